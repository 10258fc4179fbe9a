package dev.banmen.text;

import java.util.Collection;
import java.util.List;

/** A list of words as each language writes it: {@code wood, paper or mono}. Stateless. */
public final class WordList {
  private WordList() {}

  /** Returns the words with commas between them: {@code a, b, c}. */
  public static String of(Language language, Collection<String> names) {
    return String.join(words(language).text("list.between"), names);
  }

  /** Returns what is said of one thing: {@code Go, 9x9, rated}. */
  public static String phrases(Language language, List<String> phrases) {
    return String.join(words(language).text("list.phrases"), phrases);
  }

  /** Returns words to choose from: {@code a, b or c}. */
  public static String or(Language language, List<String> names) {
    return ended(language, names, "list.or");
  }

  /** Returns words that all count: {@code a, b and c}. */
  public static String and(Language language, List<String> names) {
    return ended(language, names, "list.and");
  }

  /** Returns parts of a sentence that may have commas themselves: {@code a; b, c; d}. */
  public static String parts(Language language, List<String> parts) {
    return String.join(words(language).text("list.parts"), parts);
  }

  /**
   * Returns the words, or the first of a long list: {@code D4, E4 and 7 more}. There is one word
   * more rather than "and 1 more".
   *
   * @param listed how many words of a long list there are, 1 or more
   */
  public static String first(Language language, List<String> names, int listed) {
    return names.size() <= listed + 1
        ? of(language, names)
        : more(language, of(language, names.subList(0, listed)), names.size() - listed);
  }

  /** Returns a long list as {@link #first} does, with blanks only: {@code D4 E4 and 7 more}. */
  public static String firstSites(Language language, List<String> names, int listed) {
    return names.size() <= listed + 1
        ? String.join(" ", names)
        : more(language, String.join(" ", names.subList(0, listed)), names.size() - listed);
  }

  private static String more(Language language, String first, int others) {
    return words(language).text("list.more", first, others);
  }

  private static String ended(Language language, List<String> names, String key) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : words(language).text(key, of(language, names.subList(0, last)), names.get(last));
  }

  private static Words words(Language language) {
    return language.words(WordList.class);
  }
}

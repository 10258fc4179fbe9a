package dev.banmen.text;

import java.util.List;

/** The names in a list, and how many more there are if it is long. Stateless. */
public final class LongList {
  private LongList() {}

  /**
   * Returns the names, or the first of a long list: {@code D4 E4 and 7 more}. There is one name
   * more rather than "and 1 more".
   *
   * @param between two names
   * @param listed how many names of a long list there are, 1 or more
   */
  public static String of(Language language, List<String> names, String between, int listed) {
    if (names.size() <= listed + 1) {
      return String.join(between, names);
    }
    String first = String.join(between, names.subList(0, listed));
    return language.words(LongList.class).text("list.more", first, names.size() - listed);
  }
}

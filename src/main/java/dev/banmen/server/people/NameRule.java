package dev.banmen.server.people;

import dev.banmen.app.Refusal;
import dev.banmen.server.store.NameLetters;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Which names people may have: three to sixteen letters and digits of one script, or two where a
 * character is a syllable or a word. Stateless.
 */
public final class NameRule {
  /** The word for somebody before they have a name; a number follows. */
  static final String GUEST = "guest";

  static final int LEAST = 3;
  static final int LEAST_SYLLABLES = 2;
  static final int MOST = 16;

  /** The fewest letters of a house's name that nobody's name may contain. */
  private static final int MIN_PART = 4;

  /** The program's words for itself, the owner, its players and others, in each language. */
  private static final Set<String> RESERVED =
      Language.ALL.stream()
          .map(language -> language.words(NameRule.class))
          .flatMap(words -> Stream.of(words.text("name.own").split("\\s+")))
          .map(NameRule::plain)
          .collect(Collectors.toUnmodifiableSet());

  /** The skeletons of the reserved names: a text that looks like such a name has the same one. */
  private static final Set<String> SKELETONS =
      RESERVED.stream().map(NameLetters::skeleton).collect(Collectors.toUnmodifiableSet());

  private NameRule() {}

  /** The name to show for a person who has this one, which is empty for none. */
  public static String nameOf(long person, String name) {
    return name.isEmpty() ? GUEST + person : name;
  }

  /**
   * A name as it is shown.
   *
   * @param house the name of the house, which speaks under it
   * @throws Refusal if nobody may be called that
   */
  public static String shown(String typed, String house, Words words) throws Refusal {
    String name = Normalizer.normalize(typed.strip(), Normalizer.Form.NFKC);
    int length = name.codePointCount(0, name.length());
    Set<Character.UnicodeScript> scripts = scripts(name);
    if (length > MOST || folded(name).codePoints().count() < least(name)) {
      throw new Refusal(words.text("name.length", LEAST, MOST));
    } else if (!name.codePoints().allMatch(NameRule::isAllowed) || !begins(name.codePointAt(0))) {
      throw new Refusal(words.text("name.letters"));
    } else if (scripts.size() > 1) {
      throw new Refusal(words.text("name.script"));
    } else if (NameLetters.looksLatin(name)) {
      throw new Refusal(words.text("name.latin"));
    } else if (isReserved(name) || isOfHouse(plain(name), plain(house))) {
      throw new Refusal(words.text("name.reserved"));
    }
    return name;
  }

  private static int least(String name) {
    boolean isOfSyllables =
        name.codePoints()
            .filter(Character::isLetter)
            .allMatch(c -> family(c) == Character.UnicodeScript.HAN);
    return isOfSyllables && name.codePoints().noneMatch(Character::isDigit)
        ? LEAST_SYLLABLES
        : LEAST;
  }

  /** Whether a name is, or reads like, one of the program's own words, also with a number. */
  private static boolean isReserved(String name) {
    String unnumbered = folded(name).replaceFirst("\\d+$", "");
    return looksReserved(plain(name)) || looksReserved(plain(unnumbered));
  }

  private static boolean looksReserved(String plain) {
    return SKELETONS.contains(NameLetters.skeleton(plain))
        && RESERVED.stream().anyMatch(word -> NameLetters.isAlike(word, plain));
  }

  /**
   * Whether a name is the house's, maybe with a number or with one of the program's own words, or
   * has all of it in it, unless that is too short to be noticed.
   */
  private static boolean isOfHouse(String name, String house) {
    boolean isLong = house.length() >= (least(house) == LEAST_SYLLABLES ? 2 : MIN_PART);
    int length = house.length();
    return IntStream.rangeClosed(0, name.length() - length)
        .filter(i -> NameLetters.isAlike(name.substring(i, i + length), house))
        .mapToObj(i -> name.substring(0, i) + name.substring(i + length))
        .anyMatch(rest -> isLong || rest.matches("\\d*") || isReserved(rest));
  }

  /** The text as a hasty reader sees it: its letters and digits without marks, and rn as m. */
  static String plain(String text) {
    return Normalizer.normalize(folded(text), Normalizer.Form.NFKD)
        .replaceAll("[^\\p{L}\\d]", "")
        .replace("rn", "m");
  }

  /** The form in which people are looked for, and no two have the same. */
  public static String folded(String name) {
    String upper = Normalizer.normalize(name, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
    return upper.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }

  /** The name to offer to somebody with this login name; empty if it makes none. */
  public static String offered(String login, String house, Words words) {
    StringBuilder name = new StringBuilder();
    login.codePoints().filter(NameRule::isAllowed).limit(MOST).forEach(name::appendCodePoint);
    try {
      return shown(name.toString(), house, words);
    } catch (Refusal none) {
      return "";
    }
  }

  private static boolean isAllowed(int c) {
    boolean isOther = c == '-' || c == '_' || c >= '0' && c <= '9';
    return isOther || NameLetters.has(c);
  }

  private static boolean begins(int c) {
    return Character.isLetter(c) && Character.getType(c) != Character.MODIFIER_LETTER;
  }

  /** The scripts of its letters; Japanese and Chinese are written in several that go together. */
  private static Set<Character.UnicodeScript> scripts(String name) {
    return name.codePoints()
        .filter(Character::isLetter)
        .mapToObj(NameRule::family)
        .collect(Collectors.toSet());
  }

  /** A letter's script; Chinese, Japanese, Korean and common signs count as one. */
  private static Character.UnicodeScript family(int letter) {
    Character.UnicodeScript script = Character.UnicodeScript.of(letter);
    return switch (script) {
      case HIRAGANA, KATAKANA, BOPOMOFO, HANGUL, COMMON -> Character.UnicodeScript.HAN;
      default -> script;
    };
  }
}

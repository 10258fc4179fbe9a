package dev.banmen.server;

import dev.banmen.app.Refusal;
import dev.banmen.text.Words;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Which names people may have: three to sixteen letters and digits of one script. Stateless. */
final class NameRule {
  /** What somebody is called, with a number, before they have a name. */
  static final String GUEST = "guest";

  static final int LEAST = 3;
  static final int MOST = 16;

  /** Names that would deceive others. */
  private static final List<String> RESERVED =
      List.of(
          "root", "admin", "administrator", "bot", "system", "server", "here", "free", "banmen");

  private NameRule() {}

  /**
   * A name as it is shown.
   *
   * @throws Refusal if nobody may be called that
   */
  static String shown(String typed, Words words) throws Refusal {
    String name = Normalizer.normalize(typed.strip(), Normalizer.Form.NFKC);
    int length = name.codePointCount(0, name.length());
    if (length < LEAST || length > MOST) {
      throw new Refusal(words.text("name.length", LEAST, MOST));
    } else if (!name.codePoints().allMatch(NameRule::isAllowed)
        || !Character.isLetter(name.codePointAt(0))) {
      throw new Refusal(words.text("name.letters"));
    } else if (scripts(name).size() > 1) {
      throw new Refusal(words.text("name.script"));
    } else if (isReserved(folded(name))) {
      throw new Refusal(words.text("name.reserved"));
    }
    return name;
  }

  private static boolean isReserved(String folded) {
    boolean isNumbered =
        folded.startsWith(GUEST)
            && folded.codePoints().skip(GUEST.length()).allMatch(Character::isDigit);
    return isNumbered || RESERVED.contains(folded);
  }

  /** The form in which no two names of people are the same. */
  static String folded(String name) {
    String upper = Normalizer.normalize(name, Normalizer.Form.NFKC).toUpperCase(Locale.ROOT);
    return upper.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }

  /** The name to offer to somebody with this login name; empty if it makes none. */
  static String offered(String login, Words words) {
    StringBuilder name = new StringBuilder();
    login.codePoints().filter(NameRule::isAllowed).limit(MOST).forEach(name::appendCodePoint);
    try {
      return shown(name.toString(), words);
    } catch (Refusal none) {
      return "";
    }
  }

  private static boolean isAllowed(int c) {
    boolean isJoint = c == '-' || c == '_';
    return isJoint || Character.isLetterOrDigit(c);
  }

  /** The scripts of its letters; Japanese and Chinese are written in several that go together. */
  private static Set<Character.UnicodeScript> scripts(String name) {
    Set<Character.UnicodeScript> scripts = new HashSet<>();
    name.codePoints()
        .mapToObj(Character.UnicodeScript::of)
        .map(NameRule::family)
        .filter(script -> script != Character.UnicodeScript.COMMON)
        .forEach(scripts::add);
    return scripts;
  }

  private static Character.UnicodeScript family(Character.UnicodeScript script) {
    return switch (script) {
      case HIRAGANA, KATAKANA, BOPOMOFO, HANGUL -> Character.UnicodeScript.HAN;
      default -> script;
    };
  }
}

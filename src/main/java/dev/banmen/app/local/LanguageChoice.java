package dev.banmen.app.local;

import dev.banmen.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The languages that the program speaks, by the names that users have for them: {@code en}, {@code
 * zh} for Chinese in simplified characters, {@code zh-Hant} in traditional ones, and those with a
 * country, as {@code zh-TW} or {@code zh_CN.UTF-8}. Stateless.
 */
public final class LanguageChoice {
  /** The names, as a user chooses one of them. */
  public static final List<String> NAMES = List.of("en", "zh", "zh-Hant");

  /** Where a locale stands, the first that is set and not empty; POSIX has them in this order. */
  private static final List<String> VARIABLES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

  /** Likewise, for what its letters are. */
  private static final List<String> LETTERS = List.of("LC_ALL", "LC_CTYPE", "LANG");

  private LanguageChoice() {}

  /**
   * What is to be spoken: what is asked for at once, else what the settings say, else the locale. A
   * locale that is set and whose letters are not UTF-8 goes before the settings, which may be those
   * of other terminals: nothing but English could be read there.
   *
   * @param asked the name that is asked for at once; empty if none
   * @param settings what the user's settings say; empty if nothing
   */
  public static Locale of(
      Map<String, String> environment, Optional<String> asked, Optional<String> settings) {
    return asked
        .or(() -> settings.filter(name -> canSpell(environment)))
        .flatMap(LanguageChoice::named)
        .orElseGet(() -> ofLocale(environment));
  }

  /** The same, where none is asked for at once. */
  static Locale of(Map<String, String> environment, Optional<String> settings) {
    return of(environment, Optional.empty(), settings);
  }

  /** The language of this name; empty if it is none that is spoken. */
  public static Optional<Locale> named(String name) {
    List<String> parts = List.of(name.toLowerCase(Locale.ROOT).replace('_', '-').split("-"));
    String language = parts.isEmpty() ? "" : parts.get(0);
    return switch (language) {
      case "zh" -> Optional.of(chinese(parts));
      case "en" -> Optional.of(Words.ENGLISH);
      default -> Optional.empty();
    };
  }

  private static Locale chinese(List<String> parts) {
    boolean isSimplified = parts.contains("hans");
    for (String traditional : List.of("hant", "tw", "hk", "mo")) {
      if (parts.contains(traditional) && !isSimplified) {
        return new Locale.Builder().setLanguage("zh").setScript("Hant").build();
      }
    }
    return Locale.CHINESE;
  }

  /** Whether the letters of a locale are UTF-8, or nobody has said what they are. */
  private static boolean canSpell(Map<String, String> environment) {
    for (String variable : LETTERS) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return isUtf8(value);
      }
    }
    return true;
  }

  /** A locale whose letters are not UTF-8 could not show any but English words. */
  private static Locale ofLocale(Map<String, String> environment) {
    for (String variable : VARIABLES) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return value.startsWith("zh") && isUtf8(value)
            ? named(value.substring(0, end(value))).orElse(Words.ENGLISH)
            : Words.ENGLISH;
      }
    }
    return Words.ENGLISH;
  }

  private static boolean isUtf8(String locale) {
    String small = locale.toLowerCase(Locale.ROOT);
    return small.contains(".utf-8") || small.contains(".utf8");
  }

  /** Where the name of a locale ends: {@code zh_TW.UTF-8@stroke} is {@code zh_TW}. */
  private static int end(String locale) {
    int end = 0;
    while (end < locale.length() && locale.charAt(end) != '.' && locale.charAt(end) != '@') {
      end++;
    }
    return end;
  }
}

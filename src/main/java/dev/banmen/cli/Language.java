package dev.banmen.cli;

import dev.banmen.game.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The languages that the program speaks, by the names that users have for them: {@code en}, {@code
 * zh} for Chinese in simplified characters, {@code zh-Hant} in traditional ones, and those with a
 * country, as {@code zh-TW} or {@code zh_CN.UTF-8}. Stateless.
 */
final class Language {
  /** What {@code --lang} takes. */
  static final List<String> NAMES = List.of("en", "zh", "zh-Hant");

  static final String OPTION = "--lang";

  /** Where a locale stands, the first that is set and not empty; POSIX has them in this order. */
  private static final List<String> VARIABLES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

  /** Likewise, for what its letters are. */
  private static final List<String> LETTERS = List.of("LC_ALL", "LC_CTYPE", "LANG");

  /** The property in which the launcher says what the locale was, where it had to set another. */
  private static final String LOCALE = "banmen.locale";

  private Language() {}

  /** The variables of the process's locale, as its user has them. */
  static Map<String, String> environment() {
    String locale = System.getProperty(LOCALE);
    return locale == null ? System.getenv() : Map.of(VARIABLES.get(0), locale);
  }

  /**
   * What is to be spoken: what the option says, else what the settings say, else the locale. A
   * locale that is set and whose letters are not UTF-8 goes before the settings, which may be those
   * of other terminals: nothing but English could be read there.
   *
   * @param settings what the user's settings say; empty if nothing
   */
  static Locale of(Map<String, String> environment, Optional<String> settings, String... args) {
    return asked(args)
        .or(() -> settings.filter(name -> canSpell(environment)))
        .flatMap(Language::named)
        .orElseGet(() -> ofLocale(environment));
  }

  /**
   * What the option {@code --lang} says, before the option parser is there to be asked. It may
   * stand before the command and behind it, which goes before.
   */
  static Optional<String> asked(String... args) {
    Optional<String> asked = Optional.empty();
    for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
      if (args[i].startsWith(OPTION + "=")) {
        asked = Optional.of(args[i].substring(OPTION.length() + 1));
      } else if (args[i].equals(OPTION) && i + 1 < args.length) {
        asked = Optional.of(args[i + 1]);
      }
    }
    return asked;
  }

  /** The language of this name; empty if it is none that is spoken. */
  static Optional<Locale> named(String name) {
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

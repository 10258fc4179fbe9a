package dev.banmen.app.local.settings;

import dev.banmen.text.Words;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The program's languages by the names that users choose: {@code en}, {@code zh} for Chinese in
 * simplified characters, {@code zh-Hant} in traditional ones, and those with a country, as {@code
 * zh-TW} or {@code zh_CN.UTF-8}. Stateless.
 */
public final class LanguageChoice {
  /** The names to choose from. */
  public static final List<String> NAMES = List.of("en", "zh", "zh-Hant");

  /** The variables of the locale, in POSIX's order: the first that is set and not empty counts. */
  private static final List<String> VARIABLES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

  /** The variables of the character encoding, in POSIX's order. */
  private static final List<String> LETTERS = List.of("LC_ALL", "LC_CTYPE", "LANG");

  private LanguageChoice() {}

  /**
   * The language to use: the one on the command line, else the one in the settings, else the
   * locale's. A locale that is set and not UTF-8 overrides the settings, which may be those of
   * other terminals: only English could be read there.
   *
   * @param asked the name on the command line; empty if none
   * @param settings what the user's settings say; empty if nothing
   */
  public static Locale of(
      Map<String, String> environment, Optional<String> asked, Optional<String> settings) {
    return asked
        .or(() -> settings.filter(name -> canSpell(environment)))
        .flatMap(LanguageChoice::named)
        .orElseGet(() -> ofLocale(environment));
  }

  /** The language to use where the command line names none. */
  static Locale of(Map<String, String> environment, Optional<String> settings) {
    return of(environment, Optional.empty(), settings);
  }

  /** The language with this name; empty if the program has none such. */
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

  /** Whether a locale's encoding is UTF-8, or not set. */
  private static boolean canSpell(Map<String, String> environment) {
    String value = first(LETTERS, environment);
    return value.isEmpty() || isUtf8(value);
  }

  /** The locale's language; English if its encoding isn't UTF-8 and could show nothing else. */
  private static Locale ofLocale(Map<String, String> environment) {
    String value = first(VARIABLES, environment);
    return value.startsWith("zh") && isUtf8(value)
        ? named(value.substring(0, end(value))).orElse(Words.ENGLISH)
        : Words.ENGLISH;
  }

  private static String first(List<String> variables, Map<String, String> environment) {
    for (String variable : variables) {
      String value = environment.getOrDefault(variable, "");
      if (!value.isEmpty()) {
        return value;
      }
    }
    return "";
  }

  private static boolean isUtf8(String locale) {
    String small = locale.toLowerCase(Locale.ROOT);
    return small.contains(".utf-8") || small.contains(".utf8");
  }

  /** The end of a locale's name: {@code zh_TW.UTF-8@stroke} is {@code zh_TW}. */
  private static int end(String locale) {
    int end = 0;
    while (end < locale.length() && locale.charAt(end) != '.' && locale.charAt(end) != '@') {
      end++;
    }
    return end;
  }
}

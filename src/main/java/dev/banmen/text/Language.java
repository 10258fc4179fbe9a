package dev.banmen.text;

import java.util.List;
import java.util.Locale;

/**
 * The language of one user. Code that says something to that user holds it; nothing about it is
 * process-wide. For any thread.
 */
public interface Language {
  /** The default language, and the one that files are written in. */
  Language ENGLISH = new OneLanguage(Locale.ROOT);

  /** Those that the program speaks. */
  List<Language> ALL = List.of(ENGLISH, of(Locale.CHINESE), of(Locale.forLanguageTag("zh-Hant")));

  /** The current locale: the user may choose another at any time. */
  Locale locale();

  /** Returns the words beside a class in this language, or in English where it has none. */
  default Words words(Class<?> anchor) {
    return new Words(anchor, this);
  }

  /** Returns a language that never changes. */
  static Language of(Locale locale) {
    return new OneLanguage(locale);
  }
}

package dev.banmen.text;

import java.util.Locale;

/**
 * The language that one person is spoken to in. Whoever says something to that person holds it;
 * nothing about it is process-wide. For any thread.
 */
public interface Language {
  /** What is spoken where nobody asks for anything else, and what files are written in. */
  Language ENGLISH = new OneLanguage(Locale.ROOT);

  /** Which one it is now: a person may choose another at any time. */
  Locale locale();

  /** The words beside a class, in this language, or in English where it is not spoken. */
  default Words words(Class<?> anchor) {
    return new Words(anchor, this);
  }

  /** A language that stays as it is. */
  static Language of(Locale locale) {
    return new OneLanguage(locale);
  }
}

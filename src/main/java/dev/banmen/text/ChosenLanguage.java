package dev.banmen.text;

import java.util.Locale;

/** A language that its person may change while the program runs. Mutable; for any thread. */
public final class ChosenLanguage implements Language {
  private volatile Locale locale;

  public ChosenLanguage(Locale locale) {
    this.locale = locale;
  }

  @Override
  public Locale locale() {
    return locale;
  }

  /** Everything that is said from now on is said in this language. */
  public void choose(Locale other) {
    locale = other;
  }
}

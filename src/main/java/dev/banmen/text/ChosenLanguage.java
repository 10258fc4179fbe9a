package dev.banmen.text;

import java.util.Locale;

/** A language that the user may change while the program runs. Mutable; for any thread. */
public final class ChosenLanguage implements Language {
  private volatile Locale locale;

  public ChosenLanguage(Locale locale) {
    this.locale = locale;
  }

  @Override
  public Locale locale() {
    return locale;
  }

  /** Switches to another language; what is said from now on is in that one. */
  public void choose(Locale other) {
    locale = other;
  }
}

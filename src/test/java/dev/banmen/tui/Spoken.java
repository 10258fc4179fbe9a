package dev.banmen.tui;

import dev.banmen.game.Words;
import java.util.List;
import java.util.Locale;

/** A language that is spoken for the time of a test. */
record Spoken(Locale before) implements AutoCloseable {
  static final Locale TRADITIONAL = Locale.forLanguageTag("zh-Hant");
  static final List<Locale> ALL = List.of(Words.ENGLISH, Locale.CHINESE, TRADITIONAL);

  static Spoken in(Locale language) {
    Spoken spoken = new Spoken(Words.spoken());
    Words.speak(language);
    return spoken;
  }

  @Override
  public void close() {
    Words.speak(before);
  }
}

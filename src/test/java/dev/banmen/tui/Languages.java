package dev.banmen.tui;

import dev.banmen.text.Words;
import java.util.List;
import java.util.Locale;

/** The languages that the program speaks. */
public final class Languages {
  static final Locale TRADITIONAL = Locale.forLanguageTag("zh-Hant");
  public static final List<Locale> ALL = List.of(Words.ENGLISH, Locale.CHINESE, TRADITIONAL);

  private Languages() {}
}

package dev.banmen.settings;

import java.util.List;
import java.util.Locale;

/** One thing that may be chosen, by the name that it has in the file. */
public enum Setting {
  THEME("auto"),
  GLYPHS("auto"),
  COLOR("auto"),
  LANGUAGE("auto"),
  MOUSE("true"),
  COACH("false"),
  /** The set of keys: the only one of these that stands in a table, beside the user's own keys. */
  KEYS("default");

  static final List<String> YES_OR_NO = List.of("true", "false");

  private final String usual;

  Setting(String usual) {
    this.usual = usual;
  }

  /** What holds where nothing is chosen, as the file writes it but for quotation marks. */
  public String usual() {
    return usual;
  }

  /** Such as {@code theme} or {@code keys.set}. */
  public String key() {
    return this == KEYS ? SettingsReader.TABLE + "." + SettingsReader.SET : plainName();
  }

  String plainName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether it is true or false, and not one of several words. */
  boolean isYesOrNo() {
    return YES_OR_NO.contains(usual);
  }
}

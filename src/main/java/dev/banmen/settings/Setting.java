package dev.banmen.settings;

import java.util.List;
import java.util.Locale;

/** A setting, by its name in the settings file. */
public enum Setting {
  THEME("auto"),
  GLYPHS("auto"),
  COLOR("auto"),
  LANGUAGE("auto"),
  MOUSE("true"),
  COACH("false"),
  /** The set of keys: the only setting inside a table, beside the user's own keys. */
  KEYS("default");

  static final List<String> YES_OR_NO = List.of("true", "false");

  private final String defaultValue;

  Setting(String defaultValue) {
    this.defaultValue = defaultValue;
  }

  /** The default, as the file writes it but without quotation marks. */
  public String defaultValue() {
    return defaultValue;
  }

  /** Such as {@code theme} or {@code keys.set}. */
  public String key() {
    return this == KEYS ? SettingsReader.TABLE + "." + SettingsReader.SET : plainName();
  }

  String plainName() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean isYesOrNo() {
    return YES_OR_NO.contains(defaultValue);
  }
}

package dev.banmen.settings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A setting, by its name in the settings file. */
public enum Setting {
  THEME("auto"),
  GLYPHS("auto"),
  COLOR("auto"),
  LANGUAGE("auto"),
  MOUSE("true", "confirm"),
  BELL("off"),
  COACH("false"),
  /** The most seconds that the computer thinks about a move. */
  BOT_TIME("10"),
  /** Whether the computer thinks while somebody else is to move, too. */
  PONDER("false"),
  /** The file of the neural network that computer players ask; the program's own by default. */
  NETWORK("auto"),
  /** How likely a concept is still known when it is to be reviewed, 0.7 to 0.97. */
  RECALL("0.9"),
  /** The most reviews a day. */
  REVIEWS("20"),
  /** The time zone in which a day of reviews ends at midnight. */
  TIME_ZONE("auto"),
  /** Whether problems of a file come turned or mirrored when they come again. */
  TURN_PROBLEMS("true"),
  /** The set of keys: the only setting inside a table, beside the user's own keys. */
  KEYS("default");

  /** The most reviews a day that may be asked for. */
  public static final int MOST_REVIEWS = 1000;

  private static final List<String> YES_OR_NO = List.of("true", "false");

  private final String defaultValue;
  private final String more; // a third value, beside yes and no; may be empty

  Setting(String defaultValue) {
    this(defaultValue, "");
  }

  Setting(String defaultValue, String more) {
    this.defaultValue = defaultValue;
    this.more = more;
  }

  /** The default, as the file writes it but without quotation marks. */
  public String defaultValue() {
    return defaultValue;
  }

  /** Such as {@code theme} or {@code keys.set}. */
  public String key() {
    return this == KEYS ? SettingsReader.TABLE + "." + SettingsReader.SET : plainName();
  }

  /** The setting's name without a table. */
  public String plainName() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the setting with a plain name, if there is one. */
  public static Optional<Setting> named(String plainName) {
    for (Setting setting : values()) {
      if (setting.plainName().equals(plainName)) {
        return Optional.of(setting);
      }
    }
    return Optional.empty();
  }

  /** The numbers that it may be; empty if it is no number. */
  public Optional<AllowedNumbers> numbers() {
    return switch (this) {
      case BOT_TIME -> Optional.of(new AllowedNumbers(0.001, Seconds.MOST, 3));
      case RECALL -> Optional.of(new AllowedNumbers(0.7, 0.97, 3));
      case REVIEWS -> Optional.of(new AllowedNumbers(1, MOST_REVIEWS, 0));
      default -> Optional.empty();
    };
  }

  /** Whether it is true, false or what else {@link #answers} has. */
  boolean isYesOrNo() {
    return YES_OR_NO.contains(defaultValue);
  }

  /** Returns all its values, if it is one of yes and no. */
  public List<String> answers() {
    return more.isEmpty() ? YES_OR_NO : List.of(YES_OR_NO.get(0), YES_OR_NO.get(1), more);
  }

  /** Whether the file writes this value without quotation marks. */
  boolean isBoolean(String value) {
    return isYesOrNo() && YES_OR_NO.contains(value);
  }
}

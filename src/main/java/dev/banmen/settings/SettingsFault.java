package dev.banmen.settings;

import java.util.Comparator;

/**
 * A fault in a settings file: what was found, and what was expected. Immutable.
 *
 * @param line from 1
 * @param column from 1
 * @param text one sentence without its end
 */
public record SettingsFault(int line, int column, String text) {
  /** The order of the places in the file. */
  public static final Comparator<SettingsFault> BY_PLACE =
      Comparator.comparingInt(SettingsFault::line).thenComparingInt(SettingsFault::column);

  /** The fault as {@code FILE:LINE:COL: text}. */
  public String in(String file) {
    return file + ":" + line + ":" + column + ": " + text;
  }
}

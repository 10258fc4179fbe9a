package dev.banmen.settings;

/**
 * A fault in a settings file: what was found, and what was expected. Immutable.
 *
 * @param line from 1
 * @param column from 1
 * @param text one sentence without its end
 */
public record SettingsFault(int line, int column, String text) {
  /** The fault as {@code FILE:LINE:COL: text}. */
  public String in(String file) {
    return file + ":" + line + ":" + column + ": " + text;
  }
}

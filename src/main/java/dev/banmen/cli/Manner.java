package dev.banmen.cli;

import dev.banmen.tui.Themes;

/**
 * How a game is to be drawn, as the command line has it. Immutable.
 *
 * @param color {@code auto}, {@code truecolor}, {@code 256}, {@code 16} or {@code none}
 * @param ascii whether to draw with ASCII characters only
 * @param theme the name of a theme
 */
record Manner(String color, boolean ascii, String theme) {
  static final Manner USUAL = new Manner("auto", false, Themes.USUAL);
}

package dev.banmen.cli;

import dev.banmen.tui.Display;
import dev.banmen.tui.Themes;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/**
 * How a game is to be drawn, as the command line has it. Immutable.
 *
 * @param color {@code auto}, {@code truecolor}, {@code 256}, {@code 16} or {@code none}
 * @param ascii whether to draw with ASCII characters only
 * @param theme the name of a theme, or {@code auto}
 * @param isCoached whether a coach warns of moves in the game that is played
 */
record Manner(String color, boolean ascii, String theme, boolean isCoached) {
  static final Manner USUAL = new Manner("auto", false, Themes.AUTO, false);

  private static final String COLOR = "--color";
  private static final String THEME = "--theme";
  private static final String ASCII = "--ascii";

  /** Adds the options. */
  static void describe(CommandSpec spec) {
    String colours = String.join(", ", Display.COLOURS);
    Arguments.option(spec, COLOR, "WHICH", "How many colours: one of " + colours + ".");
    Arguments.option(
        spec,
        THEME,
        "NAME",
        "Colours and looks, as 'banmen themes' shows them; auto, the usual one, is paper on a light"
            + " terminal and wood on all others.");
    Arguments.flag(spec, ASCII, "Draw with ASCII characters only.");
  }

  /** What the options say. */
  static Manner of(ParseResult parsed) {
    String color = parsed.matchedOptionValue(COLOR, USUAL.color);
    if (!Display.COLOURS.contains(color)) {
      throw new UsageFault(
          "color '" + color + "' is none of " + String.join(", ", Display.COLOURS));
    }
    String theme = parsed.matchedOptionValue(THEME, USUAL.theme);
    return new Manner(color, parsed.hasMatchedOption(ASCII), theme, false);
  }

  /** Likewise, with a coach at the player's side or without. */
  Manner coached(boolean wanted) {
    return new Manner(color, ascii, theme, wanted);
  }
}

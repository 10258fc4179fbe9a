package dev.banmen.tui;

import dev.banmen.tui.term.Backdrop;
import dev.banmen.tui.term.Depth;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How the screen is to be drawn. Immutable.
 *
 * @param depth how many colours
 * @param ascii whether boards are drawn with ASCII characters only
 * @param themes those that can be changed to
 * @param theme the name of the first one, or {@link Themes#AUTO}
 * @param backdrop what the terminal has behind its text
 * @param mouse whether the terminal is asked for the mouse
 * @param notice what is to be said at first; may be nothing
 */
public record Display(
    Depth depth,
    boolean ascii,
    Themes themes,
    String theme,
    Backdrop backdrop,
    boolean mouse,
    String notice) {
  /** What {@code --color} takes. */
  public static final List<String> COLOURS = List.of("auto", "truecolor", "256", "16", "none");

  /** What a file of settings may say of the characters that boards are drawn with. */
  public static final List<String> GLYPHS = List.of("auto", "ascii");

  /** The usual theme. */
  Display(Depth depth, boolean ascii) {
    this(depth, ascii, Themes.of(Map.of()), Themes.USUAL, Backdrop.UNKNOWN, true, "");
  }

  /** The same with another theme. */
  public Display with(String otherTheme) {
    return new Display(depth, ascii, themes, otherTheme, backdrop, mouse, notice);
  }

  /** Whether the theme follows what the terminal has behind its text. */
  boolean isAuto() {
    return theme.equals(Themes.AUTO);
  }

  /** Whether the terminal has to be asked for that. */
  boolean asks() {
    return isAuto() && backdrop == Backdrop.UNKNOWN && depth != Depth.NONE;
  }

  /** The name of the theme to begin with. */
  String first() {
    return isAuto() ? Themes.suiting(backdrop) : theme;
  }

  /** The same with the mouse, or without. */
  public Display withMouse(boolean wanted) {
    return new Display(depth, ascii, themes, theme, backdrop, wanted, notice);
  }

  /** The same drawn with ASCII characters only, or not. */
  Display withAscii(boolean wanted) {
    return new Display(depth, wanted, themes, theme, backdrop, mouse, notice);
  }

  /** The same with something to be said at first. */
  public Display saying(String sentence) {
    return new Display(depth, ascii, themes, theme, backdrop, mouse, sentence);
  }

  /**
   * What was asked for, and for the rest what the environment says.
   *
   * @param colour one of {@link #COLOURS}
   * @param ascii whether ASCII was asked for; a locale that is not UTF-8 asks for it too, and the
   *     console of Linux, whose fonts have no discs
   * @throws IllegalArgumentException if the colour is none of them; the message is one line
   */
  public static Display of(String colour, boolean ascii, Map<String, String> environment) {
    Depth depth =
        switch (colour) {
          case "auto" -> Depth.of(environment);
          case "truecolor" -> Depth.TRUECOLOR;
          case "256" -> Depth.INDEXED;
          case "16" -> Depth.SIXTEEN;
          case "none" -> Depth.NONE;
          default ->
              throw new IllegalArgumentException(
                  "color '" + colour + "' is none of " + String.join(", ", COLOURS));
        };
    boolean needsAscii = ascii || isConsole(environment) || !isUtf8(environment);
    Backdrop backdrop = Backdrop.of(environment);
    return new Display(depth, needsAscii, Themes.of(environment), Themes.AUTO, backdrop, true, "");
  }

  private static boolean isConsole(Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    return term.equals("linux") || term.startsWith("linux-");
  }

  /** The first of these variables that is set and not empty decides, as POSIX has it. */
  private static boolean isUtf8(Map<String, String> environment) {
    for (String name : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      String value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        String locale = value.toLowerCase(Locale.ROOT);
        return locale.endsWith("utf-8") || locale.endsWith("utf8");
      }
    }
    return false;
  }

  Glyphs glyphs() {
    return ascii ? Glyphs.ASCII : Glyphs.UNICODE;
  }
}

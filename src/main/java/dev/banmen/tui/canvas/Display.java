package dev.banmen.tui.canvas;

import dev.banmen.text.Language;
import dev.banmen.tui.term.BackgroundTone;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.theme.Themes;
import java.util.List;
import java.util.Map;

/**
 * How the screen is to be drawn. Immutable.
 *
 * @param depth how many colours
 * @param glyphSet the characters that boards are drawn with
 * @param themes those that can be changed to
 * @param theme the name of the first one, or {@link Themes#AUTO}
 * @param backdrop what the terminal has behind its text
 * @param mouse whether the terminal is asked for the mouse
 * @param notice what is to be said at first; may be nothing
 * @param environment tells what is meant by {@code auto}
 */
public record Display(
    Depth depth,
    GlyphSet glyphSet,
    Themes themes,
    String theme,
    BackgroundTone backdrop,
    boolean mouse,
    String notice,
    Map<String, String> environment) {
  /** What {@code --color} takes. */
  public static final List<String> COLOURS = List.of("auto", "truecolor", "256", "16", "none");

  /** The usual theme. */
  public Display(Depth depth, GlyphSet glyphSet, Language language) {
    this(
        depth,
        glyphSet,
        Themes.of(Map.of(), language),
        Themes.USUAL,
        BackgroundTone.UNKNOWN,
        true,
        "",
        Map.of());
  }

  /** The language of whoever looks at it. */
  public Language language() {
    return themes.language();
  }

  /** The same with another theme. */
  public Display with(String otherTheme) {
    return new Display(depth, glyphSet, themes, otherTheme, backdrop, mouse, notice, environment);
  }

  /** Whether the theme follows what the terminal has behind its text. */
  public boolean isAuto() {
    return theme.equals(Themes.AUTO);
  }

  /** Whether the terminal has to be asked for that: also where boards have its own two colours. */
  public boolean asks() {
    boolean matters = isAuto() || depth == Depth.NONE || theme.equals("mono");
    return matters && backdrop == BackgroundTone.UNKNOWN;
  }

  /** Whether a board without colours is drawn dark on light in a terminal that is light on dark. */
  public boolean turnsBoards() {
    return backdrop != BackgroundTone.LIGHT && glyphSet != GlyphSet.ASCII;
  }

  /** The same before another backdrop. */
  Display before(BackgroundTone other) {
    return new Display(depth, glyphSet, themes, theme, other, mouse, notice, environment);
  }

  /** The name of the theme to begin with. */
  String first() {
    return isAuto() ? Themes.suiting(backdrop) : theme;
  }

  /** The same with the mouse, or without. */
  public Display withMouse(boolean wanted) {
    return new Display(depth, glyphSet, themes, theme, backdrop, wanted, notice, environment);
  }

  /** The same with so many colours, one of {@link #COLOURS}. */
  Display withColour(String wanted) {
    return with(depth(wanted, environment, language()));
  }

  /** The same drawn with one of {@link GlyphSet#NAMES}. */
  Display withGlyphs(String wanted) {
    return withGlyphs(GlyphSet.of(wanted, environment, language()));
  }

  private Display with(Depth wanted) {
    return new Display(wanted, glyphSet, themes, theme, backdrop, mouse, notice, environment);
  }

  /** The same, for what was drawn like this to be drawn anew. */
  Display again() {
    return with(depth);
  }

  private Display withGlyphs(GlyphSet wanted) {
    return new Display(depth, wanted, themes, theme, backdrop, mouse, notice, environment);
  }

  /** The same with something to be said at first. */
  public Display saying(String sentence) {
    return new Display(depth, glyphSet, themes, theme, backdrop, mouse, sentence, environment);
  }

  /**
   * What was asked for, and for the rest what the environment says.
   *
   * @param colour one of {@link #COLOURS}
   * @param glyphs one of {@link GlyphSet#NAMES}
   * @param language what faults are reported in
   * @throws IllegalArgumentException if there is no such colour or no such glyphs; the message is
   *     one line
   */
  public static Display of(
      String colour, String glyphs, Map<String, String> environment, Language language) {
    return new Display(
        depth(colour, environment, language),
        GlyphSet.of(glyphs, environment, language),
        Themes.of(environment, language),
        Themes.AUTO,
        BackgroundTone.of(environment),
        true,
        "",
        environment);
  }

  /** How many colours that is: one of {@link #COLOURS}. */
  private static Depth depth(String colour, Map<String, String> environment, Language language) {
    return switch (colour) {
      case "auto" -> Depth.of(environment);
      case "truecolor" -> Depth.TRUECOLOR;
      case "256" -> Depth.INDEXED;
      case "16" -> Depth.SIXTEEN;
      case "none" -> Depth.NONE;
      default ->
          throw new IllegalArgumentException(
              language
                  .words(Display.class)
                  .text("display.color", colour, String.join(", ", COLOURS)));
    };
  }

  /** Whether pictures that are no part of the screen have to do with ASCII. */
  public boolean ascii() {
    return glyphSet != GlyphSet.UNICODE;
  }

  public Glyphs glyphs() {
    return glyphSet.glyphs();
  }
}

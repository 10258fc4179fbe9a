package dev.banmen.tui.canvas;

import dev.banmen.app.ThemeStore;
import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.TerminalBackground;
import dev.banmen.tui.term.TerminalQuestion;
import dev.banmen.tui.theme.Themes;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How the screen is drawn. Immutable.
 *
 * @param depth how many colours
 * @param findsDepth whether that follows what is known of the terminal
 * @param glyphSet the characters that boards are drawn with
 * @param findsGlyphs whether those follow what is known of the terminal
 * @param themes the themes to choose from
 * @param theme the name of the first one, or {@link Themes#AUTO}
 * @param background the terminal's background
 * @param mouse what the mouse is for; if for nothing, the terminal isn't asked for it
 * @param notice what the page says first; may be empty
 * @param environment decides what {@code auto} means
 */
public record Display(
    Depth depth,
    boolean findsDepth,
    GlyphSet glyphSet,
    boolean findsGlyphs,
    Themes themes,
    String theme,
    TerminalBackground background,
    MouseUse mouse,
    String notice,
    Map<String, String> environment) {
  /** The values of {@code --color}. */
  public static final List<String> COLOURS = List.of("auto", "truecolor", "256", "16", "none");

  public Display(Depth depth, GlyphSet glyphSet, Language language) {
    this(
        depth,
        false,
        glyphSet,
        false,
        new Themes(language),
        Themes.DEFAULT,
        TerminalBackground.UNKNOWN,
        MouseUse.PLAYS,
        "",
        Map.of());
  }

  public Language language() {
    return themes.language();
  }

  /** Returns this display with a person's own themes beside the built-in ones. */
  public Display withThemes(ThemeStore own) {
    Themes all = new Themes(own, language());
    return with(all, theme, background, mouse, notice);
  }

  public Display withTheme(String otherTheme) {
    return with(themes, otherTheme, background, mouse, notice);
  }

  private Display with(
      Themes all, String first, TerminalBackground behind, MouseUse use, String said) {
    return new Display(
        depth, findsDepth, glyphSet, findsGlyphs, all, first, behind, use, said, environment);
  }

  /** Whether the theme follows the terminal's background. */
  public boolean isAuto() {
    return theme.equals(Themes.AUTO);
  }

  /** Returns what to ask the terminal. */
  public Set<TerminalQuestion> questions() {
    Set<TerminalQuestion> questions = EnumSet.noneOf(TerminalQuestion.class);
    if (asksBackground()) {
      questions.add(TerminalQuestion.BACKGROUND);
    }
    if (asksColours()) {
      questions.add(TerminalQuestion.COLOURS);
    }
    if (asksName()) {
      questions.add(TerminalQuestion.NAME);
    }
    return questions;
  }

  /** Whether its background matters: also if boards use its own two colours. */
  private boolean asksBackground() {
    boolean matters = isAuto() || depth == Depth.NONE || theme.equals("mono");
    return matters && background == TerminalBackground.UNKNOWN;
  }

  /** Whether it may have more colours: not behind tmux and screen, which pass on no such answer. */
  private boolean asksColours() {
    boolean mayHaveMore = depth == Depth.SIXTEEN || depth == Depth.INDEXED;
    return findsDepth && mayHaveMore && !GlyphSet.isInside(environment);
  }

  /** Whether it may show pictures. */
  private boolean asksName() {
    boolean mayShowMore = glyphSet == GlyphSet.UNICODE && depth != Depth.NONE;
    return findsGlyphs && mayShowMore && !GlyphSet.isInside(environment);
  }

  /**
   * Whether a board without colours is drawn dark on light because the terminal is light on dark.
   */
  public boolean swapsBoardColours() {
    return background != TerminalBackground.LIGHT && glyphSet != GlyphSet.ASCII;
  }

  Display withBackground(TerminalBackground other) {
    return with(themes, theme, other, mouse, notice);
  }

  /** Returns the name of the theme to start with. */
  String startTheme() {
    return isAuto() ? Themes.suiting(background) : theme;
  }

  public Display withMouse(MouseUse wanted) {
    return with(themes, theme, background, wanted, notice);
  }

  /** Returns this display with this many colours, one of {@link #COLOURS}. */
  Display withColour(String wanted) {
    return withDepth(
        depth(wanted, environment, language()), wanted.equals(Themes.AUTO), environment);
  }

  /**
   * Returns this display on a terminal that has all colours, which it uses if it looks for that.
   */
  Display withAllColours() {
    Map<String, String> known = new HashMap<>(environment);
    known.put("COLORTERM", "truecolor");
    return withDepth(findsDepth ? Depth.of(known) : depth, findsDepth, known);
  }

  /** Returns this display on a terminal of that name and version, as it says itself. */
  Display withName(String name) {
    Map<String, String> known = new HashMap<>(environment);
    known.put(GlyphSet.NAME, name);
    Display named = withDepth(depth, findsDepth, known);
    return findsGlyphs ? named.withGlyphs(Themes.AUTO) : named;
  }

  private Display withDepth(Depth found, boolean isFound, Map<String, String> known) {
    return new Display(
        found, isFound, glyphSet, findsGlyphs, themes, theme, background, mouse, notice, known);
  }

  /** Returns this display drawn with one of {@link GlyphSet#NAMES}. */
  Display withGlyphs(String wanted) {
    GlyphSet found = GlyphSet.of(wanted, environment, language());
    boolean isFound = wanted.equals(Themes.AUTO);
    return new Display(
        depth, findsDepth, found, isFound, themes, theme, background, mouse, notice, environment);
  }

  /** Returns a copy, to force a redraw. */
  Display copy() {
    return withTheme(theme);
  }

  public Display withNotice(String sentence) {
    return with(themes, theme, background, mouse, sentence);
  }

  /**
   * Returns the display asked for, with the built-in themes and the rest from the environment.
   *
   * @param colour one of {@link #COLOURS}
   * @param glyphs one of {@link GlyphSet#NAMES}
   * @param language of the fault messages
   * @throws IllegalArgumentException if the colour or glyphs aren't valid; the message is one line
   */
  public static Display of(
      String colour, String glyphs, Map<String, String> environment, Language language) {
    return new Display(
        depth(colour, environment, language),
        colour.equals(Themes.AUTO),
        GlyphSet.of(glyphs, environment, language),
        glyphs.equals(Themes.AUTO),
        new Themes(language),
        Themes.AUTO,
        TerminalBackground.of(environment),
        MouseUse.PLAYS,
        "",
        environment);
  }

  /** Returns how many colours that is: one of {@link #COLOURS}. */
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
                  .text("display.color", colour, WordList.or(language, COLOURS)));
    };
  }

  /** Whether pictures outside the screen are limited to ASCII. */
  public boolean ascii() {
    return !glyphs().hasBlocks();
  }

  public Glyphs glyphs() {
    return glyphSet.glyphs();
  }
}

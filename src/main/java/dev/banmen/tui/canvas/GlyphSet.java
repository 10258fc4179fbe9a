package dev.banmen.tui.canvas;

import dev.banmen.text.Language;
import dev.banmen.text.WordList;
import dev.banmen.tui.term.TermName;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The sets of characters that boards can be drawn with. */
public enum GlyphSet {
  /** Joined lines, discs and blocks: in most fonts, and one cell wide on most terminals. */
  UNICODE(Glyphs.UNICODE),
  /**
   * The Unicode characters, with pictures of stones where a stone has at least four cells by two.
   */
  PICTURES(Glyphs.UNICODE),
  /** The characters of the Linux console, which shows an underline as a colour. */
  CONSOLE(Glyphs.CONSOLE),
  ASCII(Glyphs.ASCII),
  /**
   * Without characters whose width is ambiguous (Unicode Standard Annex 11), for terminals that
   * draw those two cells wide, as some do for Chinese, Japanese and Korean.
   */
  CJK(Glyphs.CJK);

  /** The values of {@code --glyphs}. */
  public static final List<String> NAMES = List.of("auto", "unicode", "pictures", "ascii", "cjk");

  /** What stands for a terminal's own name among the variables of the environment. */
  static final String NAME = "XTVERSION";

  /** How terminals that show pictures begin their names. */
  private static final List<String> PICTURING = List.of("kitty(", "ghostty ", "WezTerm ");

  /** Terminals with a character set of their own, by their {@code TERM}. */
  private static final String[] OLD = {"linux", "vt100", "vt102", "vt220", "ansi"};

  private final Glyphs glyphs;

  GlyphSet(Glyphs glyphs) {
    this.glyphs = glyphs;
  }

  Glyphs glyphs() {
    return glyphs;
  }

  /**
   * Returns the set with this name. {@code auto} is ASCII if the locale is not UTF-8, on the Linux
   * console, whose fonts have no discs, and on terminals older than Unicode; {@link #PICTURES} on
   * those known to show them, or that say a name of those; else Unicode. No language selects {@link
   * #CJK} by itself: nothing reveals how wide a terminal draws, and most, like the C library's
   * wcwidth in UTF-8, use one cell for ambiguous characters in Chinese locales too.
   *
   * @param language of the fault message
   * @throws IllegalArgumentException if the name isn't valid; the message is one line
   */
  public static GlyphSet of(String name, Map<String, String> environment, Language language) {
    return switch (name) {
      case "auto" ->
          isOld(environment) || !isUtf8(environment)
              ? ASCII
              : hasPictures(environment) ? PICTURES : UNICODE;
      case "pictures" -> PICTURES;
      case "unicode" ->
          TermName.isOf(environment.getOrDefault("TERM", ""), "linux") ? CONSOLE : UNICODE;
      case "ascii" -> ASCII;
      case "cjk" -> CJK;
      default ->
          throw new IllegalArgumentException(
              language
                  .words(GlyphSet.class)
                  .text("display.glyphs", name, WordList.or(language, NAMES)));
    };
  }

  /** Whether the terminal is known to show pictures. */
  private static boolean hasPictures(Map<String, String> environment) {
    String name = environment.getOrDefault(NAME, "");
    boolean isKnown =
        environment.getOrDefault("TERM", "").equals("xterm-kitty")
            || PICTURING.stream().anyMatch(name::startsWith);
    return isKnown && !isInside(environment);
  }

  /** Whether tmux or screen is the terminal, which pass on no picture and no answer. */
  static boolean isInside(Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "");
    return term.startsWith("tmux")
        || term.startsWith("screen")
        || !environment.getOrDefault("TMUX", "").isEmpty()
        || !environment.getOrDefault("STY", "").isEmpty();
  }

  /** Whether the terminal has its own character set, whatever the locale. */
  private static boolean isOld(Map<String, String> environment) {
    return TermName.isOf(environment.getOrDefault("TERM", ""), OLD);
  }

  /**
   * Whether the locale is UTF-8: the first of these variables that is set and not empty decides, as
   * in POSIX.
   */
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
}

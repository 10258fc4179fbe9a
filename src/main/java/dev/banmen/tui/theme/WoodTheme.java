package dev.banmen.tui.theme;

import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.TextColor.ANSI;
import dev.banmen.tui.term.Rgb;
import java.util.HashMap;
import java.util.Map;

/**
 * The default theme, the same as {@code themes/wood.properties}: a test compares the two. Reading
 * the file would cost each start two milliseconds.
 */
public final class WoodTheme {
  // Colours are from xterm's cube and its greys, so that 256 of them look the same as 16 million.
  // Those of text have a contrast of 4.5 to 1 to black and to white, and few colours do.
  private static final TextColor BLACK = new Rgb(0x000000);
  private static final TextColor WHITE = new Rgb(0xffffff);
  private static final TextColor QUIET = new Rgb(0x767676);
  private static final TextColor GREEN = new Rgb(0x00875f);
  private static final TextColor CLAY = new Rgb(0xaf5f5f);
  private static final TextColor GOLD = new Rgb(0xaf8700);
  private static final TextColor NIGHT = new Rgb(0x00005f);
  private static final TextColor BLOOD = new Rgb(0x5f0000);

  private final Map<String, Style> styles = new HashMap<>();

  private WoodTheme() {}

  public static Theme theme() {
    WoodTheme wood = new WoodTheme();
    wood.words();
    wood.pieces("CROSSINGS_", new Rgb(0xaf875f), new Rgb(0x3a3a3a));
    wood.pieces("SQUARES_", new Rgb(0x5f875f), new Rgb(0x303030));
    wood.lines();
    wood.sixteen();
    return new Theme("wood", wood.styles);
  }

  private void put(Style style, String prefix, String... roles) {
    for (String role : roles) {
      styles.put(prefix + role, style);
    }
  }

  private void words() {
    put(Style.PLAIN, "", "TEXT");
    put(Style.of(QUIET), "", "QUIET", "KEYS", "LABEL", "BORDER");
    put(Style.PLAIN.withBold(), "", "STRONG", "HEADING");
    put(Style.of(GREEN), "", "GOOD");
    put(Style.of(CLAY), "", "MISS");
    put(Style.PLAIN.withReverse(), "", "ENTRY", "SELECTED");
    put(Style.PLAIN.withUnderline(), "", "FIELD");
  }

  private void pieces(String ground, TextColor board, TextColor grid) {
    put(Style.of(grid, board), ground, "BOARD", "FIXTURE", "NEUTRAL");
    put(Style.of(BLACK, board), ground, "BLACK", "LEGAL", "LIBERTY", "TERRITORY_BLACK");
    put(Style.of(WHITE, board), ground, "WHITE", "CURSOR", "CHAIN", "TERRITORY_WHITE");
    put(Style.of(NIGHT, board), ground, "LAST");
    put(Style.of(BLOOD, board), ground, "TAKEN", "REPEATED");
  }

  private void lines() {
    put(Style.of(QUIET), "LINES_", "BOARD", "NEUTRAL");
    put(Style.of(new Rgb(0x5f5fff)), "LINES_", "BLACK", "TERRITORY_BLACK");
    put(Style.of(CLAY), "LINES_", "WHITE", "TERRITORY_WHITE");
    put(Style.of(GOLD), "LINES_", "CURSOR", "LAST");
    put(Style.of(GREEN), "LINES_", "LEGAL", "LIBERTY", "CHAIN");
    put(Style.of(new Rgb(0xd75f5f)), "LINES_", "TAKEN", "REPEATED");
  }

  private void sixteen() {
    put(Style.of(ANSI.RED), "SIXTEEN_", "TAKEN", "REPEATED");
    put(Style.of(ANSI.BLUE_BRIGHT), "SIXTEEN_", "CHAIN");
    put(Style.of(ANSI.BLUE_BRIGHT).withBold(), "SIXTEEN_", "LAST");
    put(Style.of(ANSI.MAGENTA).withBold(), "SIXTEEN_", "CURSOR");
    put(Style.PLAIN.withUnderline(), "SIXTEEN_", "FIELD");
    put(Style.PLAIN.withBold(), "SIXTEEN_", "MISS", "BLACK", "WHITE");
    pieces(ANSI.BLACK, "BOARD", "FIXTURE", "NEUTRAL", "BLACK", "TERRITORY_BLACK", "LEGAL");
    pieces(ANSI.BLACK, "LIBERTY");
    pieces(ANSI.WHITE_BRIGHT, "WHITE", "TERRITORY_WHITE", "CHAIN");
    pieces(ANSI.YELLOW_BRIGHT, "CURSOR");
    pieces(ANSI.CYAN_BRIGHT, "LAST");
    put(Style.of(ANSI.WHITE_BRIGHT, ANSI.RED), "SIXTEEN_PIECES_", "TAKEN", "REPEATED");
  }

  private void pieces(TextColor colour, String... roles) {
    put(Style.of(colour, ANSI.BLACK_BRIGHT), "SIXTEEN_PIECES_", roles);
  }
}

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

  private void put(String name, TextColor foreground) {
    styles.put(name, Style.of(foreground));
  }

  private void words() {
    put("TEXT", ANSI.DEFAULT);
    put("QUIET", QUIET);
    styles.put("STRONG", Style.PLAIN.withBold());
    styles.put("HEADING", Style.PLAIN.withBold());
    put("GOOD", GREEN);
    put("MISS", CLAY);
    put("KEYS", QUIET);
    put("LABEL", QUIET);
    put("BORDER", QUIET);
    styles.put("ENTRY", Style.PLAIN.withReverse());
    styles.put("SELECTED", Style.PLAIN.withReverse());
    styles.put("FIELD", Style.PLAIN.withUnderline());
  }

  private void pieces(String ground, TextColor board, TextColor grid) {
    styles.put(ground + "BOARD", Style.of(grid, board));
    styles.put(ground + "FIXTURE", Style.of(grid, board));
    styles.put(ground + "NEUTRAL", Style.of(grid, board));
    styles.put(ground + "BLACK", Style.of(BLACK, board));
    styles.put(ground + "LEGAL", Style.of(BLACK, board));
    styles.put(ground + "LIBERTY", Style.of(BLACK, board));
    styles.put(ground + "TERRITORY_BLACK", Style.of(BLACK, board));
    styles.put(ground + "WHITE", Style.of(WHITE, board));
    styles.put(ground + "CURSOR", Style.of(WHITE, board));
    styles.put(ground + "CHAIN", Style.of(WHITE, board));
    styles.put(ground + "TERRITORY_WHITE", Style.of(WHITE, board));
    styles.put(ground + "LAST", Style.of(NIGHT, board));
    styles.put(ground + "TAKEN", Style.of(BLOOD, board));
    styles.put(ground + "REPEATED", Style.of(BLOOD, board));
  }

  private void lines() {
    TextColor blue = new Rgb(0x5f5fff);
    TextColor rose = new Rgb(0xd75f5f);
    put("LINES_BOARD", QUIET);
    put("LINES_NEUTRAL", QUIET);
    put("LINES_BLACK", blue);
    put("LINES_TERRITORY_BLACK", blue);
    put("LINES_WHITE", CLAY);
    put("LINES_TERRITORY_WHITE", CLAY);
    put("LINES_CURSOR", GOLD);
    put("LINES_LAST", GOLD);
    put("LINES_LEGAL", GREEN);
    put("LINES_LIBERTY", GREEN);
    put("LINES_CHAIN", GREEN);
    put("LINES_TAKEN", rose);
    put("LINES_REPEATED", rose);
  }

  private void sixteen() {
    put("SIXTEEN_TAKEN", ANSI.RED);
    put("SIXTEEN_REPEATED", ANSI.RED);
    put("SIXTEEN_CHAIN", ANSI.BLUE_BRIGHT);
    styles.put("SIXTEEN_LAST", Style.of(ANSI.BLUE_BRIGHT).withBold());
    styles.put("SIXTEEN_CURSOR", Style.of(ANSI.MAGENTA).withBold());
    styles.put("SIXTEEN_FIELD", Style.PLAIN.withUnderline());
    styles.put("SIXTEEN_MISS", Style.PLAIN.withBold());
    styles.put("SIXTEEN_BLACK", Style.PLAIN.withBold());
    styles.put("SIXTEEN_WHITE", Style.PLAIN.withBold());
    sixteen(ANSI.BLACK, "BOARD", "FIXTURE", "NEUTRAL", "BLACK", "TERRITORY_BLACK", "LEGAL");
    sixteen(ANSI.BLACK, "LIBERTY");
    sixteen(ANSI.WHITE_BRIGHT, "WHITE", "TERRITORY_WHITE", "CHAIN");
    sixteen(ANSI.YELLOW_BRIGHT, "CURSOR");
    sixteen(ANSI.CYAN_BRIGHT, "LAST");
    styles.put("SIXTEEN_PIECES_TAKEN", Style.of(ANSI.WHITE_BRIGHT, ANSI.RED));
    styles.put("SIXTEEN_PIECES_REPEATED", Style.of(ANSI.WHITE_BRIGHT, ANSI.RED));
  }

  private void sixteen(TextColor colour, String... roles) {
    for (String role : roles) {
      styles.put("SIXTEEN_PIECES_" + role, Style.of(colour, ANSI.BLACK_BRIGHT));
    }
  }
}

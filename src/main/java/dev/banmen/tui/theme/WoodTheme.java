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
  private static final TextColor PAGE = new Rgb(0x16181d);
  private static final TextColor TEXT = new Rgb(0xc9ccd3);
  private static final TextColor QUIET = new Rgb(0x989ea9);
  private static final TextColor STRONG = new Rgb(0xffffff);
  private static final TextColor GOOD = new Rgb(0x87d7af);
  private static final TextColor MISS = new Rgb(0xff7b72);
  private static final TextColor BLACK = new Rgb(0x1c1c1c);
  private static final TextColor MARK = new Rgb(0xe5413c);
  private static final TextColor WHITE = new Rgb(0xffffff);

  private final Map<String, Style> styles = new HashMap<>();

  private WoodTheme() {}

  public static Theme theme() {
    WoodTheme wood = new WoodTheme();
    wood.words();
    wood.crossings();
    wood.squares();
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
    put(Style.of(TEXT, PAGE), "", "TEXT");
    put(Style.of(QUIET, PAGE), "", "QUIET", "KEYS", "LABEL");
    put(Style.of(STRONG, PAGE).withBold(), "", "STRONG", "HEADING");
    put(Style.of(GOOD, PAGE), "", "GOOD");
    put(Style.of(MISS, PAGE), "", "MISS");
    put(Style.of(new Rgb(0xe0b04a), PAGE), "", "ACCENT");
    put(Style.of(new Rgb(0x6b717c), PAGE), "", "BORDER");
    put(Style.of(new Rgb(0x3a3f4a), PAGE), "", "RULE");
    put(Style.of(PAGE, TEXT), "", "ENTRY");
    put(Style.of(STRONG, new Rgb(0x343a47)).withBold(), "", "SELECTED");
    put(Style.of(TEXT, PAGE).withUnderline(), "", "FIELD");
    put(Style.of(STRONG, new Rgb(0x2a2e37)), "", "CARD");
  }

  private void crossings() {
    TextColor wood = new Rgb(0xb08440);
    TextColor dark = new Rgb(0x332005);
    pieces("CROSSINGS_", wood);
    put(Style.of(new Rgb(0x4b330a), wood), "CROSSINGS_", "BOARD", "SECOND", "TILE", "FIXTURE");
    put(Style.of(new Rgb(0x4b330a), wood), "CROSSINGS_", "NEUTRAL");
    put(Style.of(dark, wood), "CROSSINGS_", "LABEL", "CHANGED", "LEGAL");
    put(Style.of(MARK, new Rgb(0xc42f2a)), "CROSSINGS_", "LAST");
    put(Style.of(BLACK, wood).withBold(), "CROSSINGS_", "LIBERTY");
    put(Style.of(new Rgb(0x6e100a), wood), "CROSSINGS_", "TAKEN", "REPEATED");
  }

  private void squares() {
    TextColor green = new Rgb(0x307f50);
    TextColor line = new Rgb(0x0b2616);
    pieces("SQUARES_", green);
    put(Style.of(line, green), "SQUARES_", "BOARD", "TILE", "FIXTURE", "NEUTRAL", "LEGAL");
    put(Style.of(line, new Rgb(0x2b7449)), "SQUARES_", "SECOND");
    put(Style.of(STRONG, green).withBold(), "SQUARES_", "LIBERTY");
    put(Style.of(new Rgb(0xa9c7b4), new Rgb(0x125a2c)), "SQUARES_", "LABEL");
    put(Style.of(MARK, new Rgb(0x869136)), "SQUARES_", "LAST");
    put(Style.of(line, new Rgb(0x4f8f2f)), "SQUARES_", "CHANGED");
    put(Style.of(new Rgb(0x2c0603), green), "SQUARES_", "TAKEN", "REPEATED");
  }

  /** Puts what is alike on boards that pieces stand on. */
  private void pieces(String ground, TextColor board) {
    put(Style.of(BLACK, board), ground, "BLACK", "BOX_BLACK", "TERRITORY_BLACK");
    put(Style.of(WHITE, board), ground, "WHITE", "BOX_WHITE", "CHAIN", "TERRITORY_WHITE");
    put(Style.of(WHITE, BLACK).withBold(), ground, "ON_BLACK");
    put(Style.of(BLACK, WHITE).withBold(), ground, "ON_WHITE");
    put(Style.of(WHITE, new Rgb(0x005f87)), ground, "CURSOR");
  }

  private void lines() {
    TextColor blue = new Rgb(0x5aa9e6);
    TextColor orange = new Rgb(0xf2a65a);
    put(Style.of(new Rgb(0x4a515e), PAGE), "LINES_", "BOARD", "SECOND", "TILE", "NEUTRAL");
    put(Style.of(QUIET, PAGE), "LINES_", "LABEL");
    put(Style.of(new Rgb(0xd7dae0), PAGE), "LINES_", "FIXTURE");
    put(Style.of(blue, PAGE), "LINES_", "BLACK", "TERRITORY_BLACK");
    put(Style.of(orange, PAGE), "LINES_", "WHITE", "TERRITORY_WHITE");
    put(Style.of(PAGE, blue).withBold(), "LINES_", "ON_BLACK");
    put(Style.of(PAGE, orange).withBold(), "LINES_", "ON_WHITE");
    put(Style.of(new Rgb(0x7cc0f5), new Rgb(0x1f3c55)).withBold(), "LINES_", "BOX_BLACK");
    put(Style.of(new Rgb(0xf7b878), new Rgb(0x573a1d)).withBold(), "LINES_", "BOX_WHITE");
    put(Style.of(STRONG, new Rgb(0x2b5a86)), "LINES_", "CURSOR");
    put(Style.of(STRONG, PAGE), "LINES_", "LAST", "CHANGED");
    put(Style.of(GOOD, PAGE), "LINES_", "LEGAL", "LIBERTY", "CHAIN");
    put(Style.of(MISS, PAGE), "LINES_", "TAKEN", "REPEATED");
  }

  private void sixteen() {
    Style page = Style.of(ANSI.WHITE, ANSI.BLACK);
    put(page, "SIXTEEN_", "TEXT", "QUIET", "KEYS", "LABEL", "BORDER", "RULE");
    put(page, "SIXTEEN_", "BOARD", "SECOND", "TILE", "FIXTURE", "NEUTRAL");
    put(Style.of(ANSI.WHITE_BRIGHT, ANSI.BLACK).withBold(), "SIXTEEN_", "STRONG", "HEADING");
    put(Style.of(ANSI.GREEN, ANSI.BLACK), "SIXTEEN_", "GOOD");
    put(Style.of(ANSI.RED_BRIGHT, ANSI.BLACK), "SIXTEEN_", "MISS", "TAKEN", "REPEATED");
    put(Style.of(ANSI.YELLOW, ANSI.BLACK), "SIXTEEN_", "ACCENT");
    put(page.withReverse(), "SIXTEEN_", "ENTRY", "SELECTED", "CARD");
    put(page.withUnderline(), "SIXTEEN_", "FIELD");
    sixteen("SIXTEEN_CROSSINGS_", ANSI.YELLOW);
    put(Style.of(ANSI.RED, ANSI.RED), "SIXTEEN_CROSSINGS_", "LAST");
    put(Style.of(ANSI.RED, ANSI.YELLOW), "SIXTEEN_CROSSINGS_", "CHANGED");
    sixteen("SIXTEEN_SQUARES_", ANSI.GREEN);
    put(Style.of(ANSI.RED, ANSI.YELLOW), "SIXTEEN_SQUARES_", "LAST");
    put(Style.of(ANSI.BLACK, ANSI.CYAN), "SIXTEEN_SQUARES_", "CHANGED");
    sixteenLines("SIXTEEN_LINES_");
  }

  private void sixteenLines(String prefix) {
    put(Style.of(ANSI.BLACK_BRIGHT, ANSI.BLACK), prefix, "BOARD", "SECOND", "TILE", "NEUTRAL");
    put(Style.of(ANSI.WHITE, ANSI.BLACK), prefix, "LABEL", "FIXTURE");
    put(Style.of(ANSI.CYAN_BRIGHT, ANSI.BLACK), prefix, "BLACK", "TERRITORY_BLACK");
    put(Style.of(ANSI.YELLOW_BRIGHT, ANSI.BLACK), prefix, "WHITE", "TERRITORY_WHITE");
    put(Style.of(ANSI.BLACK, ANSI.CYAN), prefix, "BOX_BLACK", "ON_BLACK");
    put(Style.of(ANSI.BLACK, ANSI.YELLOW), prefix, "BOX_WHITE", "ON_WHITE");
    put(Style.of(ANSI.WHITE_BRIGHT, ANSI.BLUE), prefix, "CURSOR");
    put(Style.of(ANSI.WHITE_BRIGHT, ANSI.BLACK), prefix, "LAST", "CHANGED");
    put(Style.of(ANSI.GREEN_BRIGHT, ANSI.BLACK), prefix, "LEGAL", "LIBERTY", "CHAIN");
    put(Style.of(ANSI.RED_BRIGHT, ANSI.BLACK), prefix, "TAKEN", "REPEATED");
  }

  private void sixteen(String prefix, TextColor board) {
    Style black = Style.of(ANSI.BLACK, board);
    put(black, prefix, "LABEL", "BOARD", "SECOND", "TILE", "FIXTURE", "NEUTRAL", "BLACK");
    put(black, prefix, "TERRITORY_BLACK", "LEGAL", "LIBERTY");
    put(Style.of(ANSI.BLUE, board), prefix, "CHAIN");
    put(Style.of(ANSI.WHITE_BRIGHT, board), prefix, "WHITE", "TERRITORY_WHITE");
    put(Style.of(ANSI.WHITE_BRIGHT, ANSI.BLACK).withBold(), prefix, "ON_BLACK");
    put(Style.of(ANSI.BLACK, ANSI.WHITE), prefix, "ON_WHITE");
    put(Style.of(ANSI.WHITE_BRIGHT, ANSI.BLUE), prefix, "CURSOR");
    put(Style.of(ANSI.WHITE_BRIGHT, ANSI.RED), prefix, "TAKEN", "REPEATED");
  }
}

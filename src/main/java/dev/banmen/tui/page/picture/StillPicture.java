package dev.banmen.tui.page.picture;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import dev.banmen.picture.Svg;
import dev.banmen.text.Language;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.text.CellText;
import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a screen as an SVG picture: grounds, lines and blocks as areas of one colour each,
 * and the text of each run of cells with the same look, as wide as its cells in any font. Used for
 * one picture.
 */
final class StillPicture {
  private static final int CELL_WIDTH = 9;
  private static final int CELL_HEIGHT = 17;
  private static final int FONT_SIZE = 15;
  private static final int BASELINE = 13;
  private static final int UNDERLINE = 15;
  private static final int MARGIN = 8;
  private static final int INK = 0xd8d8d8;
  private static final int PAPER = 0x181818;
  private static final String FONT =
      "'DejaVu Sans Mono','Noto Sans Mono','Cascadia Mono',Menlo,Consolas,monospace";

  private static final CellShape SHAPE = new CellShape(CELL_WIDTH, CELL_HEIGHT);
  private static final int NO_GROUND = -1;
  private static final Object[] CRISP = {"shape-rendering", "crispEdges"};

  private final BufferGraphics sheet;
  private final int left; // where its first column is
  private final int top; // and its first row
  private final Pixels pixels;
  private final Pixels hairs; // thin lines: drawn smooth above the rest, to be there at any scale
  private final Svg svg;

  private StillPicture(Svg svg, BufferGraphics sheet, int left, int top, int width, int height) {
    this.svg = svg;
    this.sheet = sheet;
    this.left = left;
    this.top = top;
    pixels = new Pixels(width, height);
    hairs = new Pixels(width, height);
  }

  static String of(BufferGraphics sheet, int cols, int rows, String title, Language language) {
    Svg svg = begin(sheet, cols, rows, title, language);
    StillPicture picture = new StillPicture(svg, sheet, MARGIN, MARGIN, x(cols), y(rows));
    picture.draw(0, cols, 0, rows, ground(sheet));
    return svg.end().toString();
  }

  /** Begins a picture of a screen: its size, what it is called, and its ground. */
  static Svg begin(BufferGraphics sheet, int cols, int rows, String title, Language language) {
    int width = x(cols) + MARGIN;
    int height = y(rows) + MARGIN;
    Svg svg = new Svg();
    svg.begin(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + width + " " + height,
        "width",
        width,
        "height",
        height,
        "role",
        "img",
        "xml:space",
        "preserve",
        "font-family",
        FONT,
        "font-size",
        FONT_SIZE);
    svg.text(title, "title");
    svg.text(language.words(StillPicture.class).text("still.size", cols, rows), "desc");
    return svg.rect(0, 0, width, height, "rx", MARGIN, "fill", hex(ground(sheet)));
  }

  /** Returns some columns of one row with all their grounds, to be put at a place. */
  static String piece(BufferGraphics sheet, int row, int begin, int end) {
    Svg svg = new Svg();
    int width = (end - begin) * CELL_WIDTH;
    int left = -begin * CELL_WIDTH;
    StillPicture picture =
        new StillPicture(svg, sheet, left, -row * CELL_HEIGHT, width, CELL_HEIGHT);
    picture.draw(begin, end, row, row + 1, NO_GROUND);
    return svg.toString();
  }

  /** Returns where a column is in a picture of the whole screen. */
  static int x(int col) {
    return MARGIN + col * CELL_WIDTH;
  }

  /** Returns where a row is in a picture of the whole screen. */
  static int y(int row) {
    return MARGIN + row * CELL_HEIGHT;
  }

  private static int ground(BufferGraphics sheet) {
    return paper(sheet.cell(0, 0));
  }

  private void draw(int begin, int end, int from, int to, int ground) {
    for (int row = from; row < to; row++) {
      for (int col = begin; col < end; col++) {
        TextCharacter cell = at(col, row);
        TextCharacter look = cell == null ? at(col - 1, row) : cell; // the half of a wide one
        int x = left + col * CELL_WIDTH;
        int y = top + row * CELL_HEIGHT;
        pixels.fill(x, y, CELL_WIDTH, CELL_HEIGHT, paper(look));
        if (cell != null) {
          int ink = ink(cell);
          CellShape.Areas areas =
              (near, over, wide, high) ->
                  (Math.min(wide, high) == 1 ? hairs : pixels).fill(near, over, wide, high, ink);
          SHAPE.draw(cell.getCharacterString(), x, y, areas);
        }
        if (look.isUnderlined()) {
          hairs.fill(x, y + UNDERLINE, CELL_WIDTH, 1, ink(look));
        }
      }
    }
    pixels.areas(ground).forEach((rgb, area) -> svg.areas(area, hex(rgb), CRISP));
    hairs.areas(NO_GROUND).forEach((rgb, area) -> svg.areas(area, hex(rgb)));
    for (int row = from; row < to; row++) {
      row(row, begin, end);
    }
  }

  private void row(int row, int first, int cols) {
    int begin = first;
    for (int col = first + 1; col <= cols; col++) {
      TextCharacter cell = col < cols ? sheet.cell(col, row) : null;
      boolean goesOn = col < cols && (cell == null || look(cell) == look(at(begin, row)));
      if (!goesOn) {
        run(row, begin, col);
        begin = col;
      }
    }
  }

  private TextCharacter at(int col, int row) {
    return sheet.cell(col, row);
  }

  /** Returns what the cells of one run have in common, as a number. */
  private static long look(TextCharacter cell) {
    return (cell.isBold() ? 1L << 48 : 0) | ((long) ink(cell) << 24) | paper(cell);
  }

  private void run(int row, int begin, int end) {
    TextCharacter look = at(begin, row);
    for (int col = begin; col < end; ) {
      boolean isText = !isBlank(col, row) && !isDrawn(col, row);
      int next = col + 1;
      if (isText) {
        next = textEnd(row, col, end);
        write(row, col, next, look);
      }
      col = next;
    }
  }

  /**
   * Returns where a text ends: before two blanks, as another font would shift what follows; and
   * where characters become wide or narrow, as a font's error in their width is spread evenly over
   * the characters of a text.
   */
  private int textEnd(int row, int begin, int end) {
    boolean isWide = isWide(begin, row);
    int col = begin + 1;
    while (col < end
        && (at(col, row) == null || isWide(col, row) == isWide)
        && !isDrawn(col, row)
        && (!isBlank(col, row) || col + 1 < end && !isBlank(col + 1, row))) {
      col++;
    }
    return col;
  }

  private boolean isDrawn(int col, int row) {
    TextCharacter cell = at(col, row);
    return cell != null && CellShape.isDrawn(cell.getCharacterString());
  }

  /** Whether a character also fills the next cell. */
  private boolean isWide(int col, int row) {
    return CellText.width(at(col, row).getCharacterString()) > 1;
  }

  private boolean isBlank(int col, int row) {
    TextCharacter cell = at(col, row);
    return cell != null && cell.getCharacterString().equals(" ");
  }

  private void write(int row, int begin, int end, TextCharacter look) {
    StringBuilder text = new StringBuilder();
    for (int col = begin; col < end; col++) {
      TextCharacter cell = at(col, row);
      text.append(cell == null ? "" : cell.getCharacterString());
    }
    int x = left + begin * CELL_WIDTH;
    int y = top + row * CELL_HEIGHT + BASELINE;
    int width = (end - begin) * CELL_WIDTH;
    List<Object> attributes = new ArrayList<>();
    attributes.addAll(List.of("x", x, "y", y, "textLength", width, "fill", hex(ink(look))));
    if (look.isBold()) {
      attributes.addAll(List.of("font-weight", "bold"));
    }
    svg.text(text.toString(), "text", attributes.toArray());
  }

  private static int ink(TextCharacter cell) {
    return cell.isReversed() ? colour(cell.getBackgroundColor(), PAPER) : front(cell);
  }

  private static int paper(TextCharacter cell) {
    return cell.isReversed() ? front(cell) : colour(cell.getBackgroundColor(), PAPER);
  }

  private static int front(TextCharacter cell) {
    return colour(cell.getForegroundColor(), INK);
  }

  private static int colour(TextColor colour, int orElse) {
    return Depth.rgb(colour, orElse);
  }

  private static String hex(int rgb) {
    String digits = Integer.toHexString(rgb);
    return "#" + "0".repeat(6 - digits.length()) + digits;
  }
}

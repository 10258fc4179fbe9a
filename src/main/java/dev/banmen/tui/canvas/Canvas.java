package dev.banmen.tui.canvas;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.graphics.TextGraphics;
import com.googlecode.lanterna.graphics.TextImage;
import dev.banmen.tui.term.BufferGraphics;
import dev.banmen.tui.term.Cell;
import dev.banmen.tui.term.CellWidth;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.Arrays;
import java.util.List;

/**
 * A rectangle of a screen to paint on. What falls outside is cut off; in a text, a character that
 * could act as a terminal control becomes a question mark. One thread.
 */
public final class Canvas {
  private final TextGraphics graphics;
  private final Extent extent;
  private final int cols; // asked for with every cell
  private final int rows;
  private final Palette palette;
  private final Glyphs glyphs;
  private final PaintCache cache;
  private final Role ground; // null if each role has its own

  public Canvas(TextGraphics graphics, Extent extent, Palette palette, Glyphs glyphs) {
    this(graphics, extent, palette, glyphs, new PaintCache());
  }

  /**
   * A canvas whose painters may reuse what they made for the last one.
   *
   * @param cache what earlier painters on these graphics made
   */
  public Canvas(
      TextGraphics graphics, Extent extent, Palette palette, Glyphs glyphs, PaintCache cache) {
    this(graphics, extent, palette, glyphs, cache, null);
  }

  private Canvas(
      TextGraphics graphics,
      Extent extent,
      Palette palette,
      Glyphs glyphs,
      PaintCache cache,
      Role ground) {
    this.ground = ground;
    this.cache = cache;
    this.graphics = graphics;
    this.extent = extent;
    cols = extent.cols();
    rows = extent.rows();
    this.palette = palette;
    this.glyphs = glyphs;
  }

  public int cols() {
    return cols;
  }

  public int rows() {
    return rows;
  }

  /** Returns all of it, from its own corner. */
  public Extent extent() {
    return Extent.of(cols(), rows());
  }

  /** Whether the colours show which side a piece belongs to. */
  public boolean showsSides() {
    return palette.showsSides();
  }

  /** Whether pieces are solid, in two colours, whatever their size. */
  public boolean hasSolidPieces() {
    return glyphs.hasBlocks() && palette.showsSides();
  }

  /** Whether a role has another colour behind its characters than the empty board. */
  public boolean hasOwnGround(Role role) {
    return palette.hasOwnGround(role);
  }

  public Glyphs glyphs() {
    return glyphs;
  }

  /** Returns a part of this canvas, with its own corner. */
  public Canvas part(Extent part) {
    int cols = Math.max(0, Math.min(part.cols(), cols() - part.x()));
    int rows = Math.max(0, Math.min(part.rows(), rows() - part.y()));
    Extent cut = new Extent(extent.x() + part.x(), extent.y() + part.y(), cols, rows);
    return new Canvas(graphics, cut, palette, glyphs, cache, ground);
  }

  /** Returns this canvas with the ground of a role behind all that is painted on it. */
  public Canvas on(Role raised) {
    return new Canvas(graphics, extent, palette, glyphs, cache, raised);
  }

  /** Returns a part of this canvas raised above the page, as a card is. */
  public Canvas raised(Extent part) {
    Canvas raised = part(part).on(Role.CARD);
    raised.fill(Role.CARD);
    return raised;
  }

  public PaintCache cache() {
    return cache;
  }

  /** Shows the saved picture of all of this blank canvas; false if none was made from these. */
  public boolean drawCached(PaintCache.Thing thing, Object... origin) {
    if (cache.find(thing, here(origin)) instanceof TextImage picture) {
      graphics.drawImage(new TerminalPosition(extent.x(), extent.y()), picture);
      return true;
    }
    return false;
  }

  /** Saves the picture painted on this canvas from these. */
  public void saveCached(PaintCache.Thing thing, Object... origin) {
    if (graphics instanceof BufferGraphics buffer
        && buffer.holds(extent.x(), extent.y(), cols, rows)) {
      cache.save(thing, buffer.cut(extent.x(), extent.y(), cols, rows), here(origin));
    }
  }

  /** Adds the place and the colours that a picture depends on. */
  private Object[] here(Object... origin) {
    Object[] all = Arrays.copyOf(origin, origin.length + 6);
    all[origin.length] = palette;
    all[origin.length + 1] = glyphs;
    all[origin.length + 2] = extent.x();
    all[origin.length + 3] = extent.y();
    all[origin.length + 4] = cols;
    all[origin.length + 5] = rows;
    return all;
  }

  /** Makes every cell a blank in the colours of a role. */
  public void fill(Role role) {
    graphics.fillRectangle(
        new TerminalPosition(extent.x(), extent.y()),
        new TerminalSize(cols(), rows()),
        palette.cell(' ', role, behind(role)));
  }

  /** Puts one of the program's own characters, which is one cell wide. */
  public void put(int x, int y, char c, Role role) {
    put(x, y, c, role, behind(role));
  }

  /** Puts a character on the ground of another role. */
  public void put(int x, int y, char c, Role role, Role behind) {
    if (holds(x, y)) {
      set(x, y, palette.cell(c, role, behind));
    }
  }

  /** Puts a character of the empty board, underlined if a line runs there. */
  public void ground(int x, int y, char c, boolean isUnderlined) {
    if (holds(x, y)) {
      set(x, y, palette.ground(c, isUnderlined));
    }
  }

  /** Puts a character into a role's solid colour, in the colour behind that. */
  public void cut(int x, int y, char c, Role role) {
    cut(x, y, c, role, role);
  }

  /** Puts the ground of a role as a character in the solid colour of another. */
  public void cut(int x, int y, char c, Role role, Role behind) {
    if (holds(x, y)) {
      set(x, y, palette.cut(c, role, behind));
    }
  }

  /** Puts a character on the ground that is there; a role with a ground of its own has that. */
  public void write(int x, int y, char c, Role role) {
    if (holds(x, y)) {
      set(x, y, palette.over(at(x, y), c, role));
    }
  }

  /** Writes a character that leaves the line to be seen which runs there. */
  public void writeOnLine(int x, int y, char c, Role role) {
    if (holds(x, y)) {
      set(x, y, palette.onLine(at(x, y), c, role));
    }
  }

  /** Replaces the character in a cell by one of several code points. */
  public void replace(int x, int y, String character) {
    if (holds(x, y)) {
      set(x, y, Cell.of(character, at(x, y)));
    }
  }

  /** Puts the ground that is there as a character in the solid colour of a role. */
  public void writeCut(int x, int y, char c, Role role) {
    if (holds(x, y)) {
      set(x, y, palette.cutOver(at(x, y), c, role));
    }
  }

  /**
   * Changes the ground of a cell to that of a role; not what is solid.
   *
   * @param withLines whether a line on it has the role's colour, and does not vanish
   */
  public void reground(int x, int y, Role role, boolean withLines) {
    if (holds(x, y)) {
      set(x, y, palette.regrounded(at(x, y), role, withLines));
    }
  }

  /** Gives the character in a cell the colours of a role. */
  public void tint(int x, int y, Role role) {
    restyle(x, y, role, behind(role));
  }

  /** Gives the character in a cell the colour of a role, on the ground of another. */
  public void restyle(int x, int y, Role role, Role behind) {
    if (holds(x, y)) {
      set(x, y, palette.restyled(at(x, y), role, behind));
    }
  }

  private Role behind(Role role) {
    return ground == null ? role : ground;
  }

  private boolean holds(int x, int y) {
    return x >= 0 && x < cols && y >= 0 && y < rows;
  }

  private TextCharacter at(int x, int y) {
    return graphics.getCharacter(extent.x() + x, extent.y() + y);
  }

  private void set(int x, int y, TextCharacter cell) {
    graphics.setCharacter(extent.x() + x, extent.y() + y, cell);
  }

  /**
   * Writes a text from any source, drawing pieces in it as on the board; half a wide character
   * becomes a blank.
   */
  public void text(int x, int y, String text, Role role) {
    int at = x;
    for (int i = 0; i < text.length() && at < cols; ) {
      char c = text.charAt(i);
      boolean isNextPlain = i + 1 == text.length() || CellText.isPlain(text.charAt(i + 1));
      int end = isNextPlain ? i + 1 : CellText.end(text, i);
      if (end == i + 1) {
        at += CellText.isPlain(c) ? plain(at, y, c, role) : letter(at, y, CellText.shown(c), role);
      } else {
        String one = CellText.shown(text, i, end);
        at += one.length() == 1 ? letter(at, y, one.charAt(0), role) : joined(at, y, one, role);
      }
      i = end;
    }
  }

  /** Writes a character of ASCII, and returns how many cells it takes, as the next two do. */
  private int plain(int x, int y, char c, Role role) {
    put(x, y, c, role);
    return 1;
  }

  private int letter(int x, int y, char c, Role role) {
    int width = CellWidth.of(c);
    Role own = palette.role(c, role, glyphs);
    boolean isWhite = own != role && hasSolidPieces() && c == glyphs.white();
    char shown = isWhite ? glyphs.black() : glyphs.shown(c);
    put(x, y, x + width > cols ? ' ' : shown, own);
    return width;
  }

  private int joined(int x, int y, String text, Role role) {
    int width = CellWidth.of(text);
    if (holds(x, y)) {
      boolean isCut = x + width > cols;
      set(x, y, palette.cell(isCut ? " " : text, role, behind(role)));
    }
    return width;
  }

  /** Writes a text; where it is wider than so many cells, its start and a mark. */
  public void text(int x, int y, String text, int most, Role role) {
    text(x, y, Line.cut(text, most, glyphs.more()), role);
  }

  /**
   * Writes as many lines below each other as fit, with a mark if there are more; returns the row
   * after the last one.
   */
  public int lines(int x, int y, List<Line> lines, int rows, int cols) {
    return lines(x, y, Line.fitting(lines, rows, cols, glyphs.more()));
  }

  /** Writes lines below each other; returns the row after the last one. */
  public int lines(int x, int y, List<Line> lines) {
    int row = y;
    for (Line line : lines) {
      text(x, row++, line.text(), line.role());
    }
    return row;
  }
}

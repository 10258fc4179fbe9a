package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.graphics.AbstractTextGraphics;
import com.googlecode.lanterna.graphics.BasicTextImage;
import com.googlecode.lanterna.graphics.TextGraphics;
import com.googlecode.lanterna.graphics.TextImage;
import com.googlecode.lanterna.screen.ScreenBuffer;

/**
 * Lanterna's graphics, straight into a screen's buffer. A character that is two cells wide is
 * followed by a blank in its style, and in the last column, where half of it would be off the
 * screen, it is a blank itself. Mutable, one thread.
 *
 * <p>Lanterna's own graphics go cell by cell through a lock, and an image that they draw loses its
 * wide characters to the blanks behind them.
 */
public final class BufferGraphics extends AbstractTextGraphics {
  static final TextCharacter BLANK = TextCharacter.DEFAULT_CHARACTER;

  private final ScreenBuffer buffer;
  private final int cols;
  private final int rows;

  /** Makes graphics on a blank buffer that no screen shows. */
  public BufferGraphics(int cols, int rows) {
    this(new ScreenBuffer(new TerminalSize(cols, rows), BLANK));
  }

  BufferGraphics(ScreenBuffer buffer) {
    this.buffer = buffer;
    cols = buffer.getSize().getColumns();
    rows = buffer.getSize().getRows();
  }

  int cols() {
    return cols;
  }

  int rows() {
    return rows;
  }

  /** Returns what a cell shows; null in the right half of a wide character. */
  public TextCharacter cell(int column, int row) {
    return cell(buffer, column, row);
  }

  /** Returns a copy in the colours that a terminal of a depth shows. */
  public BufferGraphics shown(Depth depth) {
    BufferGraphics copy = new BufferGraphics(cols, rows);
    for (int row = 0; row < rows; row++) {
      for (int col = 0; col < cols; col++) {
        TextCharacter cell = cell(col, row);
        if (cell != null) {
          TextColor front = depth.shown(cell.getForegroundColor());
          TextColor back = depth.shown(cell.getBackgroundColor());
          TextCharacter seen = cell.withForegroundColor(front).withBackgroundColor(back);
          copy.buffer.setCharacterAt(col, row, seen);
        }
      }
    }
    return copy;
  }

  static TextCharacter cell(ScreenBuffer buffer, int column, int row) {
    boolean isRightHalf = column > 0 && CellWidth.of(buffer.getCharacterAt(column - 1, row)) == 2;
    return isRightHalf ? null : buffer.getCharacterAt(column, row);
  }

  /**
   * Returns a character as no terminal goes on with it in the next row: only its first code point,
   * or a blank.
   */
  static TextCharacter fitting(TextCharacter character, int column, int cols) {
    if (column + Cell.most(character) <= cols) {
      return character;
    }
    TextCharacter first = character instanceof Cell cell ? cell.alone() : character;
    return column + Cell.most(first) <= cols ? first : first.withCharacter(' ');
  }

  /** Whether all of a rectangle is on this buffer. */
  public boolean holds(int left, int top, int width, int height) {
    return left >= 0 && top >= 0 && left + width <= cols && top + height <= rows;
  }

  /** Returns a copy of a rectangle, to be drawn again. */
  public TextImage cut(int left, int top, int width, int height) {
    BasicTextImage piece = new BasicTextImage(new TerminalSize(width, height), BLANK);
    buffer.copyTo(piece, top, height, left, width, 0, 0);
    return piece;
  }

  @Override
  public TextCharacter getCharacter(int column, int row) {
    return buffer.getCharacterAt(column, row);
  }

  @Override
  public TextGraphics setCharacter(int column, int row, TextCharacter character) {
    if (buffer.getCharacterAt(column, row) != character) { // measuring its width takes time
      buffer.setCharacterAt(column, row, fitting(character, column, cols));
    }
    return this;
  }

  @Override
  public TextGraphics fillRectangle(
      TerminalPosition corner, TerminalSize size, TextCharacter character) {
    if (CellWidth.of(character) == 2) {
      return super.fillRectangle(corner, size, character);
    } else if (corner.getColumn() == 0 && corner.getRow() == 0 && size.equals(getSize())) {
      buffer.setAll(character);
      return this;
    }
    return drawImage(corner, new BasicTextImage(size, character));
  }

  @Override
  public TextGraphics drawImage(
      TerminalPosition corner, TextImage image, TerminalPosition from, TerminalSize size) {
    buffer.copyFrom(
        image,
        from.getRow(),
        size.getRows(),
        from.getColumn(),
        size.getColumns(),
        corner.getRow(),
        corner.getColumn());
    return this;
  }

  @Override
  public TerminalSize getSize() {
    return buffer.getSize();
  }
}

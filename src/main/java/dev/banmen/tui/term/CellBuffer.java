package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.graphics.AbstractTextGraphics;
import com.googlecode.lanterna.graphics.TextGraphics;
import java.util.Arrays;

/**
 * The cells of a whole screen, to be painted on with Lanterna's graphics. Of a character that is
 * two cells wide the right cell holds nothing; where one half is painted over, the other is a
 * blank. Mutable, one thread.
 *
 * <p>Lanterna's own screen looks every cell up in two images and sorts those that changed into a
 * tree: the first frame took 8 ms longer, and an order that is cheap to send cannot be chosen.
 */
public final class CellBuffer extends AbstractTextGraphics {
  static final TextCharacter BLANK = TextCharacter.DEFAULT_CHARACTER;

  private final int cols;
  private final int rows;
  private final TextCharacter[] cells;

  /** A blank sheet. */
  public CellBuffer(int cols, int rows) {
    this.cols = cols;
    this.rows = rows;
    cells = new TextCharacter[cols * rows];
    clear();
  }

  void clear() {
    Arrays.fill(cells, BLANK);
  }

  int cols() {
    return cols;
  }

  int rows() {
    return rows;
  }

  /** The cell with this index in reading order; null is the right half of a wide character. */
  TextCharacter cell(int index) {
    return cells[index];
  }

  /** Makes a cell what it is on another sheet of the same size. */
  void copy(CellBuffer other, int index) {
    cells[index] = other.cells[index];
  }

  /** Whether all of a rectangle is on this sheet. */
  public boolean holds(int left, int top, int width, int height) {
    return left >= 0 && top >= 0 && left + width <= cols && top + height <= rows;
  }

  /** The cells of a rectangle on this sheet, in reading order. */
  public TextCharacter[] cut(int left, int top, int width, int height) {
    TextCharacter[] piece = new TextCharacter[width * height];
    for (int row = 0; row < height; row++) {
      System.arraycopy(cells, (top + row) * cols + left, piece, row * width, width);
    }
    return piece;
  }

  /** Puts what was {@link #cut} from the same place there again, on a sheet that is blank there. */
  public void paste(TextCharacter[] piece, int left, int top, int width) {
    for (int row = 0; row * width < piece.length; row++) {
      System.arraycopy(piece, row * width, cells, (top + row) * cols + left, width);
    }
  }

  @Override
  public TextCharacter getCharacter(int column, int row) {
    return column < 0 || row < 0 || column >= cols || row >= rows
        ? null
        : cells[row * cols + column];
  }

  @Override
  public TextGraphics setCharacter(int column, int row, TextCharacter character) {
    if (column >= 0 && row >= 0 && column < cols && row < rows) {
      put(row * cols + column, column, character);
    }
    return this;
  }

  private void put(int index, int column, TextCharacter character) {
    separate(index, column);
    if (CellWidth.of(character.getCharacterString().charAt(0)) == 1) {
      cells[index] = character;
    } else if (column + 1 == cols) {
      cells[index] = character.withCharacter(' '); // half of it would be off the screen
    } else {
      separate(index + 1, column + 1);
      cells[index] = character;
      cells[index + 1] = null;
    }
  }

  /** Makes blanks of the other halves of what will be painted over here. */
  private void separate(int index, int column) {
    if (cells[index] == null) {
      cells[index - 1] = cells[index - 1].withCharacter(' ');
      cells[index] = cells[index - 1];
    }
    if (column + 1 < cols && cells[index + 1] == null) {
      cells[index + 1] = cells[index].withCharacter(' ');
    }
  }

  @Override
  public TextGraphics fillRectangle(
      TerminalPosition corner, TerminalSize size, TextCharacter character) {
    int left = Math.max(0, corner.getColumn());
    int right = Math.min(cols, corner.getColumn() + size.getColumns());
    int bottom = Math.min(rows, corner.getRow() + size.getRows());
    for (int row = Math.max(0, corner.getRow()); row < bottom && left < right; row++) {
      int first = row * cols + left;
      int last = row * cols + right - 1;
      separate(first, left);
      separate(last, right - 1);
      Arrays.fill(cells, first, last + 1, character);
    }
    return this;
  }

  @Override
  public TerminalSize getSize() {
    return new TerminalSize(cols, rows);
  }
}

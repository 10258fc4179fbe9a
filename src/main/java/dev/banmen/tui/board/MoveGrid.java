package dev.banmen.tui.board;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.theme.Role;
import java.util.function.ObjIntConsumer;

/**
 * The layout of a list of moves: two a line, behind the number of the first. Immutable.
 *
 * @param last the number of the last move
 */
public record MoveGrid(int last) {
  public static final int PER_ROW = 2;

  /** The least columns of the numbers. */
  private static final int NUMBER_COLS = 4;

  private int numberCols() {
    return Math.max(NUMBER_COLS, Integer.toString(last).length() + 1);
  }

  /**
   * Paints moves from one on, as many as there is room for.
   *
   * @param end the last one to paint
   * @param lit the one on a raised ground
   * @param move paints one in its place
   */
  public void paint(Canvas canvas, int first, int end, int lit, ObjIntConsumer<Canvas> move) {
    for (int y = 0; y < canvas.rows() && first + PER_ROW * y <= end; y++) {
      Canvas row = canvas.part(new Extent(0, y, canvas.cols(), 1));
      int number = first + PER_ROW * y;
      paintNumber(row, number);
      for (int i = 0; i < PER_ROW && number + i <= end; i++) {
        Extent cell = cell(row.cols(), i);
        move.accept(number + i == lit ? row.raised(cell) : row.part(cell), number + i);
      }
    }
  }

  /** Paints the number of the first move of a line. */
  private void paintNumber(Canvas row, int number) {
    String digits = Integer.toString(number);
    row.text(numberCols() - digits.length(), 0, digits, Role.QUIET);
  }

  /** Returns the place of the first (0) or second (1) move in a line of so many columns. */
  public Extent cell(int cols, int at) {
    int left = numberCols();
    int each = Math.max(1, (cols - left) / PER_ROW);
    return new Extent(left + at * each, 0, Math.max(1, each - 1), 1);
  }

  /**
   * Returns the number of the first move in view. The list scrolls by half its height, so that few
   * moves repaint it.
   *
   * @param shown the number of the move to be seen
   */
  public int first(int shown, int rows) {
    int all = (last + PER_ROW - 1) / PER_ROW;
    int half = Math.max(1, rows / 2);
    int row = Math.max(0, shown - 1) / PER_ROW;
    int least = Math.max(0, Math.min(row - half, all - rows));
    return PER_ROW * ((least + half - 1) / half * half) + 1;
  }

  /**
   * Returns the number of the move at a place of a list; it may be beyond the last.
   *
   * @param first the number of the first move in view
   */
  public int at(int first, int cols, int x, int y) {
    return first + PER_ROW * y + (x < cell(cols, 1).x() ? 0 : 1);
  }
}

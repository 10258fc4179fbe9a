package dev.banmen.tui.page;

import com.googlecode.lanterna.TerminalPosition;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.ScrollBar;
import java.util.OptionalInt;
import java.util.function.ObjIntConsumer;

/**
 * The rows of a list with a line for each. Immutable.
 *
 * @param place of the list on the screen
 * @param count how many rows there are
 * @param top the first row shown, from 0
 */
public record LineRows(Extent place, int count, int top) implements ListRows {
  /** Returns the rows with a chosen one in the middle of the place where it can be. */
  public static LineRows around(int chosen, Extent place, int count) {
    int top = Math.max(0, Math.min(chosen - place.rows() / 2, count - place.rows()));
    return new LineRows(place, count, top);
  }

  @Override
  public OptionalInt at(TerminalPosition there) {
    int row = top + there.getRow() - place.y();
    boolean isRow = place.contains(there.getColumn(), there.getRow()) && row < count;
    return isRow ? OptionalInt.of(row) : OptionalInt.empty();
  }

  /** Whether all rows are shown. */
  public boolean isWhole() {
    return count <= place.rows();
  }

  /**
   * Paints the rows in view.
   *
   * @param canvas the place of the list, or less of its columns
   * @param row paints a row on its line
   */
  public void paint(Canvas canvas, ObjIntConsumer<Canvas> row) {
    for (int y = 0; y < canvas.rows() && top + y < count; y++) {
      row.accept(canvas.part(new Extent(0, y, canvas.cols(), 1)), top + y);
    }
  }

  /** Paints a bar over the last column of a canvas if some rows are out of view. */
  public void bar(Canvas canvas) {
    ScrollBar.paint(canvas, top, place.rows(), count);
  }
}

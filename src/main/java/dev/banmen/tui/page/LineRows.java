package dev.banmen.tui.page;

import com.googlecode.lanterna.TerminalPosition;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.ScrollBar;
import java.util.OptionalInt;
import java.util.function.ObjIntConsumer;

/**
 * The rows of a list, each of one line or more. Immutable.
 *
 * @param area of the list on the screen
 * @param count how many rows there are
 * @param top the first row shown, from 0
 * @param pitch how many lines it is from one row to the next
 * @param lines how many of these a row has; the rest are a gap
 */
public record LineRows(Extent area, int count, int top, int pitch, int lines) implements ListRows {
  /** Rows of a line each. */
  public LineRows(Extent area, int count, int top) {
    this(area, count, top, 1, 1);
  }

  /** Returns rows of a line each, a chosen one in the middle of the area where it can be. */
  public static LineRows around(int chosen, Extent area, int count) {
    return around(chosen, area, count, 1, 1);
  }

  /** Returns rows of several lines, a chosen one in the middle of the area where it can be. */
  public static LineRows around(int chosen, Extent area, int count, int pitch, int lines) {
    int room = new LineRows(area, count, 0, pitch, lines).room();
    int top = Math.max(0, Math.min(chosen - room / 2, count - room));
    return new LineRows(area, count, top, pitch, lines);
  }

  /** Returns how many rows there is room for. */
  private int room() {
    return Math.max(0, (area.rows() + pitch - lines) / pitch);
  }

  /** Returns how many rows are shown. */
  public int shown() {
    return Math.min(count, room());
  }

  @Override
  public OptionalInt at(TerminalPosition there) {
    int line = there.getRow() - area.y();
    boolean isRow =
        area.contains(there.getColumn(), there.getRow())
            && line % pitch < lines
            && line / pitch < shown();
    return isRow ? OptionalInt.of(top + line / pitch) : OptionalInt.empty();
  }

  /** Returns the line of a row that is shown, from the top of the area. */
  public int line(int row) {
    return (row - top) * pitch;
  }

  /** Whether all rows are shown. */
  public boolean isWhole() {
    return shown() == count;
  }

  /**
   * Paints the rows in view.
   *
   * @param canvas the place of the list, or less of its columns
   * @param row paints a row on its lines
   */
  public void paint(Canvas canvas, ObjIntConsumer<Canvas> row) {
    for (int at = top; at < top + shown(); at++) {
      row.accept(canvas.part(new Extent(0, line(at), canvas.cols(), lines)), at);
    }
  }

  /** Paints a bar over the last column of a canvas if some rows are out of view. */
  public void bar(Canvas canvas) {
    int end = Math.max(0, pitch * (room() - 1) + lines);
    ScrollBar.paint(canvas.part(new Extent(0, 0, canvas.cols(), end)), top, room(), count);
  }
}

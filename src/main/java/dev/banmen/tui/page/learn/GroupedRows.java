package dev.banmen.tui.page.learn;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.ScrollBar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;

/**
 * The rows of a list in groups, each below a heading, with a bar beside it if it is longer than its
 * place. The chosen row is in the middle where it can be. Immutable.
 */
final class GroupedRows {
  private final List<Integer> rows = new ArrayList<>(); // an item; -1 - it for a heading above it
  private final Extent place;
  private final int top;

  /**
   * Rows in a place on the screen; the bar is one cell to the right of it.
   *
   * @param count how many items
   * @param startsGroup whether an item has a heading above it
   * @param chosen an item
   */
  GroupedRows(Extent place, int count, IntPredicate startsGroup, int chosen) {
    this.place = place;
    for (int item = 0; item < count; item++) {
      if (startsGroup.test(item)) {
        rows.add(-1 - item);
      }
      rows.add(item);
    }
    int row = Math.max(0, rows.indexOf(chosen));
    top = Math.max(0, Math.min(row - place.rows() / 2, rows.size() - place.rows()));
  }

  /** Whether all rows are shown. */
  boolean isWhole() {
    return rows.size() <= place.rows();
  }

  /** Returns the item at a place of the screen. */
  Optional<Integer> at(int col, int row) {
    int index = top + row - place.y();
    boolean isThere = place.contains(col, row) && index < rows.size() && rows.get(index) >= 0;
    return isThere ? Optional.of(rows.get(index)) : Optional.empty();
  }

  /**
   * Paints the list.
   *
   * @param canvas the screen
   * @param row paints an item on a line; for -1 - an item, the heading above it
   */
  void paint(Canvas canvas, ObjIntConsumer<Canvas> row) {
    int air = isWhole() ? 0 : 1; // before the bar
    Canvas part = canvas.part(new Extent(place.x(), place.y(), place.cols() - air, place.rows()));
    for (int y = 0; y < part.rows() && top + y < rows.size(); y++) {
      row.accept(part.part(new Extent(0, y, part.cols(), 1)), rows.get(top + y));
    }
    Extent withBar = new Extent(place.x(), place.y(), place.cols() + 1, place.rows());
    ScrollBar.paint(canvas.part(withBar), top, place.rows(), rows.size());
  }
}

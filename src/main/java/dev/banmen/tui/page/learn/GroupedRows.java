package dev.banmen.tui.page.learn;

import com.googlecode.lanterna.TerminalPosition;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListRows;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;

/**
 * The rows of a list in groups, each below a heading, with a bar beside it if it is longer than its
 * place. The chosen row is in the middle where it can be. Immutable.
 */
final class GroupedRows implements ListRows {
  private final List<Integer> rows = new ArrayList<>(); // an item; -1 - it for a heading above it
  private final LineRows lines;

  /**
   * Rows in a place on the screen; the bar is one cell to the right of it.
   *
   * @param count how many items
   * @param startsGroup whether an item has a heading above it
   * @param chosen an item
   */
  GroupedRows(Extent place, int count, IntPredicate startsGroup, int chosen) {
    for (int item = 0; item < count; item++) {
      if (startsGroup.test(item)) {
        rows.add(-1 - item);
      }
      rows.add(item);
    }
    lines = LineRows.around(Math.max(0, rows.indexOf(chosen)), place, rows.size());
  }

  boolean isWhole() {
    return lines.isWhole();
  }

  /** Returns the item at a place of the screen. */
  @Override
  public OptionalInt at(TerminalPosition there) {
    OptionalInt line = lines.at(there);
    int item = line.isPresent() ? rows.get(line.getAsInt()) : -1;
    return item < 0 ? OptionalInt.empty() : OptionalInt.of(item);
  }

  /**
   * Paints the list.
   *
   * @param canvas the screen
   * @param row paints an item on a line; for -1 - an item, the heading above it
   */
  void paint(Canvas canvas, ObjIntConsumer<Canvas> row) {
    Extent place = lines.place();
    int air = isWhole() ? 0 : 1; // before the bar
    Canvas part = canvas.part(new Extent(place.x(), place.y(), place.cols() - air, place.rows()));
    lines.paint(part, (line, at) -> row.accept(line, rows.get(at)));
    lines.bar(canvas.part(new Extent(place.x(), place.y(), place.cols() + 1, place.rows())));
  }
}

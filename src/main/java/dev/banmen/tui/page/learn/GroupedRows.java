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
 * The rows of a {@link GroupedPage} on a screen, and the place beside them. The chosen item is in
 * the middle where it can be. Immutable.
 */
final class GroupedRows implements ListRows {
  private static final int WIDE = 70;
  private static final int LIST_COLS = 44; // beside what is known of the chosen row

  private final List<Integer> rows = new ArrayList<>(); // an item; -1 - it for a heading above it
  private final LineRows lines;
  private final Extent side;

  /**
   * A list on a screen.
   *
   * @param count how many items
   * @param startsGroup whether an item has a heading above it
   * @param chosen an item
   */
  GroupedRows(Extent screen, int count, IntPredicate startsGroup, int chosen) {
    for (int item = 0; item < count; item++) {
      if (startsGroup.test(item)) {
        rows.add(-1 - item);
      }
      rows.add(item);
    }
    boolean isWide = screen.cols() >= WIDE;
    Extent list = ListRows.area(screen, isWide ? LIST_COLS : screen.cols());
    int x = 1 + LIST_COLS + 2;
    side = isWide ? new Extent(x, TOP, screen.cols() - x - 1, list.rows()) : Extent.of(0, 0);
    lines = LineRows.around(Math.max(0, rows.indexOf(chosen)), list, rows.size());
  }

  /** Returns the place beside the list; empty if there is no room. */
  Extent side() {
    return side;
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
   * Paints the rows; a bar right of them if they are more than their place holds.
   *
   * @param row paints an item on a line; for -1 - an item, the heading above it
   */
  void paint(Canvas canvas, ObjIntConsumer<Canvas> row) {
    Extent area = lines.area();
    int air = isWhole() ? 0 : 1; // before the bar
    Canvas part = canvas.part(new Extent(area.x(), area.y(), area.cols() - air, area.rows()));
    lines.paint(part, (line, at) -> row.accept(line, rows.get(at)));
    lines.bar(canvas.part(new Extent(area.x(), area.y(), area.cols() + 1, area.rows())));
  }
}

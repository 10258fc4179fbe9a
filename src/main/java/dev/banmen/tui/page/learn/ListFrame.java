package dev.banmen.tui.page.learn;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/**
 * Where a screen shows a list, below two rows for its title or a notice. Immutable.
 *
 * @param side beside the list, what is known of the chosen row; empty if there is no room
 */
record ListFrame(Extent list, Extent side) {
  private static final int WIDE = 70;
  private static final int LIST_COLS = 44; // beside what is known of the chosen row
  private static final int ROOMY = 20;

  static ListFrame of(Extent screen) {
    boolean isWide = screen.cols() >= WIDE;
    int below = screen.rows() >= ROOMY ? 2 : 1; // the line of keys, and a blank one above it
    int height = Math.max(1, screen.rows() - 2 - below);
    int x = 1 + LIST_COLS + 2;
    return new ListFrame(
        new Extent(1, 2, isWide ? LIST_COLS : screen.cols() - 2, height),
        isWide ? new Extent(x, 2, screen.cols() - x - 1, height) : Extent.of(0, 0));
  }

  /** Paints the title, or in its place a notice of two rows at most, and the line of keys. */
  void paint(Canvas canvas, String title, String notice, List<KeyHint> hints) {
    int cols = canvas.cols() - 2;
    canvas.text(1, 0, notice.isEmpty() ? title : "", cols, Role.HEADING);
    canvas.lines(1, 0, Line.wrap(notice, Role.TEXT, cols), 2, cols);
    KeyLine.paint(KeyLine.foot(canvas), hints);
  }
}

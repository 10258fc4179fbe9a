package dev.banmen.tui.canvas;

import dev.banmen.tui.theme.Role;

/** The thin bar beside a list or a text that is longer than its place. Stateless. */
public final class ScrollBar {
  private ScrollBar() {}

  /**
   * Paints the bar over the last column of a list; nothing if all of the list is shown. The handle
   * touches an end only if the list's own end is shown.
   *
   * @param canvas the list's place
   * @param first the first row shown, from 0
   * @param shown how many rows are shown
   * @param all how many there are
   */
  public static void paint(Canvas canvas, int first, int shown, int all) {
    if (shown >= all || canvas.rows() == 0) {
      return;
    }
    int rows = canvas.rows();
    int size = size(rows, shown, all);
    int from = from(rows - size, first, all - shown);
    for (int y = 0; y < rows; y++) {
      boolean isHandle = y >= from && y < from + size;
      char c = isHandle ? canvas.glyphs().handle() : canvas.glyphs().track();
      canvas.put(canvas.cols() - 1, y, c, isHandle ? Role.QUIET : Role.RULE);
    }
  }

  private static int size(int rows, int shown, int all) {
    int size = (int) ((long) rows * shown / all);
    return Math.max(1, Math.min(size, rows - 2));
  }

  /** Returns how far down the handle starts: in between, it touches neither end. */
  private static int from(int room, int first, int most) {
    if (first <= 0 || first >= most) {
      return first <= 0 ? 0 : room;
    }
    int from = (int) ((long) room * first / most);
    return Math.max(Math.min(1, room), Math.min(from, room - 1));
  }
}

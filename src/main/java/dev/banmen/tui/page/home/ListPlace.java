package dev.banmen.tui.page.home;

import com.googlecode.lanterna.TerminalPosition;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.ListRows;
import java.util.OptionalInt;

/**
 * Where the rows of the current list stand: as far apart as there is room, and scrolled to the
 * chosen one if not all fit. Immutable.
 *
 * @param pitch how many lines it is from one row to the next
 * @param lines how many lines a row has
 * @param top the first visible row
 * @param shown how many rows are visible
 * @param isLow whether rows have a title and a gap, and only the chosen one a second line in it
 */
record ListPlace(Extent list, int count, int pitch, int lines, int top, int shown, boolean isLow)
    implements ListRows {
  /** The least number of rows of two lines to be seen at once; of the menu, all rows are. */
  private static final int FEW = 5;

  static ListPlace of(HomePage page, HomeFrame frame) {
    Extent list = frame.list();
    int count = page.count();
    boolean isForm = page.part() == HomePart.OPTIONS;
    int height = list.rows();
    boolean isSeen = page.part() == HomePart.MENU || 2 * count <= height;
    int seen = isSeen ? count : Math.min(count, FEW);
    int pitch = isForm ? 1 : 3 * seen - 1 <= height ? 3 : 2 * seen <= height ? 2 : 1;
    boolean isLow = page.part() == HomePart.MENU && pitch == 2;
    int lines = isLow ? 1 : Math.min(pitch, 2);
    int shown = Math.min(count, (height + pitch - lines) / pitch);
    int top = Math.max(0, Math.min(page.at() - shown / 2, count - shown));
    return new ListPlace(list, count, pitch, lines, top, shown, isLow);
  }

  boolean isWhole() {
    return shown == count;
  }

  /** Returns how many lines a row has; the chosen one of a low menu has two. */
  int lines(boolean isChosen) {
    return isChosen && isLow ? 2 : lines;
  }

  /** Returns how many lines are left below the last visible row. */
  int free() {
    return list.rows() - line(top + shown - 1) - lines(isLow);
  }

  /** Returns the line of a visible row, from the list's top. */
  int line(int row) {
    return (row - top) * pitch;
  }

  @Override
  public OptionalInt at(TerminalPosition place) {
    if (!list.contains(place.getColumn(), place.getRow())) {
      return OptionalInt.empty();
    }
    int line = place.getRow() - list.y();
    int index = top + line / pitch;
    boolean isRow = line % pitch < lines && line / pitch < shown && index < count;
    return isRow ? OptionalInt.of(index) : OptionalInt.empty();
  }
}

package dev.banmen.tui.page.lobby;

import com.googlecode.lanterna.TerminalPosition;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.ListRows;
import java.util.OptionalInt;

/**
 * How the lobby divides the screen: the rows in the left column, and beside them the board of the
 * chosen table or, on a narrow screen, nothing; below, what is said. Immutable.
 *
 * @param top the first visible row
 * @param lines how many lines a row has
 */
record LobbyFrame(
    Extent head, Extent rows, Extent side, Extent chat, Extent keys, int top, int lines)
    implements ListRows {
  private static final int WIDE = 60;
  private static final int LIST_COLS = 38;
  private static final int HIGH = 16;

  static LobbyFrame of(int row, int count, Extent screen) {
    int bottom = screen.rows() - 1;
    boolean isWide = screen.cols() >= WIDE;
    int chatRows = bottom >= 2 * HIGH ? 8 : bottom >= HIGH ? 4 : bottom >= HIGH / 2 ? 2 : 0;
    int headRows = bottom >= HIGH ? 3 : 1;
    int listRows = Math.max(1, bottom - headRows - chatRows);
    int cols = isWide ? Math.max(LIST_COLS, screen.cols() * 2 / 5) : screen.cols() - 2;
    int lines = listRows >= HIGH / 2 ? 2 : 1;
    int visible = Math.max(1, listRows / lines);
    int top = Math.max(0, Math.min(row - visible / 2, count - visible));
    int x = cols + 3;
    return new LobbyFrame(
        new Extent(1, 0, screen.cols() - 2, headRows),
        new Extent(1, headRows, cols, listRows),
        isWide ? new Extent(x, headRows, screen.cols() - x - 1, listRows) : Extent.of(0, 0),
        new Extent(1, bottom - chatRows, screen.cols() - 2, chatRows),
        new Extent(1, bottom, screen.cols() - 2, 1),
        top,
        lines);
  }

  /** Returns the place of the rows and of what is beside them. */
  Extent instead() {
    return new Extent(rows.x(), rows.y(), head.cols(), rows.rows());
  }

  @Override
  public OptionalInt at(TerminalPosition place) {
    return rows.contains(place.getColumn(), place.getRow())
        ? OptionalInt.of(top + (place.getRow() - rows.y()) / lines)
        : OptionalInt.empty();
  }
}

package dev.banmen.tui.page.review;

import dev.banmen.game.Ground;
import dev.banmen.game.Side;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/**
 * The moves that a page about a game lists beside its board, and below them what is said of the
 * chosen one. Immutable.
 *
 * @param area beside the board
 * @param head how many of its rows stand above the list
 * @param at the chosen move, from 0
 * @param text what is said of it
 */
record ReviewList(Extent area, int head, List<ReviewedMove> moves, int at, List<Line> text) {
  private static final int NUMBER_COLS = 5;
  private static final int GAP = 2;

  /**
   * A move in the list.
   *
   * @param number of it, or of the first and the last of several
   */
  record ReviewedMove(String number, Side side, String name) {}

  /** Returns where the moves are listed: on at least half of the area. */
  LineRows rows() {
    int rows = Math.max(1, Math.min(moves.size(), area.rows() - said() - head - 1));
    Extent list = new Extent(area.x(), area.y() + head, area.cols(), rows);
    return LineRows.around(at, list, moves.size());
  }

  private int said() {
    return Math.min(text.size(), area.rows() / 2);
  }

  /** Returns the row of what is said, with a blank one above it if there is room. */
  private int textRow() {
    int listed = rows().shown();
    int y = head + listed;
    return listed > 0 && y + 1 + said() <= area.rows() ? y + 1 : y;
  }

  /** Whether what is said doesn't fit. */
  boolean isCut() {
    return text.size() > area.rows() - textRow();
  }

  /**
   * Paints the list, and what is said of the chosen move.
   *
   * @param hasBar whether a bar shows which part of the list this is
   * @param beside returns what stands beside a move in so many cells
   */
  void paint(Canvas canvas, Ground ground, boolean hasBar, BesideMove beside) {
    LineRows rows = rows();
    Canvas list = canvas.part(new Extent(0, head, canvas.cols(), rows.area().rows()));
    int names = moves.stream().mapToInt(move -> CellText.width(move.name())).max().orElse(0);
    rows.paint(list, (line, row) -> move(line, row, ground, names, hasBar ? 1 : 0, beside));
    if (hasBar) {
      rows.bar(list);
    }
    canvas.lines(0, textRow(), text, canvas.rows() - textRow(), canvas.cols());
  }

  /** Returns what stands beside the move of a row. */
  interface BesideMove {
    String of(int row, int cols);
  }

  private void move(Canvas line, int row, Ground ground, int names, int air, BesideMove beside) {
    ReviewedMove move = moves.get(row);
    Role role = ListRows.light(line, row == at);
    char piece = line.glyphs().sign(move.side(), ground);
    String before = " ".repeat(Math.max(0, NUMBER_COLS - move.number().length())) + move.number();
    line.text(1, 0, before + " " + piece + " " + move.name(), line.cols() - 1, role);
    int x = 1 + before.length() + 3 + names + GAP;
    int room = Math.max(0, line.cols() - x - air);
    line.text(x, 0, beside.of(row, room), room, role);
  }
}

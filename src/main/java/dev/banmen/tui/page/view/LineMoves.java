package dev.banmen.tui.page.view;

import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.record.RecordTree;
import dev.banmen.say.GameSentences;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.tui.board.MoveGrid;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/** The moves of the shown line in two columns, where a screen has room for them. Stateless. */
final class LineMoves {
  private LineMoves() {}

  static void paint(Canvas canvas, RecordPage page) {
    if (canvas.rows() == 0) {
      return;
    }
    SectionRule.paint(canvas, 0, page.words().text("moves.title"));
    Extent inner = PaneExtents.inner(canvas.extent());
    ShownLine line = page.line();
    int first = first(page, inner.rows());
    for (int y = 0; y < inner.rows(); y++) {
      Canvas row = canvas.part(new Extent(0, inner.y() + y, canvas.cols(), 1));
      row(row, page, line, first + MoveGrid.PER_ROW * y);
    }
  }

  private static void row(Canvas row, RecordPage page, ShownLine line, int number) {
    if (number > shown(page)) {
      return;
    }
    MoveGrid grid = new MoveGrid(line.moves());
    grid.paintNumber(row, number);
    for (int i = 0; i < MoveGrid.PER_ROW && number + i <= shown(page); i++) {
      boolean isLit = number + i == page.recordCursor().number();
      Extent cell = grid.cell(row.cols(), i);
      Canvas part = isLit ? row.raised(cell) : row.part(cell);
      int at = line.indexOfMove(number + i);
      String name = Line.cut(name(page, line.node(at)), cell.cols() - 2, row.glyphs().more());
      part.text(1, 0, name, role(page, line, at, number + i));
    }
  }

  private static Role role(RecordPage page, ShownLine line, int at, int number) {
    if (line.is(at, ShownLine.MISS | ShownLine.MISTAKE)) {
      return Role.MISS;
    }
    int here = page.recordCursor().number();
    return number == here ? Role.STRONG : number < here ? Role.TEXT : Role.QUIET;
  }

  /** Returns a move's name; with its side where the sides needn't alternate. */
  private static String name(RecordPage page, int node) {
    RecordCursor cursor = page.recordCursor();
    return cursor.move(node).map(move -> name(page, move)).orElse("?");
  }

  private static String name(RecordPage page, Move move) {
    String name = new GameSentences(page.game(), page.words()).name(move);
    return page.game().lattice().ground() == Ground.LINES
        ? page.game().words().colour(move.side()) + " " + name
        : name;
  }

  /** Returns how many moves are shown: whoever guesses doesn't see what comes. */
  private static int shown(RecordPage page) {
    return page.is(Mode.GUESSING) ? page.recordCursor().number() : page.line().moves();
  }

  /** Returns the number of the first move shown. */
  private static int first(RecordPage page, int rows) {
    return new MoveGrid(page.line().moves()).first(page.recordCursor().number(), rows);
  }

  /** Returns the node of the move at a place of the list; {@link RecordTree#NONE} for none. */
  static int at(RecordPage page, Extent place, int col, int row) {
    int y = row - place.y() - 1;
    int first = first(page, place.rows() - 1);
    int number = new MoveGrid(page.line().moves()).at(first, place.cols(), col - place.x(), y);
    return y < 0 || number > shown(page)
        ? RecordTree.NONE
        : page.line().node(page.line().indexOfMove(number));
  }
}

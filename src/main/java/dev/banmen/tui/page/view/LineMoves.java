package dev.banmen.tui.page.view;

import dev.banmen.game.Ground;
import dev.banmen.game.Move;
import dev.banmen.game.record.RecordTree;
import dev.banmen.say.GameSentences;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;

/** The moves of the shown line in two columns, where a screen has room for them. Stateless. */
final class LineMoves {
  private static final int PER_ROW = 2;
  private static final int NUMBER_COLS = 4;

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
      row(row, page, line, PER_ROW * (first + y) + 1);
    }
  }

  private static void row(Canvas row, RecordPage page, ShownLine line, int number) {
    if (number > shown(page)) {
      return;
    }
    String digits = Integer.toString(number);
    int left = numberCols(line);
    row.text(left - digits.length(), 0, digits, Role.QUIET);
    for (int i = 0; i < PER_ROW && number + i <= shown(page); i++) {
      boolean isLit = number + i == page.recordCursor().number();
      Extent cell = cell(row.cols(), line, i);
      Canvas part = isLit ? row.raised(cell) : row.part(cell);
      int at = index(line, number + i);
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

  /** Returns the index of the node with a move, by its number; the root may have one, too. */
  private static int index(ShownLine line, int number) {
    int before = line.withNumber(number - 1);
    return line.number(before) >= number ? before : before + 1;
  }

  private static int numberCols(ShownLine line) {
    return Math.max(NUMBER_COLS, Integer.toString(line.moves()).length() + 1);
  }

  private static Extent cell(int cols, ShownLine line, int at) {
    int left = numberCols(line);
    int each = Math.max(1, (cols - left) / PER_ROW);
    return new Extent(left + at * each, 0, Math.max(1, each - 1), 1);
  }

  /** Returns the first row; the list scrolls by half its height, so that few moves repaint it. */
  private static int first(RecordPage page, int rows) {
    int half = Math.max(1, rows / 2);
    int all = (page.line().moves() + PER_ROW - 1) / PER_ROW;
    int here = (Math.max(1, page.recordCursor().number()) - 1) / PER_ROW;
    int least = Math.max(0, Math.min(here - half, all - rows));
    return (least + half - 1) / half * half;
  }

  /** Returns the node of the move at a place of the list; {@link RecordTree#NONE} for none. */
  static int at(RecordPage page, Extent place, int col, int row) {
    int y = row - place.y() - 1;
    int at = col - place.x() < cell(place.cols(), page.line(), 1).x() ? 0 : 1;
    int number = PER_ROW * (first(page, place.rows() - 1) + y) + 1 + at;
    return y < 0 || number > shown(page)
        ? RecordTree.NONE
        : page.line().node(index(page.line(), number));
  }
}

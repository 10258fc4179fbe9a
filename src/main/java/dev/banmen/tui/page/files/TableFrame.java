package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Position;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.say.FoundSentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table of games on a screen: its columns, its rows, and beside them the board of the current
 * game if there is room. Immutable.
 */
record TableFrame(List<ColumnPlace> columns, LineRows rows, Extent board) {
  record ColumnPlace(Column column, int x, int cols) {}

  private static final int MARGIN = 2; // for the mark before the row
  private static final int GAP = 2;
  private static final int NAME_LEAST = 8;
  private static final int NAME_MOST = 24;
  private static final int RESULT = 8;
  private static final int DATE = 10;
  private static final int MOVES = 5;
  private static final int EVENT_LEAST = 12;
  private static final int WIDE = 100;
  private static final int ROWS_WITH_BOARD = 14;

  static TableFrame of(TablePage page, Extent screen) {
    int beside = beside(screen);
    int cols = screen.cols() - beside;
    Extent area = ListRows.area(screen, cols - 1);
    Extent board = new Extent(cols + 1, 1, Math.max(0, beside - 2), screen.rows() - 2);
    int most = Math.max(0, page.count() - area.rows());
    int top = Math.min(most, Math.max(page.rows().top(), page.at() - area.rows() + 1));
    LineRows rows = new LineRows(area, page.count(), Math.min(top, page.at()));
    return new TableFrame(columns(page, area.cols() - 1), rows, board);
  }

  /** Returns the columns for the board of the current game; none on a narrow screen. */
  private static int beside(Extent screen) {
    return screen.rows() >= ROWS_WITH_BOARD && screen.cols() >= WIDE ? screen.cols() / 2 - 6 : 0;
  }

  /** Returns the columns of games without names: what else is known of them. */
  private static List<ColumnPlace> nameless(int cols, int digits) {
    List<ColumnPlace> places = new ArrayList<>();
    int x = add(places, Column.NUMBER, MARGIN, digits);
    x = add(places, Column.MOVES, x, MOVES);
    x = cols - x >= RESULT ? add(places, Column.RESULT, x, RESULT) : x;
    if (cols - x >= EVENT_LEAST) {
      add(places, Column.ABOUT, x, cols - x);
    }
    return places;
  }

  /** Returns the columns that fit, names before others, in their default order. */
  private static List<ColumnPlace> columns(TablePage page, int cols) {
    int digits = Math.max(2, Integer.toString(page.summaries().size()).length());
    if (!page.summaries().hasNames()) {
      return nameless(cols, digits);
    }
    int left = cols - MARGIN - digits - 2 * (GAP + NAME_LEAST);
    boolean hasResult = left >= GAP + RESULT;
    left -= hasResult ? GAP + RESULT : 0;
    boolean hasDate = hasResult && left >= GAP + DATE;
    left -= hasDate ? GAP + DATE : 0;
    boolean hasEvent = hasDate && left >= GAP + EVENT_LEAST;
    left -= hasEvent ? GAP + EVENT_LEAST : 0;
    boolean isCounted = page.summaries().size() > 0 && page.summaries().summary(0).moves() >= 0;
    boolean hasMoves = hasEvent && isCounted && left >= GAP + MOVES;
    left -= hasMoves ? GAP + MOVES : 0;
    // A narrow screen shortens the names; a wide one gives them two fifths each.
    int name = Math.min(NAME_MOST, NAME_LEAST + (left < 0 ? (left - 1) / 2 : left * 2 / 5));
    int event = EVENT_LEAST + Math.max(0, left - 2 * (name - NAME_LEAST));
    List<ColumnPlace> places = new ArrayList<>();
    int x = add(places, Column.NUMBER, MARGIN, digits);
    x = add(places, Column.BLACK, x, Math.max(1, name));
    x = add(places, Column.WHITE, x, Math.max(1, name));
    Column about = page.summaries().hasTitles() ? Column.ABOUT : Column.EVENT;
    x = hasEvent ? add(places, about, x, event) : x;
    x = hasDate ? add(places, Column.DATE, x, DATE) : x;
    x = hasResult ? add(places, Column.RESULT, x, RESULT) : x;
    if (hasMoves) {
      add(places, Column.MOVES, x, MOVES);
    }
    return places;
  }

  private static int add(List<ColumnPlace> places, Column column, int x, int cols) {
    places.add(new ColumnPlace(column, x, cols));
    return x + cols + GAP;
  }

  /** Returns the column at a place of a line, or the last one before it. */
  Column at(int x) {
    Column found = Column.NUMBER;
    for (ColumnPlace place : columns) {
      found = x >= place.x() ? place.column() : found;
    }
    return found;
  }

  void paint(Canvas canvas, TablePage page) {
    String rest = rest(page);
    int room = Math.max(1, canvas.cols() - 2 - CellText.width(rest));
    String name = Line.cut(page.opened().name(), room, canvas.glyphs().more());
    canvas.text(1, 0, name + rest, canvas.cols() - 2, Role.HEADING);
    head(canvas.part(new Extent(1, 1, rows.area().cols(), 1)), page);
    // Asked once: another thread may find another board, or none, at any moment.
    Optional<Position> seen = page.board();
    if (seen.isPresent() && board.cols() > 0) {
      new BoardPreview(seen.get(), board).paintIfWhole(canvas);
    }
    Canvas list = canvas.part(rows.area());
    rows.paint(list, (line, row) -> row(line, page, row));
    if (page.count() == 0) {
      String fault = new FoundSentences(page.words()).fault(page.search().latest());
      String why = fault.isEmpty() ? page.words().text("table.none") : fault;
      list.text(2, 0, why, list.cols() - 2, Role.QUIET);
    }
    rows.bar(list);
    page.foot().paint(KeyLine.foot(canvas), keys(page), page.search().latest().fault());
  }

  /** Returns what follows the file's name in the title: how many games are shown. */
  private static String rest(TablePage page) {
    Words words = page.words();
    int all = page.summaries().size();
    StringBuilder title = new StringBuilder("  ");
    title.append(
        page.query().words().isBlank() || page.rows().isWaiting()
            ? words.text("table.games", all)
            : words.text("table.some", page.count(), all, page.query().words().strip()));
    String refused = page.search().latest().refusal();
    if (page.count() > 0 && !refused.isEmpty()) {
      title.append("  ").append(refused);
    }
    if (!page.summaries().isWhole()) {
      int percent = (int) (100L * page.summaries().read() / Math.max(1, all));
      title.append("  ").append(words.text("table.reading", percent));
    }
    return title.toString();
  }

  private void head(Canvas line, TablePage page) {
    for (ColumnPlace place : columns) {
      boolean isSorted = place.column() == page.query().column();
      String name = page.words().text(place.column().key());
      String sign = isSorted ? page.query().isBackward() ? "v" : "^" : "";
      int cols = place.cols() - sign.length();
      String shown =
          CellText.width(name) <= cols ? name : name.substring(0, CellText.fitting(name, cols));
      Role role = isSorted ? Role.STRONG : Role.QUIET;
      int x = place.column().isText() ? 0 : place.cols() - CellText.width(shown) - sign.length();
      line.text(place.x() + x, 0, shown + sign, role);
    }
  }

  private void row(Canvas line, TablePage page, int row) {
    Role role = ListRows.light(line, row == page.at());
    int game = page.game(row);
    Summary summary = page.summaries().summary(game);
    for (ColumnPlace place : columns) {
      String text =
          switch (place.column()) {
            case NUMBER -> Integer.toString(game + 1);
            case MOVES -> summary.moves() < 0 ? "" : Integer.toString(summary.moves());
            case RESULT -> line.glyphs().fractions(summary.result());
            default -> place.column().text(summary);
          };
      String shown = Line.cut(text, place.cols(), line.glyphs().more());
      int x = place.column().isText() ? 0 : place.cols() - CellText.width(shown);
      line.text(place.x() + x, 0, shown, role);
    }
  }

  static List<KeyHint> keys(TablePage page) {
    Words words = page.words();
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, page.isProblem() ? "table.key.problem" : "table.key.open"),
        KeyHint.of(words, '/', "table.key.filter"),
        KeyHint.sides(words, "table.key.sort"),
        KeyHint.of(words, 'g', "table.key.number"));
  }
}

package dev.banmen.tui.page.files;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Position;
import dev.banmen.game.record.Archive.Summary;
import dev.banmen.text.Words;
import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;

/** Paints a table of games. Stateless. */
final class TablePainter {
  private TablePainter() {}

  static void paint(Canvas canvas, TablePage page, TableFrame frame) {
    String more = canvas.glyphs().more();
    canvas.text(1, 0, Line.cut(title(page), canvas.cols() - 2, more), Role.HEADING);
    head(canvas.part(new Extent(0, 1, frame.rows().place().cols(), 1)), page, frame);
    // Asked once: another thread may find another board, or none, at any moment.
    Optional<Position> seen = page.board();
    if (seen.isPresent() && frame.board().cols() > 0) {
      board(canvas, frame.board(), seen.get());
    }
    Canvas rows = canvas.part(frame.rows().place());
    frame.rows().paint(rows, (line, row) -> row(line, page, frame, row));
    if (page.count() == 0) {
      rows.text(2, 0, Line.cut(page.words().text("table.none"), rows.cols() - 2, more), Role.QUIET);
    }
    frame.rows().bar(rows);
    page.foot()
        .paint(canvas.part(new Extent(1, canvas.rows() - 1, canvas.cols() - 2, 1)), keys(page));
  }

  /** Paints the board of the current game if all of it fits. */
  private static void board(Canvas canvas, Extent place, Position position) {
    BoardPreview board = new BoardPreview(position, place);
    if (board.isWhole()) {
      board.paint(canvas);
    }
  }

  private static String title(TablePage page) {
    Words words = page.words();
    int all = page.summaries().size();
    StringBuilder title = new StringBuilder(page.opened().name()).append("  ");
    title.append(
        page.query().words().isBlank() || page.rows().isStale() && page.found().isEmpty()
            ? words.text("table.games", all)
            : words.text("table.some", page.count(), all, page.query().words().strip()));
    if (!page.summaries().isWhole()) {
      int percent = (int) (100L * page.summaries().read() / Math.max(1, all));
      title.append("  ").append(words.text("table.reading", percent));
      if (page.rows().isStale()) {
        int found = page.found().map(GameSummaries.Matches::read).orElse(0);
        title.append("  ").append(words.text("table.waits", found));
      }
    }
    return title.toString();
  }

  private static void head(Canvas line, TablePage page, TableFrame frame) {
    for (TableFrame.ColumnPlace place : frame.columns()) {
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

  private static void row(Canvas line, TablePage page, TableFrame frame, int row) {
    boolean isChosen = row == page.at();
    Role role = ListRows.light(line, isChosen);
    int game = page.game(row);
    Summary summary = page.summaries().summary(game);
    for (TableFrame.ColumnPlace place : frame.columns()) {
      String text =
          switch (place.column()) {
            case NUMBER -> Integer.toString(game + 1);
            case MOVES -> summary.moves() < 0 ? "" : Integer.toString(summary.moves());
            case RESULT -> line.glyphs().fractions(page.results().of(game, summary));
            default -> place.column().text(summary);
          };
      String shown = Line.cut(text, place.cols(), line.glyphs().more());
      int x = place.column().isText() ? 0 : place.cols() - CellText.width(shown);
      boolean isByRules = place.column() == Column.RESULT && summary.result().isEmpty();
      line.text(place.x() + x, 0, shown, isByRules && !isChosen ? Role.QUIET : role);
    }
  }

  static List<KeyHint> keys(TablePage page) {
    Words words = page.words();
    return List.of(
        KeyHint.of(words, '?', "key.help"),
        KeyHint.of(words, 'q', "key.quit"),
        KeyHint.of(words, KeyType.Enter, "table.key.open"),
        KeyHint.of(words, '/', "table.key.filter"),
        KeyHint.sides(words, "table.key.sort"),
        KeyHint.of(words, 'g', "table.key.number"));
  }
}

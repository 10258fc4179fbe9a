package dev.banmen.tui.page.home;

import dev.banmen.tui.board.BoardPreview;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.LineRows;
import dev.banmen.tui.page.ListRows;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** Paints the first page; the chosen row of its list is lit, with a bar before it. Stateless. */
final class HomeScreen {
  /** The column where texts start: behind the bar and a blank. */
  private static final int TEXT_X = 2;

  private static final int GAP = 2;

  /** The caption below a board. */
  private static final int BELOW_BOARD = 1;

  private HomeScreen() {}

  static void paint(HomePage page, Canvas canvas) {
    HomeFrame frame = HomeFrame.of(canvas.extent(), page.part());
    head(HomeWords.head(page, frame), canvas.part(frame.head()));
    list(page, frame.rows(page), canvas.part(frame.list()));
    if (frame.hasBoard()) {
      board(page, frame.board(), canvas);
    }
    hint(page, frame, canvas);
    Canvas keys = canvas.part(frame.keys());
    if (page.entry().isPresent() && page.value().isEmpty()) {
      TypedText.paint(keys, page.entry().get().shown(), Role.TEXT);
      Extent above = new Extent(frame.keys().x(), frame.keys().y() - 1, frame.keys().cols(), 1);
      HomeCommands.LINE.paint(canvas.part(above), page);
    } else {
      KeyLine.paint(keys, HomeWords.keys(page, keys.cols()));
    }
  }

  private static void head(HomeItem head, Canvas canvas) {
    head.paint(canvas, TEXT_X, canvas.cols() - TEXT_X, Role.HEADING);
  }

  /** Paints what there is to say below the list; over the whole width if it needs more room. */
  private static void hint(HomePage page, HomeFrame frame, Canvas canvas) {
    List<Line> lines = HomeWords.lines(page, frame);
    Extent hint = frame.hint();
    if (lines.isEmpty()) {
      return;
    }
    boolean isQuiet = lines.get(0).role() == Role.QUIET;
    if (isQuiet || lines.size() <= hint.rows()) {
      int rows = hint.rows() == 0 ? 0 : hint.rows() + Math.max(0, frame.free(frame.rows(page)) - 1);
      int shown = Math.min(lines.size(), rows);
      Extent below = new Extent(hint.x(), frame.keys().y() - shown, hint.cols(), shown);
      String more = canvas.glyphs().more();
      List<Line> fitting = Line.fitting(lines, shown, hint.cols() - TEXT_X, more);
      canvas.part(below).lines(TEXT_X, 0, fitting);
      return;
    }
    List<Line> wide =
        Line.wrap(HomeWords.text(page, frame), lines.get(0).role(), frame.keys().cols());
    int row = frame.rows(page).line(page.at()); // what is wrong stays visible
    int above = page.part() == HomePart.OPTIONS ? frame.list().y() + row + 1 : 1;
    int rows = Math.min(wide.size(), Math.max(1, frame.keys().y() - above));
    Canvas over = canvas.part(new Extent(0, frame.keys().y() - rows, canvas.cols(), rows));
    over.fill(Role.TEXT);
    over.lines(1, 0, wide, rows, over.cols() - 2);
  }

  /**
   * Paints the board of what is chosen as large as fits, and below it one line about it. If its
   * pieces would be small, it also takes the rows above its place.
   */
  private static void board(HomePage page, Extent area, Canvas canvas) {
    Extent high = new Extent(area.x(), 0, area.cols(), area.y() + area.rows());
    BoardPreview low = preview(page, area);
    BoardPreview whole = low.hasLargePieces() ? low : preview(page, high);
    boolean isHigh = whole.hasLargePieces() && !low.hasLargePieces();
    BoardPreview board = isHigh ? whole : low;
    Canvas part = canvas.part(isHigh ? high : area);
    board.paint(part);
    Extent below = new Extent(0, board.area().rows(), part.cols(), BELOW_BOARD);
    caption(HomeWords.caption(page), part.part(below), board.area().x());
  }

  private static BoardPreview preview(HomePage page, Extent area) {
    Extent room = Extent.of(area.cols(), Math.max(1, area.rows() - BELOW_BOARD));
    return new BoardPreview(page.board(), room);
  }

  private static void caption(HomeItem caption, Canvas canvas, int x) {
    String more = canvas.glyphs().more();
    int about = caption.about().isEmpty() ? 0 : 1 + CellText.width(caption.about());
    int room = Math.max(canvas.cols() - about, canvas.cols() / 2);
    String name = Line.parts(caption.name(), room, "", more);
    int left = Math.max(0, Math.min(x, canvas.cols() - CellText.width(name) - about));
    canvas.text(left, 0, name, Role.STRONG);
    int from = left + CellText.width(name) + 1;
    canvas.text(from, 0, caption.about(), canvas.cols() - from, Role.QUIET);
  }

  /** Paints the current list on the canvas of its place. */
  private static void list(HomePage page, LineRows rows, Canvas canvas) {
    List<HomeItem> items = page.part() == HomePart.OPTIONS ? List.of() : HomeWords.of(page);
    int bar = rows.isWhole() ? 0 : 1;
    for (int row = rows.top(); row < rows.top() + rows.shown(); row++) {
      boolean isChosen = row == page.at();
      int wanted = isChosen ? Math.min(rows.pitch(), 2) : rows.lines();
      int lines = Math.min(wanted, canvas.rows() - rows.line(row));
      Extent part = new Extent(0, rows.line(row), canvas.cols(), lines);
      Canvas line = ListRows.raise(canvas.part(part), isChosen);
      if (items.isEmpty()) {
        option(page, row, line.part(new Extent(0, 0, line.cols() - bar, line.rows())));
      } else {
        Canvas whole = line.part(new Extent(0, 0, line.cols() - bar, line.rows()));
        item(items.get(row), isChosen, whole);
        if (rows.pitch() == 1 && page.part() == HomePart.MENU) {
          items.get(row).paintBeside(whole, TEXT_X + nameCols(items) + GAP);
        }
      }
    }
    rows.bar(canvas);
  }

  private static int nameCols(List<HomeItem> items) {
    int widest = 0;
    for (HomeItem item : items) {
      widest = Math.max(widest, CellText.width(item.name()));
    }
    return widest;
  }

  private static void item(HomeItem item, boolean isChosen, Canvas canvas) {
    int cols = canvas.cols() - TEXT_X - 1;
    item.paint(canvas, TEXT_X, cols, isChosen ? Role.STRONG : Role.TEXT);
  }

  private static void option(HomePage page, int row, Canvas canvas) {
    if (row < page.form().fields().size()) {
      field(page, row, row == page.at(), canvas);
    } else {
      canvas.text(TEXT_X, 0, page.words().text("home.start"), Role.STRONG);
    }
  }

  private static void field(HomePage page, int at, boolean isChosen, Canvas canvas) {
    Field field = page.form().fields().get(at);
    int labels = labelCols(page.form().fields(), canvas.cols());
    boolean isWrong = !field.fault().isEmpty();
    Role role = isWrong ? Role.MISS : isChosen ? Role.STRONG : Role.TEXT;
    canvas.text(TEXT_X, 0, field.label(), labels, role);
    int x = TEXT_X + labels + GAP;
    Canvas value = canvas.part(new Extent(x, 0, Math.max(1, canvas.cols() - x), 1));
    if (isChosen && page.value().isPresent()) {
      Role typed = page.input().isOld() ? Role.SELECTED : Role.TEXT;
      TypedText.paint(value, page.value().get().text(), typed);
    } else if (isWrong || !choices(field, isChosen, value)) {
      Role quiet = field.value().isEmpty() ? Role.QUIET : role;
      int cols = canvas.cols() - x;
      boolean isName = field.choices().isEmpty(); // of a player, as it was typed
      String plain = isName ? field.shown() : canvas.glyphs().fractions(field.shown());
      String shown = isChosen && field.canStep() ? ListRows.stepped(plain, cols) : plain;
      canvas.text(x, 0, shown, cols, quiet);
    }
  }

  /**
   * Paints all choices side by side, the chosen one lit; false if they don't fit. In the row that
   * the arrows change it stands between signs, too: in sixteen colours all of that row looks alike.
   */
  private static boolean choices(Field field, boolean isChosen, Canvas canvas) {
    List<String> names = field.names().stream().map(canvas.glyphs()::fractions).toList();
    int chosen = field.choices().indexOf(field.value());
    int cols = 0;
    for (String name : names) {
      cols += CellText.width(name) + 2;
    }
    if (names.size() < 2 || chosen < 0 || cols > canvas.cols()) {
      return false;
    }
    int x = 0;
    for (int i = 0; i < names.size(); i++) {
      boolean isLit = i == chosen;
      boolean hasSigns = isLit && (isChosen || !canvas.showsSides());
      String name = hasSigns ? "<" + names.get(i) + ">" : " " + names.get(i) + " ";
      Role lit = isChosen ? Role.SELECTED : Role.STRONG;
      canvas.text(x, 0, name, isLit ? lit : Role.QUIET);
      x += CellText.width(name);
    }
    return true;
  }

  /** Returns the width of the widest label, but no more than half of the list. */
  private static int labelCols(List<Field> fields, int cols) {
    int widest = 0;
    for (Field field : fields) {
      widest = Math.max(widest, CellText.width(field.label()));
    }
    return Math.min(widest, cols / 2);
  }
}

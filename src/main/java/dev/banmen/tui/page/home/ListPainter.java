package dev.banmen.tui.page.home;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.ScrollBar;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** Paints the first page's lists: the chosen row is lit, with a bar before it. Stateless. */
final class ListPainter {
  /** Where texts start: behind the bar and a blank. */
  private static final int TEXT_X = 2;

  private static final int GAP = 2;

  private ListPainter() {}

  /** Paints the current list on the canvas of its place. */
  static void paint(HomePage page, ListPlace place, Canvas canvas) {
    List<HomeItem> items = page.part() == HomePart.OPTIONS ? List.of() : HomeItems.of(page);
    for (int i = 0; i < place.shown(); i++) {
      int row = place.top() + i;
      int wanted = place.lines(row == page.at());
      int lines = Math.min(wanted, canvas.rows() - place.line(row));
      Extent part = new Extent(0, place.line(row), canvas.cols(), lines);
      Canvas line = row(canvas.part(part), row == page.at());
      if (items.isEmpty()) {
        int bar = place.shown() < place.count() ? 1 : 0;
        option(page, row, line.part(new Extent(0, 0, line.cols() - bar, line.rows())));
      } else {
        item(items.get(row), row == page.at(), line);
        if (place.pitch() == 1 && page.part() == HomePart.MENU) {
          items.get(row).paintBeside(line, TEXT_X + nameCols(items) + GAP);
        }
      }
    }
    int end = place.shown() == 0 ? 0 : place.line(place.top() + place.shown() - 1) + place.lines();
    Canvas shown = canvas.part(new Extent(0, 0, canvas.cols(), end));
    ScrollBar.paint(shown, place.top(), place.shown(), place.count());
  }

  /** Lights the lines of a row if it is chosen, and returns what to write on. */
  private static Canvas row(Canvas lines, boolean isChosen) {
    if (!isChosen) {
      return lines;
    }
    Canvas lit = lines.on(Role.CARD);
    lit.fill(Role.CARD);
    for (int y = 0; y < lines.rows(); y++) {
      lit.put(0, y, lines.glyphs().bar(), Role.ACCENT);
    }
    return lit;
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
    FormRows rows = FormRows.of(page);
    boolean isChosen = row == page.at();
    Role role = isChosen ? Role.STRONG : Role.TEXT;
    if (rows.isField(row)) {
      field(page, rows.field(row), isChosen, canvas);
    } else if (rows.isMore(row)) {
      String key = page.form().isWhole() ? "home.less" : "home.more";
      canvas.text(TEXT_X, 0, page.words().text(key), isChosen ? role : Role.QUIET);
    } else {
      canvas.text(TEXT_X, 0, page.words().text("home.start"), Role.STRONG);
    }
  }

  private static void field(HomePage page, int at, boolean isChosen, Canvas canvas) {
    String more = canvas.glyphs().more();
    Field field = page.form().fields().get(at);
    int labels = labelCols(page.form().fields(), canvas.cols());
    boolean isWrong = !field.fault().isEmpty();
    Role role = isWrong ? Role.MISS : isChosen ? Role.STRONG : Role.TEXT;
    canvas.text(TEXT_X, 0, Line.cut(field.label(), labels, more), role);
    int x = TEXT_X + labels + GAP;
    Canvas value = canvas.part(new Extent(x, 0, Math.max(1, canvas.cols() - x), 1));
    if (isChosen && page.typing().isPresent()) {
      Typing typed = page.typing().get();
      TypedText.paint(value, typed.text(), typed.isOld() ? Role.SELECTED : Role.TEXT);
    } else if (isWrong || !choices(field, isChosen, value)) {
      Role quiet = field.value().isEmpty() ? Role.QUIET : role;
      int cols = canvas.cols() - x;
      boolean isName = field.choices().isEmpty(); // of a player, as it was typed
      String plain = isName ? field.shown() : canvas.glyphs().fractions(field.shown());
      String shown = isChosen && field.canStep() ? stepped(plain, cols) : plain;
      canvas.text(x, 0, Line.cut(shown, cols, more), quiet);
    }
  }

  /** Returns a value between the signs that it can be stepped, close to them if need be. */
  private static String stepped(String value, int cols) {
    String wide = "< " + value + " >";
    return CellText.width(wide) <= cols ? wide : "<" + value + ">";
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

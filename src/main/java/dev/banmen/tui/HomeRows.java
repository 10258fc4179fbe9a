package dev.banmen.tui;

import dev.banmen.game.Words;
import java.util.ArrayList;
import java.util.List;

/** The lines of the first page's list, the height and place of what is chosen in it. Immutable. */
final class HomeRows {
  /** For the mark before the chosen line. */
  private static final int MARGIN = 2;

  private static final int GAP = 2;
  private static final int NARROW = 24;

  /** Where a value that is typed has fewer columns beside its label, it has those of both. */
  private static final int TYPED_COLS_LEAST = 6;

  /** Help, settings, quit. */
  private static final int WAYS_OUT = 3;

  /** The least height of a list in which those are seen all the while. */
  private static final int LEAST_ROWS = 9;

  private final HomePage page;
  private final Words words;
  private final int cols; // of the list
  private final int textCols; // of what stands in it: a blank is left of the sign for more
  private final int height;
  private final int labelCols;
  private final List<Row> rows = new ArrayList<>();
  private final int top;
  private int gaps; // blank lines there is room for
  private final boolean isWhole;
  private final int fixed; // of the last lines, which are seen wherever the others are

  HomeRows(HomePage page, Extent list) {
    this.page = page;
    this.words = page.words();
    cols = list.cols();
    textCols = Math.max(1, cols - 1);
    height = list.rows();
    labelCols = labelCols(page.form().fields(), cols - MARGIN);
    fill();
    gaps = list.rows() - rows.size();
    if (gaps > 0) {
      rows.clear();
      fill();
    }
    isWhole = rows.size() <= list.rows();
    fixed = !isWhole && list.rows() >= LEAST_ROWS ? WAYS_OUT : 0;
    top = top(list.rows() - fixed);
  }

  /** As wide as the widest label, but for no more than two thirds of the list. */
  private static int labelCols(List<Field> fields, int cols) {
    int widest = 0;
    for (Field field : fields) {
      widest = Math.max(widest, Cells.width(field.label()));
    }
    return Math.min(widest + (cols < NARROW ? 1 : GAP), cols * 2 / 3);
  }

  /** Puts all lines in order, with a blank one before each part as long as there is room. */
  private void fill() {
    rows.add(new Row(Spot.LEARN, words.text("home.learn"), "", Role.TEXT));
    addLines(Spot.FILE, words.text("home.file"), page.fileShown(), Role.TEXT);
    gap();
    List<Field> fields = page.form().fields();
    for (int i = 0; i < fields.size(); i++) {
      addField(Spot.field(i), fields.get(i));
    }
    rows.add(new Row(Spot.BEGIN, words.text("home.begin"), "", Role.STRONG));
    if (!page.kept().isEmpty()) {
      gap();
      rows.add(Row.heading(words.text("home.kept")));
      for (int i = 0; i < page.own().keptRows(); i++) {
        addKept(i);
      }
    }
    if (page.own().recentRows() > 0) {
      gap();
      rows.add(Row.heading(words.text("home.recent")));
      for (int i = 0; i < page.own().recentRows(); i++) {
        rows.add(new Row(Spot.recent(i), "", recent(i), Role.TEXT));
      }
    }
    gap();
    rows.add(new Row(Spot.HELP, words.text("home.help"), "", Role.TEXT));
    rows.add(new Row(Spot.SETTINGS, words.text("home.settings"), "", Role.TEXT));
    rows.add(new Row(Spot.QUIT, words.text("home.quit"), "", Role.TEXT));
  }

  private void gap() {
    if (gaps-- > 0) {
      rows.add(Row.BLANK);
    }
  }

  private void addField(Spot spot, Field field) {
    boolean isTyped = page.typing().isPresent() && page.focus().equals(spot);
    String value = isTyped ? page.typing().get().text() : shown(field);
    rows.add(new Row(spot, field.label(), value, Role.FIELD));
    String fault = page.form().fault(spot.at());
    if (!fault.isEmpty()) {
      for (Line line : Line.wrap(fault, Role.MISS, textCols - MARGIN)) {
        rows.add(new Row(spot, "", line.text(), Role.MISS));
      }
    }
  }

  private String shown(Field field) {
    if (field.value().isEmpty()) {
      return words.text("home.empty");
    }
    String choice = "< " + field.shown() + " >";
    boolean fits = Cells.width(choice) <= textCols - valueX();
    return field.choices().isEmpty() || !fits ? field.shown() : choice;
  }

  private void addKept(int row) {
    if (page.own().isMore(row)) {
      String more = words.text("home.kept.more", page.kept().size());
      rows.add(new Row(Spot.kept(row), "", more, Role.TEXT));
      return;
    }
    House.Kept kept = page.kept().get(row);
    Role role = kept.family().isEmpty() ? Role.MISS : Role.TEXT;
    rows.add(new Row(Spot.kept(row), "", words(words, kept), role));
  }

  /** The name of a file without its folder, which may be long. */
  private String recent(int row) {
    List<String> recent = page.own().recent();
    return page.own().isRest(row)
        ? words.text("home.recent.all", recent.size())
        : recent.get(row).substring(recent.get(row).lastIndexOf('/') + 1);
  }

  /** A game that was left, in a line. */
  static String words(Words words, House.Kept kept) {
    if (kept.family().isEmpty()) {
      return kept.title(); // it cannot be read, and this says why
    }
    return kept.moves() == 1
        ? words.text("home.kept.one", kept.title(), kept.when())
        : words.text("home.kept.game", kept.title(), kept.moves(), kept.when());
  }

  private void addLines(Spot spot, String label, String text, Role role) {
    if (!label.isEmpty()) {
      rows.add(new Row(spot, label, text, role));
      return;
    }
    for (Line line : Line.wrap(text, role, textCols - MARGIN)) {
      rows.add(new Row(spot, "", line.text(), role));
    }
  }

  /** The first line that is shown, so that the chosen one is seen with some on both sides. */
  private int top(int room) {
    int first = 0;
    while (first < rows.size() && !rows.get(first).spot().equals(page.focus())) {
      first++;
    }
    return Math.max(0, Math.min(first - room / 2, rows.size() - fixed - room));
  }

  /** Whether all lines are seen at once. */
  boolean isWhole() {
    return isWhole;
  }

  /** Which row stands in a line of the list. */
  private int row(int line) {
    int room = height - fixed;
    return line < room ? top + line : rows.size() - fixed + line - room;
  }

  /** What is shown in a line of the list; nowhere below its end. */
  Spot at(int line) {
    int row = row(line);
    return line >= 0 && row < rows.size() ? rows.get(row).spot() : Spot.NOWHERE;
  }

  /** Where the list and, right of it, the signs for more of it are painted. */
  static Extent withSigns(Extent list) {
    return new Extent(list.x(), list.y(), list.cols() + 1, list.rows());
  }

  /** Paints the list and those signs. */
  void paint(Canvas canvas) {
    for (int y = 0; y < height && row(y) < rows.size(); y++) {
      paint(canvas, y, row(y));
    }
    if (isMoreAbove()) {
      canvas.put(cols, 0, '^', Role.QUIET);
    }
    if (isMoreBelow()) {
      canvas.put(cols, height - fixed - 1, 'v', Role.QUIET);
    }
  }

  private boolean isMoreAbove() {
    return top > 0;
  }

  private boolean isMoreBelow() {
    return top + height < rows.size();
  }

  /** How far a line reaches: not to the sign that stands right of it. */
  private int textCols(int y) {
    boolean hasSign = isMoreAbove() && y == 0 || isMoreBelow() && y == height - fixed - 1;
    return hasSign ? textCols : cols;
  }

  private void paint(Canvas canvas, int y, int index) {
    Row row = rows.get(index);
    boolean isFault = row.role() == Role.MISS && row.spot().kind() == Spot.Kind.FIELD;
    boolean isChosen = row.spot().equals(page.focus()) && !isFault;
    boolean isTyped = isChosen && page.typing().isPresent();
    if (isChosen && !isTyped) {
      canvas.part(new Extent(0, y, cols, 1)).fill(Role.SELECTED);
    }
    Role role = isChosen && !isTyped ? Role.SELECTED : row.role();
    boolean isFirst = index == 0 || !rows.get(index - 1).spot().equals(row.spot());
    if (isChosen && (isFirst || y == 0)) {
      canvas.put(0, y, '>', isTyped ? Role.STRONG : Role.SELECTED);
    }
    if (row.spot().kind() == Spot.Kind.NONE) {
      canvas.text(0, y, row.label(), role);
      return;
    }
    int x = row.label().isEmpty() ? MARGIN : Math.max(valueX(), MARGIN + width(row) + GAP);
    if (isTyped && textCols - x < TYPED_COLS_LEAST) {
      x = MARGIN;
    } else {
      canvas.text(MARGIN, y, row.label(), role == Role.FIELD ? Role.TEXT : role);
    }
    if (isTyped) {
      Typing typing = page.typing().orElseThrow();
      Canvas field = canvas.part(new Extent(x, y, textCols - x, 1));
      TypedText.paint(field, typing.text(), typing.isOld() ? Role.SELECTED : Role.TEXT);
    } else {
      String more = canvas.glyphs().more();
      canvas.text(x, y, Line.cut(row.value(), Math.max(1, textCols(y) - x), more), role);
    }
  }

  private int width(Row row) {
    return row.spot().kind() == Spot.Kind.FIELD ? 0 : Cells.width(row.label());
  }

  private int valueX() {
    return MARGIN + labelCols;
  }
}

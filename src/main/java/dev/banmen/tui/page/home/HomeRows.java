package dev.banmen.tui.page.home;

import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The visible lines of the first page's list, placed around the chosen one. Immutable. */
final class HomeRows {
  private static final int MARGIN = HomeLines.MARGIN;
  private static final int GAP = HomeLines.GAP;

  /** A typed value with fewer columns than this beside its label takes those of both. */
  private static final int TYPED_COLS_LEAST = 6;

  /** Help, settings, quit. */
  private static final int WAYS_OUT = 3;

  /** The least height of a list that always shows those. */
  private static final int LEAST_ROWS = 9;

  private final HomeRow focus;
  private final Optional<Typing> typing;
  private final int cols; // of the list
  private final int textCols;
  private final int height;
  private final int valueX;
  private final List<Row> rows;
  private final int top;
  private final boolean isWhole;
  private final int fixed; // how many last lines are always visible

  HomeRows(Words words, HomeList list, Optional<Typing> typing, Extent place) {
    focus = list.focus();
    this.typing = typing;
    cols = place.cols();
    textCols = HomeLines.textCols(place);
    height = place.rows();
    HomeLines lines = HomeLines.of(words, list, typing, place);
    valueX = lines.valueX();
    rows = lines.rows();
    isWhole = rows.size() <= height;
    fixed = !isWhole && height >= LEAST_ROWS ? WAYS_OUT : 0;
    top = top(height - fixed);
  }

  /**
   * Returns the first line shown, with the chosen one visible and some lines on both sides of it.
   */
  private int top(int room) {
    int first = 0;
    while (first < rows.size() && !rows.get(first).target().equals(focus)) {
      first++;
    }
    return Math.max(0, Math.min(first - room / 2, rows.size() - fixed - room));
  }

  boolean isWhole() {
    return isWhole;
  }

  /** Returns which row stands in a line of the list. */
  private int row(int line) {
    int room = height - fixed;
    return line < room ? top + line : rows.size() - fixed + line - room;
  }

  /** Whether all lines of a row are visible. */
  boolean isSeen(HomeRow target) {
    long all = rows.stream().filter(row -> row.target().equals(target)).count();
    return IntStream.range(0, height).filter(line -> at(line).equals(target)).count() == all;
  }

  /** Returns the row in a line of the list; none below its end. */
  HomeRow at(int line) {
    int row = row(line);
    return line >= 0 && row < rows.size() ? rows.get(row).target() : HomeRow.NOWHERE;
  }

  /** Returns the place of the list together with, on its right, the signs for more. */
  static Extent withSigns(Extent list) {
    return new Extent(list.x(), list.y(), list.cols() + 1, list.rows());
  }

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

  /** Returns how wide a line's text is: up to the sign on its right. */
  private int textCols(int y) {
    boolean hasSign = isMoreAbove() && y == 0 || isMoreBelow() && y == height - fixed - 1;
    return hasSign ? textCols : cols;
  }

  private void paint(Canvas canvas, int y, int index) {
    Row row = rows.get(index);
    boolean isFault = row.role() == Role.MISS && row.target().kind() == HomeRow.RowKind.FIELD;
    boolean isChosen = row.target().equals(focus) && !isFault;
    boolean isTyped = isChosen && typing.isPresent();
    if (isChosen && !isTyped) {
      canvas.part(new Extent(0, y, cols, 1)).fill(Role.SELECTED);
    }
    Role role = isChosen && !isTyped ? Role.SELECTED : row.role();
    boolean isFirst = index == 0 || !rows.get(index - 1).target().equals(row.target());
    if (isChosen && (isFirst || y == 0)) {
      canvas.put(0, y, '>', isTyped ? Role.STRONG : Role.SELECTED);
    }
    if (row.target().kind() == HomeRow.RowKind.NONE) {
      canvas.text(0, y, row.label(), role);
      return;
    }
    int x = row.label().isEmpty() ? MARGIN : Math.max(valueX, MARGIN + width(row) + GAP);
    if (isTyped && textCols - x < TYPED_COLS_LEAST) {
      x = MARGIN;
    } else {
      canvas.text(MARGIN, y, row.label(), role == Role.FIELD ? Role.TEXT : role);
    }
    if (isTyped) {
      Typing typed = typing.orElseThrow();
      Canvas field = canvas.part(new Extent(x, y, textCols - x, 1));
      TypedText.paint(field, typed.text(), typed.isOld() ? Role.SELECTED : Role.TEXT);
    } else {
      String more = canvas.glyphs().more();
      canvas.text(x, y, Line.cut(row.value(), Math.max(1, textCols(y) - x), more), role);
    }
  }

  private int width(Row row) {
    return row.target().kind() == HomeRow.RowKind.FIELD ? 0 : CellText.width(row.label());
  }
}

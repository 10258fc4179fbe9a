package dev.banmen.tui.page.edit;

import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.InputFault;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a board drawn with its coordinates, as this program and others draw them: the labels show
 * where in the text each site is, whatever is drawn between. Used for one text.
 */
final class LabelledBoard {
  private static final String BLACK = "●◉█⣿Xx@Bb";
  private static final String WHITE = "○◌OoWw";
  private static final String CORNERS = "╭⡎";
  private static final String BLACK_LINE = "━┃-|";
  private static final String WHITE_LINE = "═║=H";
  private final Draft draft;
  private final Words words;
  private final Game game;
  private final Lattice lattice;
  private final Notation notation;
  private final String[] lines;
  private final int[] xs; // the position of each column in a line
  private final int[] ys; // the line of each row
  private int header; // the line of the column labels

  private LabelledBoard(Draft draft, Words words, String[] lines) {
    this.draft = draft;
    this.words = words;
    this.lines = lines;
    game = draft.game();
    lattice = game.lattice();
    notation = game.notation();
    xs = new int[lattice.cols()];
    ys = new int[lattice.rows()];
  }

  /**
   * Returns the marks on the board; empty if the text has no labels of this game.
   *
   * @throws InputFault if the labels are those of a board of another size
   */
  static Optional<Map<Site, Mark>> read(Draft draft, Words words, String text) throws InputFault {
    String[] lines = text.replace("\r\n", "\n").replace('\r', '\n').split("\n");
    return new LabelledBoard(draft, words, lines).read();
  }

  private Optional<Map<Site, Mark>> read() throws InputFault {
    int cols = 0;
    for (header = 0; header < lines.length && cols < 2; header++) {
      cols = columns(lines[header]);
    }
    if (cols < 2) {
      return Optional.empty();
    }
    int rows = rows(header, lines.length);
    if (rows != labels(lattice.rows(), false)) {
      rows = Math.max(rows, rows(0, header)); // the labels of columns may stand below them
    }
    if (cols != labels(lattice.cols(), true) || rows != labels(lattice.rows(), false)) {
      throw new InputFault(
          header,
          0,
          words.text(
              "edit.paste.size",
              rows,
              cols,
              labels(lattice.rows(), false),
              labels(lattice.cols(), true)));
    }
    between(xs, true);
    between(ys, false);
    Map<Site, Mark> marks = new HashMap<>();
    for (int i = 0; i < lattice.size(); i++) {
      Site site = lattice.site(i);
      Mark mark = draft.takes(site) ? mark(site) : Mark.EMPTY;
      if (mark != Mark.EMPTY) {
        marks.put(site, mark);
      }
    }
    return Optional.of(marks);
  }

  private boolean hasLabel(int at, boolean isColumn) {
    return !(isColumn ? notation.column(at) : notation.row(at)).isEmpty();
  }

  /** Returns how many of the first rows or columns have a label. */
  private int labels(int count, boolean areColumns) {
    int labels = 0;
    for (int i = 0; i < count; i++) {
      labels += hasLabel(i, areColumns) ? 1 : 0;
    }
    return labels;
  }

  /** Counts the column labels of a line, from the first on, and notes where they are. */
  private int columns(String line) {
    int found = 0;
    int at = 0;
    int col = 0;
    while (true) {
      while (!hasLabel(col, true) && col < 2 * xs.length) {
        col++;
      }
      int from = at;
      while (from < line.length() && line.charAt(from) == ' ') {
        from++;
      }
      int to = from;
      while (to < line.length() && line.charAt(to) != ' ') {
        to++;
      }
      if (from == to || !line.substring(from, to).equalsIgnoreCase(notation.column(col))) {
        return found;
      }
      if (col < xs.length) {
        xs[col] = from + (to - from - 1) / 2;
      }
      found++;
      col++;
      at = to;
    }
  }

  /** Counts the lines that start with a number, one below the other, and notes where they are. */
  private int rows(int from, int to) {
    int found = 0;
    int row = 0;
    int edge = -1; // where the first one ends
    for (int y = from; y < to; y++) {
      int end = endOfNumber(lines[y]);
      boolean isLabel = end > 0 && end <= xs[0]; // numbers beside the board are others
      edge = edge < 0 && isLabel ? end : edge;
      if (isLabel && Math.abs(end - edge) <= 1) {
        while (row < ys.length && !hasLabel(row, false)) {
          row++;
        }
        if (row < ys.length) {
          ys[row++] = y;
        }
        found++;
      }
    }
    return found;
  }

  /** Returns where the number at a line's start ends; -1 if there is none. */
  private static int endOfNumber(String line) {
    int from = 0;
    while (from < line.length() && line.charAt(from) == ' ') {
      from++;
    }
    int to = from;
    while (to < line.length() && line.charAt(to) >= '0' && line.charAt(to) <= '9') {
      to++;
    }
    boolean isWord = to > from && (to == line.length() || line.charAt(to) == ' ');
    return isWord ? to : -1;
  }

  /** Places rows and columns without a label half-way between their neighbours. */
  private void between(int[] places, boolean areColumns) {
    for (int i = 1; i + 1 < places.length; i++) {
      if (!hasLabel(i, areColumns)) {
        places[i] = (places[i - 1] + places[i + 1]) / 2;
      }
    }
  }

  private Mark mark(Site site) {
    int x = xs[site.col()];
    int y = ys[site.row()];
    char c = at(x, y);
    if (lattice.ground() == Ground.LINES) {
      return lattice.isOpen(site) ? of(c, BLACK_LINE, WHITE_LINE) : owner(c);
    }
    if (c == ' ') { // in a large piece, with its corner above
      return CORNERS.indexOf(at(x - Glyphs.LARGE_COLS / 2, y - 1)) >= 0 ? Mark.WHITE : Mark.EMPTY;
    }
    boolean isStar = c == '#' && game.lattice().landmarks().contains(site);
    return c == '#' && !isStar ? Mark.BLACK : of(c, BLACK, WHITE);
  }

  private static Mark of(char c, String black, String white) {
    return black.indexOf(c) >= 0 ? Mark.BLACK : white.indexOf(c) >= 0 ? Mark.WHITE : Mark.EMPTY;
  }

  /** Returns a box's owner by its sign: the first letter of a side's name, or A or B. */
  private Mark owner(char c) {
    for (Side side : Side.values()) {
      if (game.words().colour(side).indexOf(c) == 0 || c == (side == Side.BLACK ? 'A' : 'B')) {
        return side.mark();
      }
    }
    return Mark.EMPTY;
  }

  private char at(int x, int y) {
    boolean isThere = y >= 0 && y < lines.length && x >= 0 && x < lines[y].length();
    return isThere ? lines[y].charAt(x) : ' ';
  }
}

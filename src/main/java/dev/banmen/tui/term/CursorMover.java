package dev.banmen.tui.term;

/**
 * A terminal's cursor and pen, and the shortest ways to move them for the next write (ECMA-48
 * 8.3.18-22, 8.3.57). Mutable, one thread.
 */
final class CursorMover {
  private static final int UNKNOWN = -1;
  private static final int LONGEST = 9_999; // longer than any sequence

  /** How many single steps back are shorter than a sequence. */
  private static final int FEW = 4;

  /** Spreads pens over the slots: 2^64 divided by the golden ratio. */
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private static final int SLOT_BITS = 6;

  private final PaintBytes out;
  private int row = UNKNOWN;
  private int col = UNKNOWN;
  private long pen = Sgr.PLAIN;
  private final long[] fromPens = new long[1 << SLOT_BITS];
  private final long[] toPens = new long[1 << SLOT_BITS];
  private final int[] changes = new int[1 << SLOT_BITS]; // 0 where none is known

  CursorMover(PaintBytes out) {
    this.out = out;
  }

  /** Forgets where the cursor is; the pen was made plain. */
  void forget() {
    lose();
    pen = Sgr.PLAIN;
  }

  int row() {
    return row;
  }

  int col() {
    return col;
  }

  long pen() {
    return pen;
  }

  /** Reckons from here, without writing anything; go back before the next write. */
  void pretend(int fromRow, int fromCol, long fromPen) {
    row = fromRow;
    col = fromCol;
    pen = fromPen;
  }

  /** Notes that this many cells were written, on a screen of this many columns. */
  void advance(int cells, int cols) {
    col += cells;
    if (col >= cols) {
      lose(); // at the edge the next character would wrap, or not: terminals differ
    }
  }

  /** Notes that nobody knows where the cursor is. */
  void lose() {
    row = UNKNOWN;
    col = UNKNOWN;
  }

  /** Returns how many bytes it takes to go there with that pen. */
  int distance(int toRow, int toCol, long toPen) {
    return Math.min(far(toRow, toCol), near(toRow, toCol)) + change(toPen);
  }

  /** Returns how many bytes a change of pen takes; the same few changes recur. */
  private int change(long toPen) {
    if (pen == toPen) {
      return 0;
    }
    int at = (int) ((pen * 31 + toPen) * SPREAD >>> Long.SIZE - SLOT_BITS);
    if (changes[at] == 0 || fromPens[at] != pen || toPens[at] != toPen) {
      int begin = out.size();
      Sgr.change(pen, toPen, out);
      fromPens[at] = pen;
      toPens[at] = toPen;
      changes[at] = out.size() - begin;
      out.cutTo(begin);
    }
    return changes[at];
  }

  void go(int toRow, int toCol, long toPen) {
    move(toRow, toCol);
    row = toRow;
    col = toCol;
    Sgr.change(pen, toPen, out);
    pen = toPen;
  }

  private void move(int toRow, int toCol) {
    if (row == toRow && col == toCol) {
      return;
    }
    if (far(toRow, toCol) < near(toRow, toCol)) {
      absolute(toRow, toCol);
    } else {
      relative(toRow, toCol);
    }
  }

  /** Returns how many bytes {@link #absolute} takes. */
  private static int far(int toRow, int toCol) {
    int bytes = 3;
    bytes += toRow > 0 || toCol > 0 ? digits(toRow + 1) : 0;
    return toCol > 0 ? bytes + 1 + digits(toCol + 1) : bytes;
  }

  /** Returns how many bytes {@link #relative} takes, from a known cursor position. */
  private int near(int toRow, int toCol) {
    if (row == UNKNOWN) {
      return LONGEST;
    }
    int bytes = toRow == row ? 0 : control(Math.abs(toRow - row));
    if (toCol == 0 && col != 0) {
      return bytes + 1;
    }
    boolean isStepped = toCol > col || col - toCol > FEW;
    return bytes + (isStepped ? control(Math.abs(toCol - col)) : col - toCol);
  }

  /**
   * Returns how many bytes a sequence with one number takes; see {@link PaintBytes#control(int,
   * int)}.
   */
  private static int control(int number) {
    return number == 1 ? 3 : 3 + digits(number);
  }

  private static int digits(int number) {
    return number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4;
  }

  private void absolute(int toRow, int toCol) {
    out.control();
    if (toRow > 0 || toCol > 0) {
      out.number(toRow + 1);
    }
    if (toCol > 0) {
      out.ascii(';');
      out.number(toCol + 1);
    }
    out.ascii('H');
  }

  private void relative(int toRow, int toCol) {
    if (toCol == 0 && col != 0) {
      out.ascii('\r');
    } else if (toCol > col) {
      out.control(toCol - col, 'C');
    } else if (col - toCol > FEW) {
      out.control(col - toCol, 'D');
    } else {
      for (int i = toCol; i < col; i++) {
        out.ascii('\b');
      }
    }
    if (toRow < row) {
      out.control(row - toRow, 'A');
    } else if (toRow > row) {
      out.control(toRow - row, 'B');
    }
  }
}

package dev.banmen.tui.term;

/**
 * Where a terminal's cursor is and which pen it has, and the shortest ways from there to where
 * something is to be written (ECMA-48 8.3.18-22, 8.3.57). Mutable, one thread.
 */
final class Carriage {
  private static final int UNKNOWN = -1;
  private static final int LONGEST = 9_999; // longer than any sequence

  private final Bytes out;
  private int row = UNKNOWN;
  private int col = UNKNOWN;
  private long pen = Pen.PLAIN;

  Carriage(Bytes out) {
    this.out = out;
  }

  /** Nothing is known of the cursor any more, and the pen was made plain. */
  void forget() {
    row = UNKNOWN;
    col = UNKNOWN;
    pen = Pen.PLAIN;
  }

  long pen() {
    return pen;
  }

  /** Something so many cells wide was written, on a screen of so many columns. */
  void advance(int cells, int cols) {
    col += cells;
    if (col >= cols) {
      row = UNKNOWN; // at the edge the next character would wrap, or not: terminals differ
      col = UNKNOWN;
    }
  }

  /** How many bytes it would take to go there and to write with that pen. */
  int distance(int toRow, int toCol, long toPen) {
    int begin = out.size();
    move(toRow, toCol);
    Pen.change(pen, toPen, out);
    int bytes = out.size() - begin;
    out.cutTo(begin);
    return bytes;
  }

  /** Goes there and takes that pen. */
  void go(int toRow, int toCol, long toPen) {
    move(toRow, toCol);
    row = toRow;
    col = toCol;
    Pen.change(pen, toPen, out);
    pen = toPen;
  }

  private void move(int toRow, int toCol) {
    if (row == toRow && col == toCol) {
      return;
    }
    int begin = out.size();
    if (row != UNKNOWN) {
      relative(toRow, toCol);
    }
    int near = out.size() == begin ? LONGEST : out.size() - begin;
    out.cutTo(begin);
    absolute(toRow, toCol);
    if (out.size() - begin >= near) {
      out.cutTo(begin);
      relative(toRow, toCol);
    }
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
    } else if (col - toCol > 4) {
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

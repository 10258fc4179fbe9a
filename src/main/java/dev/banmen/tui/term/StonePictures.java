package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.screen.ScreenBuffer;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pictures of stones over the cells that draw one, in a terminal with kitty's graphics protocol. A
 * stone is known by its cells: whatever else is painted there, such as a number, is seen; the dot
 * of the last move is seen through a hole. A picture is sent once, when the first stone needs it,
 * and then placed by a few bytes a stone. Mutable, one thread.
 */
final class StonePictures {
  /** The most columns from one stone to the next. */
  static final int LARGEST = 12;

  /** The discs that have pictures: of each width one on a square, then one on a crossing. */
  private static final List<Disc> DISCS =
      IntStream.rangeClosed(Disc.SMALLEST + 1, LARGEST + 1) // the smallest are the same
          .mapToObj(i -> Disc.of(i / 2 * 2, i % 2 == 0))
          .toList();

  /** The number of the first picture; others in the same window hardly use these. */
  private static final int FIRST = 7711;

  private static final int WHITE = 1; // added to it
  private static final int DOTTED = 2;
  private static final int KINDS = 4;
  private static final char DOT = '●';
  private static final int HALF = 128;

  private final int cellWidth;
  private final int cellHeight;
  private final BitSet sent = new BitSet(); // numbers of pictures, from the first
  private int[] shown = {}; // numbers of pictures by their stone's first cell; 0 for none

  /** Makes pictures for cells of this many pixels. */
  StonePictures(int cellWidth, int cellHeight) {
    this.cellWidth = cellWidth;
    this.cellHeight = cellHeight;
  }

  /** Removes all of them from the terminal, whose screen may have been erased. */
  void remove(PaintBytes out) {
    sent.stream().forEach(i -> out.ascii("\033_Ga=d,d=I,i=" + (FIRST + i) + ",q=2\033\\"));
    sent.clear();
    shown = new int[0];
  }

  /** Places a picture over each stone that has none, and removes those over other cells. */
  void show(ScreenBuffer cells, CursorMover mover, PaintBytes out) {
    int cols = cells.getSize().getColumns();
    int[] next = new int[cols * cells.getSize().getRows()];
    for (int at = 0; at < next.length; at++) {
      char c = Cell.sign(cells.getCharacterAt(at % cols, at / cols));
      for (int i = 0; c >= '▀' && c <= '▟' && i < DISCS.size(); i++) {
        Disc disc = DISCS.get(i);
        int left = at % cols - disc.first();
        if (c == disc.cell(0, disc.first()) && isInside(cells, left, at / cols, disc)) {
          int kind = kind(cells, left, at / cols, disc);
          next[at] = kind < 0 ? next[at] : FIRST + KINDS * i + kind;
        }
      }
    }
    for (int at = 0; at < shown.length; at++) {
      if (shown[at] > 0 && shown[at] != next[at]) {
        out.ascii("\033_Ga=d,d=i,i=" + shown[at] + ",p=" + (at + 1) + ",q=2\033\\");
      }
    }
    for (int at = 0; at < next.length; at++) {
      if (next[at] > 0 && (shown.length == 0 || shown[at] != next[at])) {
        place(next[at], at, cols, mover, out);
      }
    }
    shown = next;
  }

  private void place(int picture, int at, int cols, CursorMover mover, PaintBytes out) {
    int number = picture - FIRST;
    Disc disc = DISCS.get(number / KINDS);
    int around = disc.around();
    if (!sent.get(number)) {
      boolean isWhite = number % DOTTED == WHITE;
      new StoneImage(disc, cellWidth, cellHeight)
          .send(picture, !isWhite, number % KINDS >= DOTTED, out);
      sent.set(number);
    }
    mover.go(at / cols - around, at % cols - disc.first() - around, mover.pen());
    String size = ",c=" + (disc.cols() + 2 * around) + ",r=" + (disc.rows() + 2 * around);
    out.ascii("\033_Ga=p,i=" + picture + ",p=" + (at + 1) + size + ",C=1,q=2\033\\");
  }

  private static boolean isInside(ScreenBuffer cells, int left, int top, Disc disc) {
    int around = disc.around();
    return left >= around
        && top >= around
        && left + disc.cols() + around <= cells.getSize().getColumns()
        && top + disc.rows() + around <= cells.getSize().getRows();
  }

  /**
   * Returns what is added to the number of a disc's first picture; -1 if another thing is there.
   */
  private static int kind(ScreenBuffer cells, int left, int top, Disc disc) {
    TextColor colour = cells.getCharacterAt(left + disc.first(), top).getForegroundColor();
    int kind = (Depth.rgb(colour, 0) >> 8 & 0xff) < HALF ? 0 : WHITE; // as its green
    for (int row = 0; row < disc.rows(); row++) {
      for (int col = 0; col < disc.cols(); col++) {
        TextCharacter cell = cells.getCharacterAt(left + col, top + row);
        char c = disc.cell(row, col);
        boolean isMiddle = row == disc.middleRow() && col == disc.middleCol();
        if (isMiddle && Cell.sign(cell) == DOT) {
          kind += DOTTED;
        } else if (c != ' '
            && (Cell.sign(cell) != c
                || cell.isReversed() != disc.isSwapped(row, col)
                || !cell.getForegroundColor().equals(colour))) {
          return -1;
        }
      }
    }
    return kind;
  }
}

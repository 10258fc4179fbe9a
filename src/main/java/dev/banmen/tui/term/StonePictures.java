package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.screen.ScreenBuffer;
import java.util.BitSet;

/**
 * Pictures of stones over the cells that draw one, in a terminal with kitty's graphics protocol. A
 * stone is known by its cells: whatever else is painted there, such as a number, is seen. Both
 * pictures are sent once, and then placed by a few bytes a stone. Mutable, one thread.
 */
final class StonePictures {
  private static final int COLS = 4;
  private static final int ROWS = 2;

  /** The cells of a stone, row by row; two have their colours swapped. */
  private static final String STONE = "▗▆▆▖▝▂▂▘";

  private static final int FIRST_SWAPPED = 5;
  private static final int LAST_SWAPPED = 6;

  /** The numbers of the pictures, which others in the same window hardly use. */
  private static final int BLACK = 7711;

  private static final int WHITE = 7712;
  private static final int HALF = 128;

  private final StoneImage image;
  private final BitSet black =
      new BitSet(); // where they are placed: the first cell in reading order
  private final BitSet white = new BitSet();
  private boolean isSent;

  /** Makes pictures for cells of this many pixels. */
  StonePictures(int cellWidth, int cellHeight) {
    image = new StoneImage(COLS * cellWidth, ROWS * cellHeight, cellWidth, cellHeight);
  }

  /** Removes all of them from a terminal, and what it knows of them. */
  static void remove(PaintBytes out) {
    out.ascii("\033_Ga=d,d=I,i=" + BLACK + ",q=2\033\\\033_Ga=d,d=I,i=" + WHITE + ",q=2\033\\");
  }

  /** Notes that the terminal's screen was erased. */
  void erased(PaintBytes out) {
    remove(out);
    isSent = false;
    black.clear();
    white.clear();
  }

  /** Places a picture over each stone that has none, and removes those over other cells. */
  void show(ScreenBuffer cells, CursorMover mover, PaintBytes out) {
    int cols = cells.getSize().getColumns();
    BitSet nextBlack = new BitSet();
    BitSet nextWhite = new BitSet();
    for (int row = 0; row + ROWS <= cells.getSize().getRows(); row++) {
      for (int col = 0; col + COLS <= cols; col++) {
        if (isStone(cells, col, row)) {
          (isDark(cells.getCharacterAt(col, row)) ? nextBlack : nextWhite).set(row * cols + col);
        }
      }
    }
    if (!isSent && !(nextBlack.isEmpty() && nextWhite.isEmpty())) {
      image.send(BLACK, true, out);
      image.send(WHITE, false, out);
      isSent = true;
    }
    change(BLACK, black, nextBlack, cols, mover, out);
    change(WHITE, white, nextWhite, cols, mover, out);
  }

  private static boolean isStone(ScreenBuffer cells, int left, int top) {
    TextColor colour = cells.getCharacterAt(left, top).getForegroundColor();
    for (int i = 0; i < STONE.length(); i++) {
      TextCharacter cell = cells.getCharacterAt(left + i % COLS, top + i / COLS);
      boolean isSwapped = i == FIRST_SWAPPED || i == LAST_SWAPPED;
      if (Cell.sign(cell) != STONE.charAt(i)
          || cell.isReversed() != isSwapped
          || !cell.getForegroundColor().equals(colour)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isDark(TextCharacter cell) {
    return (Depth.rgb(cell.getForegroundColor(), 0) >> 8 & 0xff) < HALF; // as its green
  }

  private static void change(
      int picture, BitSet shown, BitSet next, int cols, CursorMover mover, PaintBytes out) {
    for (int at = shown.nextSetBit(0); at >= 0; at = shown.nextSetBit(at + 1)) {
      if (!next.get(at)) {
        out.ascii("\033_Ga=d,d=i,i=" + picture + ",p=" + (at + 1) + ",q=2\033\\");
      }
    }
    for (int at = next.nextSetBit(0); at >= 0; at = next.nextSetBit(at + 1)) {
      if (!shown.get(at)) {
        mover.go(at / cols, at % cols, mover.pen());
        out.ascii("\033_Ga=p,i=" + picture + ",p=" + (at + 1) + ",c=4,r=2,C=1,q=2\033\\");
      }
    }
    shown.clear();
    shown.or(next);
  }
}

package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import java.util.Arrays;

/**
 * What differs between two sheets of the same size, in stretches: cells beside each other in one
 * row that one pen can write. A few cells between that are the same on both belong to a stretch
 * where writing them is no longer than going round them. Mutable, one thread.
 */
final class DiffRuns {
  /** How many bytes it takes to pass over one cell; over more it is one byte more. */
  private static final int PASSING = 3;

  private final Shades shades;
  private int[] begins = new int[64];
  private int[] ends = new int[64];
  private long[] pens = new long[64];
  private boolean[] blanks = new boolean[64];
  private int count;

  DiffRuns(Shades shades) {
    this.shades = shades;
  }

  int count() {
    return count;
  }

  /** The index of a stretch's first cell. */
  int begin(int stretch) {
    return begins[stretch];
  }

  /** The index after a stretch's last cell. */
  int end(int stretch) {
    return ends[stretch];
  }

  /** The pen a stretch is written with, when the terminal has that other one. */
  long pen(int stretch, long now) {
    return blanks[stretch] ? Sgr.forBlanks(now, pens[stretch]) : pens[stretch];
  }

  /** Takes a stretch out; the last one takes its place. */
  void remove(int stretch) {
    count--;
    begins[stretch] = begins[count];
    ends[stretch] = ends[count];
    pens[stretch] = pens[count];
    blanks[stretch] = blanks[count];
  }

  /** Finds what is to be written so that the sheet shown becomes the wanted one. */
  void find(CellBuffer shown, CellBuffer wanted) {
    count = 0;
    for (int row = 0; row < wanted.rows(); row++) {
      findInRow(shown, wanted, row * wanted.cols(), (row + 1) * wanted.cols());
    }
  }

  private void findInRow(CellBuffer shown, CellBuffer wanted, int begin, int end) {
    int first = count;
    for (int i = begin; i < end; i++) {
      TextCharacter cell = wanted.cell(i);
      TextCharacter old = shown.cell(i);
      if (cell == old) {
        continue;
      }
      shown.copy(wanted, i);
      if (cell != null && !cell.equals(old)) {
        add(wanted, i, shades.pen(cell), isBlank(cell), count > first);
      }
    }
  }

  /** Adds a cell to the last stretch, if that is in its row and fits, or begins one with it. */
  private void add(CellBuffer wanted, int index, long pen, boolean blank, boolean isLater) {
    int last = count - 1;
    if (isLater && fits(last, pen, blank) && reaches(wanted, last, index)) {
      if (blanks[last] && !blank) {
        pens[last] = pen;
        blanks[last] = false;
      }
      ends[last] = end(wanted, index);
      return;
    }
    if (count == begins.length) {
      begins = Arrays.copyOf(begins, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      pens = Arrays.copyOf(pens, count * 2);
      blanks = Arrays.copyOf(blanks, count * 2);
    }
    begins[count] = index;
    ends[count] = end(wanted, index);
    pens[count] = pen;
    blanks[count++] = blank;
  }

  private boolean fits(int stretch, long pen, boolean blank) {
    return pens[stretch] == pen || (blank || blanks[stretch]) && Sgr.sameBlank(pens[stretch], pen);
  }

  /** Whether the cells between a stretch and a later cell are as well written as passed over. */
  private boolean reaches(CellBuffer wanted, int stretch, int index) {
    int gap = index - ends[stretch];
    if (gap > PASSING) {
      return false;
    }
    int bytes = 0;
    for (int i = ends[stretch]; i < index; i++) {
      TextCharacter cell = wanted.cell(i);
      if (cell == null || !fits(stretch, shades.pen(cell), isBlank(cell))) {
        return false;
      }
      bytes += utf8Length(cell.getCharacterString().charAt(0));
    }
    return bytes <= (gap == 1 ? PASSING : PASSING + 1);
  }

  private static int utf8Length(char c) {
    return c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
  }

  private static int end(CellBuffer wanted, int index) {
    boolean isWide = index + 1 < wanted.cols() * wanted.rows() && wanted.cell(index + 1) == null;
    return index + (isWide ? 2 : 1);
  }

  static boolean isBlank(TextCharacter cell) {
    return cell.getCharacterString().charAt(0) == ' ';
  }
}

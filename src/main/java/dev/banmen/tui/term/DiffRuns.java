package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.screen.ScreenBuffer;
import java.util.Arrays;

/**
 * The differences between two buffers of the same size, as runs: neighbouring cells in one row that
 * one pen can write. A few unchanged cells between belong to a run if writing them is no longer
 * than skipping them. Mutable, one thread.
 */
final class DiffRuns {
  /** How many bytes it takes to skip one cell; it is one byte more for several. */
  private static final int PASSING = 3;

  private final PenCache cache;
  private int[] begins = new int[64];
  private int[] ends = new int[64];
  private long[] pens = new long[64];
  private boolean[] blanks = new boolean[64];
  private int count;
  private boolean isSure; // whether terminals agree how wide all of it is
  private ScreenBuffer wanted;
  private int cols;

  DiffRuns(PenCache cache) {
    this.cache = cache;
  }

  int count() {
    return count;
  }

  int begin(int run) {
    return begins[run];
  }

  /** Returns the index after a run's last cell. */
  int end(int run) {
    return ends[run];
  }

  /** Whether every terminal takes as many cells for each run as it has. */
  boolean isSure() {
    return isSure;
  }

  /** Returns the pen for a run, given the terminal's current one. */
  long pen(int run, long now) {
    return blanks[run] ? Sgr.forBlanks(now, pens[run]) : pens[run];
  }

  /** Removes a run; the last one takes its place. */
  void remove(int run) {
    count--;
    begins[run] = begins[count];
    ends[run] = ends[count];
    pens[run] = pens[count];
    blanks[run] = blanks[count];
  }

  /** Finds the runs that turn what is shown into what was painted, and updates what is shown. */
  void find(ScreenBuffer shown, ScreenBuffer painted) {
    wanted = painted;
    cols = wanted.getSize().getColumns();
    count = 0;
    isSure = true;
    for (int row = 0; row < wanted.getSize().getRows(); row++) {
      findInRow(shown, row);
    }
    wanted.copyTo(shown);
  }

  private void findInRow(ScreenBuffer shown, int row) {
    int first = count;
    boolean isRight = false; // the right half of a wide character
    boolean wasRight = false;
    int spoilt = 0; // up to here a terminal may show more of a cell before
    for (int col = 0; col < cols; col++) {
      TextCharacter cell = wanted.getCharacterAt(col, row);
      TextCharacter old = shown.getCharacterAt(col, row);
      boolean isNew = !isRight && (wasRight || col < spoilt || cell != old && !isSame(cell, old));
      isRight = !isRight && CellWidth.of(cell) == 2;
      wasRight = !wasRight && CellWidth.of(old) == 2;
      if (isNew) {
        add(row * cols + col, cache.pen(cell), isBlank(cell), count > first);
        if (!Cell.isSure(cell)) {
          isSure = false;
          spoilt = Math.max(spoilt, col + Cell.most(cell));
        }
      }
    }
  }

  /** Whether a terminal shows both alike; one may be of Lanterna's class, and one of ours. */
  private static boolean isSame(TextCharacter cell, TextCharacter other) {
    return cell.getCharacterString().equals(other.getCharacterString())
        && cell.getForegroundColor().equals(other.getForegroundColor())
        && cell.getBackgroundColor().equals(other.getBackgroundColor())
        && Sgr.attributes(cell) == Sgr.attributes(other);
  }

  /** Adds a cell to the last run if that is in its row and fits, or starts a run with it. */
  private void add(int index, long pen, boolean blank, boolean isLater) {
    int last = count - 1;
    if (isLater && fits(last, pen, blank) && reaches(last, index)) {
      if (blanks[last] && !blank) {
        pens[last] = pen;
        blanks[last] = false;
      }
      ends[last] = after(index);
      return;
    }
    if (count == begins.length) {
      begins = Arrays.copyOf(begins, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      pens = Arrays.copyOf(pens, count * 2);
      blanks = Arrays.copyOf(blanks, count * 2);
    }
    begins[count] = index;
    ends[count] = after(index);
    pens[count] = pen;
    blanks[count++] = blank;
  }

  private boolean fits(int run, long pen, boolean blank) {
    return pens[run] == pen || (blank || blanks[run]) && Sgr.sameBlank(pens[run], pen);
  }

  /** Whether writing the cells between a run and a later cell is no longer than skipping them. */
  private boolean reaches(int run, int index) {
    int gap = index - ends[run];
    if (gap > PASSING) {
      return false;
    }
    int bytes = 0;
    for (int i = ends[run]; i < index; i++) {
      TextCharacter cell = cell(i);
      if (cell == null || !Cell.isSure(cell) || !fits(run, cache.pen(cell), isBlank(cell))) {
        return false;
      }
      bytes += utf8Length(Cell.sign(cell));
    }
    return bytes <= (gap == 1 ? PASSING : PASSING + 1);
  }

  private static int utf8Length(char c) {
    return c < 0x80 ? 1 : c < 0x800 ? 2 : Character.isSurrogate(c) ? 4 : 3;
  }

  private int after(int index) {
    return index + CellWidth.of(cell(index));
  }

  /** Returns the wanted cell with this index in reading order; see {@link BufferGraphics}. */
  TextCharacter cell(int index) {
    return BufferGraphics.cell(wanted, index % cols, index / cols);
  }

  static boolean isBlank(TextCharacter cell) {
    return cell.getCharacterString().charAt(0) == ' ';
  }
}

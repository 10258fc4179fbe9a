package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The output side of a terminal: an xterm or one of its many relatives, at the end of any stream.
 * Pages paint on its {@link #sheet}; {@link #show} sends what has changed, in one write, in an
 * order that needs few bytes. It is told its size and never asks. Input comes through an {@link
 * InputQueue}. Mutable, one thread.
 */
public final class CompactTerminal {
  /** Alternate screen, no cursor, bracketed paste. */
  private static final String ENTER = "\033[?1049h\033[?25l\033[?2004h";

  /** All of the mouse by SGR reports. */
  private static final String MOUSE = "\033[?1000h\033[?1003h\033[?1006h";

  private static final String NO_MOUSE = "\033[?1006l\033[?1003l\033[?1000l";

  /** All of it back, and the pen plain. */
  static final String LEAVE = "\033[?2004l" + NO_MOUSE + "\033[m\033[?25h\033[?1049l";

  /** The pen is made sure of: somebody else may have written here. */
  private static final String CLEAR = "\033[m\033[2J";

  /** Of how many stretches a cheap order is looked for; more are sent as they are read. */
  private static final int FEW = 32;

  /** How many blanks are longer than the sequence that erases as many. */
  private static final int MANY_BLANKS = 5;

  private final OutputStream out;
  private final PaintBytes bytes = new PaintBytes();
  private final CursorMover carriage = new CursorMover(bytes);
  private DiffRuns stretches;
  private Shades shades;
  private Depth depth;
  private CellBuffer sheet;
  private CellBuffer shown;
  private boolean entered;
  private boolean mouse = true;
  private boolean cleared; // whether nothing is known of the screen
  private boolean asks; // for the backdrop, see ask()
  private boolean erasesInColour;

  /** A terminal that writes there; whoever makes it says how large it is. */
  public CompactTerminal(OutputStream out, Depth depth, int cols, int rows) {
    this.out = out;
    use(depth);
    resize(cols, rows);
  }

  private void use(Depth wanted) {
    depth = wanted;
    shades = new Shades(wanted);
    stretches = new DiffRuns(shades);
  }

  /** The terminal is taken to have so many colours from the next {@link #show} on. */
  public void want(Depth wanted) {
    if (wanted != depth) {
      use(wanted);
      cleared = true;
    }
  }

  /** The terminal has this size now, at least 1 by 1, or had another in between. */
  public void resize(int cols, int rows) {
    sheet = new CellBuffer(cols, rows);
    shown = new CellBuffer(cols, rows);
    cleared = true;
  }

  public int cols() {
    return sheet.cols();
  }

  public int rows() {
    return sheet.rows();
  }

  /** Assumes nothing about what is on the screen: the next show writes all of it. */
  public void forget() {
    cleared = true;
  }

  /** Where to paint what is to be seen next; it holds what was painted last. */
  public CellBuffer sheet() {
    return sheet;
  }

  /**
   * Whether the mouse is asked for, as it is at first; where it is not, the terminal selects text
   * with it. It counts from the next {@link #show} on.
   */
  public void wantMouse(boolean wanted) {
    if (entered && wanted != mouse) {
      bytes.ascii(wanted ? MOUSE : NO_MOUSE);
    }
    mouse = wanted;
  }

  /** Takes the screen over with the next {@link #show}. */
  public void enter() {
    bytes.ascii(ENTER);
    if (mouse) {
      bytes.ascii(MOUSE);
    }
    entered = true;
    cleared = true;
  }

  /**
   * Asks what the terminal has behind its text, with the next {@link #show}, and waits for nothing:
   * an answer comes to the inbox, if one does.
   */
  public void ask() {
    asks = true;
  }

  /** Gives the screen back as it was. */
  public void leave() throws IOException {
    bytes.ascii(LEAVE);
    entered = false;
    cleared = true;
    bytes.writeTo(out);
  }

  /**
   * Uses what the terminal can do.
   *
   * @param term its name, as in TERM; null if it has none
   */
  public void suits(String term) {
    // GNU screen does not, and its name stands for others within which anything may be.
    erasesInColour(term != null && !term.startsWith("screen"));
  }

  /**
   * Whether the terminal erases in the colours of the pen, as xterm and most others do ("bce" in
   * terminfo); else that is done on its own ground only.
   */
  void erasesInColour(boolean does) {
    erasesInColour = does;
  }

  /** Makes the screen what was painted; false if it was that already and nothing is sent. */
  public boolean show() throws IOException {
    if (cleared) {
      bytes.ascii(CLEAR);
      carriage.forget();
      shown.clear();
      cleared = false;
    }
    stretches.find(shown, sheet);
    if (stretches.count() > FEW) {
      for (int i = 0; i < stretches.count(); i++) {
        write(i);
      }
    } else {
      while (stretches.count() > 0) {
        int nearest = nearest();
        write(nearest);
        stretches.remove(nearest);
      }
    }
    if (asks) {
      bytes.ascii(BackgroundTone.QUESTION);
      asks = false;
    }
    boolean isChanged = bytes.size() > 0;
    bytes.writeTo(out);
    return isChanged;
  }

  private int nearest() {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < stretches.count(); i++) {
      int begin = stretches.begin(i);
      long pen = stretches.pen(i, carriage.pen());
      int distance = carriage.distance(begin / sheet.cols(), begin % sheet.cols(), pen);
      boolean isEarlier = distance == least && begin < stretches.begin(nearest);
      if (distance < least || isEarlier) {
        nearest = i;
        least = distance;
      }
    }
    return nearest;
  }

  private void write(int stretch) {
    int begin = stretches.begin(stretch);
    int end = stretches.end(stretch);
    long pen = stretches.pen(stretch, carriage.pen());
    int row = begin / sheet.cols();
    int textEnd = canErase(pen) ? textEnd(begin, end) : end;
    carriage.go(row, begin % sheet.cols(), pen);
    for (int i = begin; i < textEnd; i++) {
      TextCharacter cell = sheet.cell(i);
      if (cell != null) {
        bytes.utf8(cell.getCharacterString());
      }
    }
    carriage.advance(textEnd - begin, sheet.cols());
    if (textEnd < end) {
      erase(textEnd, end, (row + 1) * sheet.cols(), pen);
    }
  }

  private boolean canErase(long pen) {
    return Sgr.sameBlank(pen, Sgr.PLAIN) || erasesInColour && Sgr.sameBlank(pen, pen);
  }

  /** Where the many blanks at a stretch's end begin, or its end. */
  private int textEnd(int begin, int end) {
    int textEnd = end;
    while (textEnd > begin && isBlank(textEnd - 1)) {
      textEnd--;
    }
    return end - textEnd >= MANY_BLANKS ? textEnd : end;
  }

  private boolean isBlank(int index) {
    return sheet.cell(index) != null && DiffRuns.isBlank(sheet.cell(index));
  }

  /** Erases to the end of the row, or so many cells (ECMA-48 8.3.41, 8.3.38). */
  private void erase(int begin, int end, int rowEnd, long pen) {
    int last = end;
    while (last < rowEnd && isBlank(last) && Sgr.sameBlank(shades.pen(sheet.cell(last)), pen)) {
      last++;
    }
    if (last == rowEnd) {
      bytes.ascii("\033[K");
    } else {
      bytes.control(end - begin, 'X');
    }
  }
}

package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.screen.AbstractScreen;
import com.googlecode.lanterna.terminal.MouseCaptureMode;
import com.googlecode.lanterna.terminal.Terminal;
import com.googlecode.lanterna.terminal.TerminalResizeListener;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A Lanterna screen that sends few bytes. Pages paint on its {@link #newTextGraphics}; {@link
 * #refresh} sends what has changed, in one write, in an order that is short to send. It has no
 * cursor unless one is set. Mutable, one thread.
 *
 * <p>Lanterna's own {@code TerminalScreen} writes what has changed in reading order, each colour
 * anew: twice as many bytes for a step of the cursor.
 */
public final class CompactScreen extends AbstractScreen implements Clipboard {
  /** The code that erases the screen, and resets the pen: something else may have written here. */
  private static final String CLEAR = "\033[m\033[2J";

  /**
   * Has the terminal show what follows at once, or after a moment ("synchronized output"). One that
   * doesn't know the mode ignores it, as any private mode (ECMA-48 5.4), so none is asked.
   */
  private static final String TOGETHER = "\033[?2026h";

  private static final String TOGETHER_END = "\033[?2026l";

  private static final String CURSOR = "\033[?25h";
  private static final String NO_CURSOR = "\033[?25l";

  /** The most runs to find a short order for; more are sent in reading order. */
  private static final int FEW = 32;

  /** How much of a window's title is used, in characters. */
  public static final int TITLE_LENGTH = 120;

  /** How many blanks are longer than the sequence that erases them. */
  private static final int MANY_BLANKS = 5;

  private final StreamTerminal terminal;
  private final PaintBytes bytes;
  private final CursorMover mover;
  private final RunOrder order;
  private DiffRuns runs;
  private PenCache pens;
  private boolean cleared = true; // whether nothing is known of the screen
  private String questions = "";
  private String title = "";
  private String shownTitle = "";
  private String notification = "";
  private boolean hasRxvtNotices;
  private boolean hasTitle = true;
  private boolean rings;
  private boolean hasClipboard;
  private byte[] copied; // null for nothing
  private boolean erasesInColour;
  private boolean showsCursor;
  private StonePictures pictures; // null for none

  public CompactScreen(OutputStream out, Depth depth, int cols, int rows) {
    this(new StreamTerminal(out, new InputQueue(), depth, cols, rows));
  }

  public CompactScreen(StreamTerminal terminal) {
    super(terminal.findTerminalSize(), BufferGraphics.BLANK);
    this.terminal = terminal;
    bytes = terminal.bytes();
    mover = new CursorMover(bytes);
    order = new RunOrder(mover);
    use(terminal.depth());
    setCursorPosition(null);
    terminal.addResizeListener(new Resizer());
  }

  private void use(Depth depth) {
    pens = new PenCache(depth);
    runs = new DiffRuns(pens);
  }

  /** Returns the terminal beneath, for parts written for Lanterna's terminals, not its screens. */
  public StreamTerminal terminal() {
    return terminal;
  }

  /** Sets how many colours the terminal has, from the next {@link #show}. */
  public void setDepth(Depth wanted) {
    if (wanted != terminal.depth()) {
      terminal.setDepth(wanted);
      use(wanted);
      cleared = true;
    }
  }

  /**
   * Shows stones of at least four cells by two as pictures from the next {@link #show}, on a
   * terminal with kitty's graphics protocol.
   *
   * @param width of a cell in pixels, as of its height; 0 for no pictures
   */
  public void showPictures(int width, int height) {
    if (pictures != null) {
      pictures.remove(bytes);
    }
    pictures = width == 0 ? null : new StonePictures(width, height);
  }

  /** Sets the terminal's size, at least 1 by 1, after any change. */
  public void resize(int cols, int rows) {
    terminal.resized(cols, rows);
    addResizeRequest(terminal.findTerminalSize());
    doResizeIfNecessary();
  }

  /** Applies a new size, if there is one, and blanks everything. */
  @Override
  public synchronized TerminalSize doResizeIfNecessary() {
    TerminalSize size = super.doResizeIfNecessary();
    if (size != null) {
      clear();
      cleared = true;
    }
    return size;
  }

  public int cols() {
    return getTerminalSize().getColumns();
  }

  public int rows() {
    return getTerminalSize().getRows();
  }

  /** Forgets what is on the screen: the next show writes all of it. */
  public void forget() {
    cleared = true;
  }

  /** Returns graphics for the next paint; they contain the last one. */
  @Override
  public BufferGraphics newTextGraphics() {
    return new BufferGraphics(getBackBuffer());
  }

  @Override
  public synchronized void setCharacter(int column, int row, TextCharacter character) {
    super.setCharacter(column, row, BufferGraphics.fitting(character, column, cols()));
  }

  /**
   * Sets whether to use the mouse, as at first; otherwise the terminal selects text with it. Takes
   * effect with the next {@link #show}.
   */
  public void wantMouse(boolean wanted) {
    terminal.setMouseCaptureMode(wanted ? MouseCaptureMode.CLICK_RELEASE_DRAG_MOVE : null);
  }

  /** Takes over the terminal's screen with the next {@link #show}. */
  @Override
  public void startScreen() {
    terminal.enterPrivateMode();
    showsCursor = false;
    cleared = true;
  }

  /**
   * Asks the terminal something with the next {@link #show}, which writes all of it, and without
   * waiting: any answer comes to the input queue.
   */
  public void ask(TerminalQuestion question) {
    questions += question.question();
    cleared = true;
  }

  @Override
  public void stopScreen() throws IOException {
    if (pictures != null) {
      pictures.remove(bytes);
    }
    terminal.exitPrivateMode();
    shownTitle = ""; // the terminal has its own again
    cleared = true;
  }

  @Override
  public KeyStroke pollInput() {
    return terminal.pollInput();
  }

  @Override
  public KeyStroke readInput() throws IOException {
    return terminal.readInput();
  }

  /**
   * Uses the terminal's abilities.
   *
   * @param term its name, as in TERM; null if it has none
   */
  public void setTermName(String term) {
    // GNU screen doesn't, and its name may hide any other terminal.
    erasesInColour(term != null && !term.startsWith("screen"));
    hasTitle = term != null && !term.startsWith("linux"); // the console may print it
    hasRxvtNotices = term != null && (term.startsWith("rxvt") || term.startsWith("foot"));
    hasClipboard = hasTitle && !term.equals("dumb");
  }

  /**
   * Sets the title of the terminal's window, from the next {@link #show}; at most {@link
   * #TITLE_LENGTH} characters of it are used. Where there is no window, nothing happens.
   *
   * @param text free of control characters
   */
  public void setTitle(String text) {
    title = text;
  }

  @Override
  public boolean canCopy() {
    return hasClipboard;
  }

  /** Copies a text with the next {@link #show}. */
  @Override
  public void copy(String text) {
    copied = text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Has the terminal show a notification with the next {@link #show}, where it can: with the
   * sequence of rxvt and foot there, else with that of iTerm2, kitty, WezTerm and others.
   */
  public void notify(String text) {
    notification = text;
  }

  /** Rings the terminal's bell with the next {@link #show}. */
  public void ring() {
    rings = true;
  }

  /**
   * Sets whether the terminal erases in the pen's colours, as xterm and most others do ("bce" in
   * terminfo); otherwise only its own background is erased.
   */
  void erasesInColour(boolean does) {
    erasesInColour = does;
  }

  @Override
  public void refresh(RefreshType type) throws IOException {
    cleared |= type == RefreshType.COMPLETE;
    show();
  }

  /**
   * Does the same as {@link #refresh}; false if the terminal showed all of it and nothing is sent.
   */
  public boolean show() throws IOException {
    boolean isWhole = terminal.wasWrittenTo() || cleared;
    if (isWhole) {
      bytes.ascii(questions);
      questions = "";
      bytes.ascii(TOGETHER + CLEAR);
      if (pictures != null) {
        pictures.remove(bytes);
      }
      mover.forget();
      getFrontBuffer().setAll(BufferGraphics.BLANK);
      cleared = false;
    }
    runs.find(getFrontBuffer(), getBackBuffer());
    boolean isMuch = runs.count() > FEW;
    if (isMuch && !isWhole) {
      bytes.ascii(TOGETHER);
    }
    if (isMuch || !runs.isSure()) {
      for (int i = 0; i < runs.count(); i++) {
        write(i);
      }
    } else {
      while (runs.count() > RunOrder.MOST) {
        int nearest = nearest();
        write(nearest);
        runs.remove(nearest);
      }
      order.find(runs, cols());
      for (int i = 0; i < runs.count(); i++) {
        write(order.run(i));
      }
    }
    if (pictures != null) {
      pictures.show(getBackBuffer(), mover, bytes);
    }
    showCursor();
    if (isMuch || isWhole) {
      bytes.ascii(TOGETHER_END);
    }
    if (hasTitle && !title.equals(shownTitle)) {
      showTitle();
    }
    if (copied != null) {
      bytes.ascii("\033]52;c;" + Base64.getEncoder().encodeToString(copied) + "\007");
      copied = null; // xterm's OSC 52
    }
    boolean isChanged = bytes.size() > 0;
    if (rings) {
      bytes.ascii('\007');
      rings = false;
    }
    if (hasTitle && !notification.isEmpty()) {
      bytes.ascii(hasRxvtNotices ? "\033]777;notify;Banmen;" : "\033]9;Banmen: ");
      bytes.utf8(notification);
      bytes.ascii('\007');
    }
    notification = "";
    terminal.flush();
    return isChanged;
  }

  /** Writes the title (xterm's OSC 2). */
  private void showTitle() {
    int length = Math.min(title.length(), TITLE_LENGTH);
    bytes.ascii("\033]2;");
    bytes.utf8(title.substring(0, title.offsetByCodePoints(0, title.codePointCount(0, length))));
    bytes.ascii('\007');
    shownTitle = title;
  }

  private void showCursor() {
    TerminalPosition cursor = getCursorPosition();
    if (cursor != null) {
      mover.go(cursor.getRow(), cursor.getColumn(), mover.pen());
    }
    if (showsCursor != (cursor != null)) {
      showsCursor = cursor != null;
      bytes.ascii(showsCursor ? CURSOR : NO_CURSOR);
    }
  }

  private int nearest() {
    int cols = cols();
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < runs.count(); i++) {
      int begin = runs.begin(i);
      long pen = runs.pen(i, mover.pen());
      int distance = mover.distance(begin / cols, begin % cols, pen);
      boolean isEarlier = distance == least && begin < runs.begin(nearest);
      if (distance < least || isEarlier) {
        nearest = i;
        least = distance;
      }
    }
    return nearest;
  }

  private void write(int run) {
    int begin = runs.begin(run);
    int end = runs.end(run);
    long pen = runs.pen(run, mover.pen());
    int cols = cols();
    int row = begin / cols;
    int textEnd = canErase(pen) ? textEnd(begin, end) : end;
    mover.go(row, begin % cols, pen);
    for (int i = begin; i < textEnd; i++) {
      TextCharacter cell = runs.cell(i);
      if (cell != null) {
        mover.go(row, i % cols, pen);
        write(cell, row, i % cols);
      }
    }
    if (textEnd < end) {
      mover.go(row, textEnd % cols, pen);
      erase(textEnd, end, (row + 1) * cols, pen);
    }
  }

  /**
   * Writes a character where the cursor is. One for which terminals take more or fewer cells is
   * written over blanks, and leaves the cursor anywhere.
   */
  private void write(TextCharacter cell, int row, int col) {
    int width = CellWidth.of(cell);
    boolean isSure = Cell.isSure(cell);
    if (!isSure && width == 2) {
      bytes.ascii("  ");
      mover.advance(width, cols());
      mover.go(row, col, mover.pen());
    }
    bytes.utf8(cell.getCharacterString());
    if (isSure) {
      mover.advance(width, cols());
    } else {
      mover.lose();
    }
  }

  private boolean canErase(long pen) {
    return Sgr.sameBlank(pen, Sgr.PLAIN) || erasesInColour && Sgr.sameBlank(pen, pen);
  }

  /** Returns where the many blanks at a run's end start, or its end. */
  private int textEnd(int begin, int end) {
    int textEnd = end;
    while (textEnd > begin && isBlank(textEnd - 1)) {
      textEnd--;
    }
    return end - textEnd >= MANY_BLANKS ? textEnd : end;
  }

  private boolean isBlank(int index) {
    TextCharacter cell = runs.cell(index);
    return cell != null && DiffRuns.isBlank(cell);
  }

  /** Erases to the end of the row, or this many cells (ECMA-48 8.3.41, 8.3.38). */
  private void erase(int begin, int end, int rowEnd, long pen) {
    int last = end;
    while (last < rowEnd && isBlank(last) && Sgr.sameBlank(pens.pen(runs.cell(last)), pen)) {
      last++;
    }
    if (last == rowEnd) {
      bytes.ascii("\033[K");
    } else {
      bytes.control(end - begin, 'X');
    }
  }

  private final class Resizer implements TerminalResizeListener {
    @Override
    public void onResized(Terminal resized, TerminalSize size) {
      addResizeRequest(size);
    }
  }
}

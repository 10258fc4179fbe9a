package dev.banmen.tui.term;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.terminal.AbstractTerminal;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;

/**
 * The output side of a terminal, as Lanterna's screen wants it: an xterm or one of its many
 * relatives, at the end of any stream. Nothing is sent before {@link #flush}, then all in one
 * write; the cursor moves and the pen changes only when something is written with them. It is told
 * its size and never asks. Input comes through an {@link Inbox} instead. Mutable, one thread.
 */
public final class CompactTerminal extends AbstractTerminal {
  /** Alternate screen, no cursor, mouse buttons by SGR reports, bracketed paste. */
  private static final String ENTER = "\033[?1049h\033[?25l\033[?1000h\033[?1006h\033[?2004h";

  /** All of it back, and the pen plain. */
  static final String LEAVE = "\033[?2004l\033[?1006l\033[?1000l\033[m\033[?25h\033[?1049l";

  private static final int UNKNOWN = -1;

  private final OutputStream out;
  private final Depth depth;
  private final Bytes bytes = new Bytes();
  private final Pen pen = new Pen(); // the terminal's
  private final Pen wanted = new Pen();
  private TerminalSize size;
  private int col = UNKNOWN; // the terminal's cursor
  private int row = UNKNOWN;
  private int wantedCol;
  private int wantedRow;
  private boolean cursorVisible;

  /** A terminal that writes there; whoever makes it says how large it is. */
  public CompactTerminal(OutputStream out, Depth depth, int cols, int rows) {
    this.out = out;
    this.depth = depth;
    size = new TerminalSize(cols, rows);
  }

  /** The terminal has this size now. */
  public void resize(int cols, int rows) {
    size = new TerminalSize(cols, rows);
    onResized(size);
  }

  @Override
  public void enterPrivateMode() {
    bytes.ascii(ENTER);
    cursorVisible = false;
    forget();
  }

  @Override
  public void exitPrivateMode() throws IOException {
    bytes.ascii(LEAVE);
    forget();
    flush();
  }

  private void forget() {
    pen.reset();
    col = UNKNOWN;
    row = UNKNOWN;
  }

  @Override
  public void clearScreen() {
    // The pen is made sure of: somebody else may have written here.
    bytes.ascii("\033[m\033[2J");
    forget();
  }

  @Override
  public void putCharacter(char c) {
    putString(Character.toString(c));
  }

  @Override
  public void putString(String text) {
    move();
    if (!pen.same(wanted)) {
      pen.changeTo(wanted, bytes);
    }
    bytes.utf8(text);
    col += CellWidth.of(text.charAt(0)); // one character is all that Lanterna's screen puts
    wantedCol = col;
    if (col >= size.getColumns()) {
      col = UNKNOWN; // at the edge the next character would wrap, or not: terminals differ
    }
  }

  private void move() {
    if (row == wantedRow && col == wantedCol) {
      return;
    }
    if (row == wantedRow && col != UNKNOWN && col < wantedCol) {
      bytes.control(wantedCol - col, 'C');
    } else {
      bytes.control();
      bytes.number(wantedRow + 1);
      if (wantedCol > 0) {
        bytes.ascii(';');
        bytes.number(wantedCol + 1);
      }
      bytes.ascii('H');
    }
    row = wantedRow;
    col = wantedCol;
  }

  @Override
  public void setCursorPosition(int x, int y) {
    wantedCol = x;
    wantedRow = y;
  }

  @Override
  public void setCursorPosition(TerminalPosition position) {
    setCursorPosition(position.getColumn(), position.getRow());
  }

  @Override
  public TerminalPosition getCursorPosition() {
    return new TerminalPosition(wantedCol, wantedRow);
  }

  @Override
  public void setCursorVisible(boolean visible) {
    if (visible != cursorVisible) {
      bytes.ascii(visible ? "\033[?25h" : "\033[?25l");
      cursorVisible = visible;
    }
  }

  @Override
  public void enableSGR(SGR sgr) {
    wanted.attributes |= attribute(sgr);
  }

  @Override
  public void disableSGR(SGR sgr) {
    wanted.attributes &= ~attribute(sgr);
  }

  private static int attribute(SGR sgr) {
    return switch (sgr) {
      case BOLD -> Pen.BOLD;
      case UNDERLINE -> Pen.UNDERLINE;
      case REVERSE -> Pen.REVERSE;
      default -> 0; // the rest is not shown alike anywhere
    };
  }

  @Override
  public void resetColorAndSGR() {
    wanted.reset();
  }

  @Override
  public void setForegroundColor(TextColor colour) {
    wanted.foreground = depth.nearest(colour);
  }

  @Override
  public void setBackgroundColor(TextColor colour) {
    wanted.background = depth.nearest(colour);
  }

  @Override
  public TerminalSize getTerminalSize() {
    return size;
  }

  @Override
  public void bell() {
    bytes.ascii(7);
  }

  @Override
  public void flush() throws IOException {
    bytes.writeTo(out);
  }

  @Override
  public void close() throws IOException {
    flush();
  }

  @Override
  public byte[] enquireTerminal(int timeout, TimeUnit unit) {
    return new byte[0];
  }

  @Override
  public KeyStroke pollInput() {
    return null;
  }

  @Override
  public KeyStroke readInput() {
    return null;
  }
}

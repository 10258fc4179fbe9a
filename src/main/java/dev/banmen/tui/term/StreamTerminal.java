package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TerminalTextUtils;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.KeyDecodingProfile;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.terminal.MouseCaptureMode;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;

/**
 * A Lanterna terminal at the end of any stream: an xterm or one of its many relatives, on a pty or
 * a connection. {@link #flush} sends what was written, in one write. The size is given, never
 * requested. Keys come through an {@link InputQueue}. A {@link CompactScreen} bypasses the methods
 * for single characters, which are there for other Lanterna parts. Mutable, one thread.
 */
public final class StreamTerminal extends ANSITerminal {
  /** Saves the window's title; alternate screen, no cursor, bracketed paste. */
  private static final String ENTER = "\033[22;2t\033[?1049h\033[?25l\033[?2004h";

  /** All mouse events, as SGR reports. */
  private static final String MOUSE = "\033[?1000h\033[?1003h\033[?1006h";

  private static final String NO_MOUSE = "\033[?1006l\033[?1003l\033[?1000l";

  /** Reverts all of it, and makes the pen plain. */
  static final String LEAVE = "\033[?2004l" + NO_MOUSE + "\033[m\033[?25h\033[?1049l\033[23;2t";

  private final OutputStream out;
  private final InputQueue queue;
  private final PaintBytes bytes = new PaintBytes();
  private final Queue<KeyStroke> strokes = new ArrayDeque<>(); // those of one paste, mostly empty
  private TerminalSize size;
  private TerminalPosition cursor = TerminalPosition.TOP_LEFT_CORNER;
  private Depth depth;
  private boolean entered;
  private boolean mouse = true;
  private boolean writtenTo; // written to directly, not by a screen

  /**
   * A terminal that writes to a stream and has a given size.
   *
   * @param queue where its input arrives
   */
  public StreamTerminal(OutputStream out, InputQueue queue, Depth depth, int cols, int rows) {
    super(InputStream.nullInputStream(), out, StandardCharsets.UTF_8);
    this.out = out;
    this.queue = queue;
    this.depth = depth;
    size = new TerminalSize(cols, rows);
  }

  PaintBytes bytes() {
    return bytes;
  }

  Depth depth() {
    return depth;
  }

  void setDepth(Depth wanted) {
    depth = wanted;
  }

  /** Whether anything but a screen has written here since the last call. */
  boolean wasWrittenTo() {
    boolean was = writtenTo;
    writtenTo = false;
    return was;
  }

  void resized(int cols, int rows) {
    size = new TerminalSize(cols, rows);
    writtenTo = true;
    onResized(size);
  }

  @Override
  protected TerminalSize findTerminalSize() {
    return size;
  }

  /** Takes over the screen with the next {@link #flush}. */
  @Override
  public void enterPrivateMode() {
    bytes.ascii(ENTER);
    if (mouse) {
      bytes.ascii(MOUSE);
    }
    entered = true;
  }

  @Override
  public void exitPrivateMode() throws IOException {
    bytes.ascii(LEAVE);
    entered = false;
    flush();
  }

  @Override
  public void close() throws IOException {
    if (entered) {
      exitPrivateMode();
    }
  }

  /** Asks for all mouse events, as at first, or for none. */
  @Override
  public void setMouseCaptureMode(MouseCaptureMode mode) {
    boolean wanted = mode != null;
    if (entered && wanted != mouse) {
      bytes.ascii(wanted ? MOUSE : NO_MOUSE);
    }
    mouse = wanted;
  }

  @Override
  public void flush() throws IOException {
    bytes.writeTo(out);
  }

  @Override
  protected void writeToTerminal(byte... sequence) {
    writtenTo = true;
    for (byte b : sequence) {
      bytes.ascii(b);
    }
  }

  @Override
  public void bell() throws IOException {
    bytes.ascii('\007');
    flush();
  }

  @Override
  public void setCursorPosition(int column, int row) throws IOException {
    cursor = new TerminalPosition(column, row);
    super.setCursorPosition(column, row);
  }

  /** Returns where the cursor should be after what was written here. */
  @Override
  public TerminalPosition getCursorPosition() {
    return cursor;
  }

  @Override
  public void putCharacter(char c) {
    putString(Character.toString(c));
  }

  /** Writes a text without its control characters. */
  @Override
  public void putString(String text) {
    writtenTo = true;
    for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
      if (!TerminalTextUtils.isControlCharacter(text.charAt(i))) {
        bytes.utf8(Character.toString(text.codePointAt(i)));
      }
    }
    cursor = cursor.withRelativeColumn(TerminalTextUtils.getColumnWidth(text));
  }

  @Override
  public void setForegroundColor(TextColor colour) {
    colour(colour, Sgr.FOREGROUND);
  }

  @Override
  public void setBackgroundColor(TextColor colour) {
    colour(colour, Sgr.BACKGROUND);
  }

  private void colour(TextColor colour, int base) {
    writtenTo = true;
    bytes.control();
    Sgr.colour(depth.nearest(colour), base, bytes);
    bytes.ascii('m');
  }

  @Override
  public KeyStroke pollInput() {
    while (strokes.isEmpty()) {
      Input input = queue.poll();
      if (input == null) {
        return null;
      }
      take(input);
    }
    return strokes.poll();
  }

  @Override
  public KeyStroke readInput() throws IOException {
    try {
      while (strokes.isEmpty()) {
        take(queue.next());
      }
      return strokes.poll();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  /** Takes an input; those that Lanterna has no key for, such as news, are dropped. */
  private void take(Input input) {
    if (input instanceof Input.Resized resized) {
      resized(resized.cols(), resized.rows());
    } else {
      strokes.addAll(strokes(input));
    }
  }

  /**
   * Returns an input as Lanterna's own parts take it; none of those that are not from a keyboard.
   */
  static List<KeyStroke> strokes(Input input) {
    if (input instanceof Input.Key key) {
      return List.of(key.stroke());
    } else if (input instanceof Input.Pointed pointed) {
      return List.of(pointed.action());
    } else if (input instanceof Input.Pasted pasted) {
      return pasted(pasted.text());
    }
    return input == Input.Signal.ENDED ? List.of(Keys.of(KeyType.EOF)) : List.of();
  }

  /** Returns a paste as keys: a line's end is Enter; other control characters are dropped. */
  private static List<KeyStroke> pasted(String text) {
    List<KeyStroke> strokes = new ArrayList<>();
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    for (int i = 0; i < lines.length(); i++) {
      char c = lines.charAt(i);
      if (c == '\n') {
        strokes.add(Keys.of(KeyType.Enter));
      } else if (c == '\t') {
        strokes.add(Keys.of(KeyType.Tab));
      } else if (!Character.isISOControl(c) && !Character.isSurrogate(c)) {
        strokes.add(Keys.of(c));
      }
    }
    return strokes;
  }

  /** Returns no patterns: the bytes go to {@link KeyParser}. */
  @Override
  protected KeyDecodingProfile getDefaultKeyDecodingProfile() {
    return new NoPatterns(); // called before any field is set
  }

  private static final class NoPatterns implements KeyDecodingProfile {
    @Override
    public Collection<CharacterPattern> getPatterns() {
      return List.of();
    }
  }
}

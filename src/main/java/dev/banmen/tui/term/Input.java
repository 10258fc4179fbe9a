package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import java.io.IOException;
import java.util.Objects;

/**
 * Something that wakes a viewer: a key, the mouse, a paste, a new size, news, an answer, a time,
 * the end. Immutable.
 */
public sealed interface Input {
  /** Hands this input to the method for its kind. */
  boolean to(Handler handler) throws IOException, InterruptedException;

  /** Has a method for each kind of input, so that the compiler finds one that is forgotten. */
  interface Handler {
    boolean key(Key pressed) throws IOException, InterruptedException;

    boolean pointed(Pointed pointed);

    boolean pasted(Pasted pasted);

    boolean resized(Resized size);

    boolean background(TerminalBackground background);

    boolean colours(boolean areAll);

    boolean cellSize(CellSizeReported size);

    boolean named(String name);

    boolean signal(Signal signal) throws IOException, InterruptedException;
  }

  /** A key was pressed that types no character beyond 16 bits: that arrives as text. */
  record Key(KeyStroke stroke) implements Input {
    public static Key of(KeyType type) {
      return new Key(Keys.of(type));
    }

    public static Key of(char character) {
      return new Key(Keys.of(character));
    }

    public static Key ctrl(char letter) {
      return new Key(Keys.ctrl(letter));
    }

    @Override
    public boolean to(Handler handler) throws IOException, InterruptedException {
      return handler.key(this);
    }
  }

  /** The mouse was used, at a column and a row from 0; {@link Mouse} has the buttons' numbers. */
  record Pointed(MouseAction action) implements Input {
    public static Pointed of(MouseActionType type, int button, int col, int row) {
      return new Pointed(new MouseAction(type, button, new TerminalPosition(col, row)));
    }

    /** Lanterna's own comparison forgets the place. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Pointed pointed
          && action.getActionType() == pointed.action.getActionType()
          && action.getButton() == pointed.action.getButton()
          && action.getPosition().equals(pointed.action.getPosition());
    }

    @Override
    public int hashCode() {
      return Objects.hash(action.getActionType(), action.getButton(), action.getPosition());
    }

    @Override
    public boolean to(Handler handler) {
      return handler.pointed(this);
    }
  }

  /** Returns what typing a character gives: its key, or text if it is beyond 16 bits. */
  static Input typed(int character) {
    return character > Character.MAX_VALUE
        ? new Pasted(Character.toString(character))
        : Key.of((char) character);
  }

  /** Text was pasted; it may contain control characters. */
  record Pasted(String text) implements Input {
    @Override
    public boolean to(Handler handler) {
      return handler.pasted(this);
    }
  }

  /**
   * The terminal has this size, in columns and rows: a new one, or the screen may have been erased.
   * Nonsense is corrected: there is at least one cell, and no more than {@link #MOST} columns or
   * rows are painted on.
   */
  record Resized(int cols, int rows) implements Input {
    /**
     * More than any screen has; a terminal may report up to 65535, and that many cells fit nowhere.
     */
    static final int MOST = 1000;

    public Resized {
      cols = Math.max(1, Math.min(MOST, cols));
      rows = Math.max(1, Math.min(MOST, rows));
    }

    /**
     * Whether the other has the same size; Java's generated method for a record is slow at first.
     */
    boolean isAs(Resized other) {
      return cols == other.cols && rows == other.rows;
    }

    @Override
    public boolean to(Handler handler) {
      return handler.resized(this);
    }
  }

  record BackgroundReported(TerminalBackground background) implements Input {
    @Override
    public boolean to(Handler handler) {
      return handler.background(background);
    }
  }

  /** A cell has this many pixels. */
  record CellSizeReported(int width, int height) implements Input {
    /** More pixels on a side than any cell has. */
    private static final int MOST = 200;

    /** Whether pictures can be made for it. */
    public boolean isSane() {
      return width > 0 && width <= MOST && height > 0 && height <= MOST;
    }

    @Override
    public boolean to(Handler handler) {
      return handler.cellSize(this);
    }
  }

  /** The terminal showed a direct colour as it is, or didn't. */
  record ColoursReported(boolean areAll) implements Input {
    @Override
    public boolean to(Handler handler) {
      return handler.colours(areAll);
    }
  }

  /** The terminal said its name and version. */
  record Named(String name) implements Input {
    @Override
    public boolean to(Handler handler) {
      return handler.named(name);
    }
  }

  /** An input that has nothing but its kind. */
  enum Signal implements Input {
    /** The program was asked from outside to stop for a while. */
    SUSPEND,
    /** The news of another thread, such as a session's, which has something to show. */
    NEWS,
    /** The wait is over, and nothing came. */
    TICK,
    /** Nothing more comes. */
    ENDED;

    @Override
    public boolean to(Handler handler) throws IOException, InterruptedException {
      return handler.signal(this);
    }
  }
}

package dev.banmen.tui.term;

/**
 * Something that wakes a viewer: a key, the mouse, a paste, a new size, news, an answer, a time,
 * the end. Immutable.
 */
public sealed interface Input {
  enum Code {
    CHARACTER,
    ENTER,
    TAB,
    BACKSPACE,
    ESCAPE,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    HOME,
    END,
    PAGE_UP,
    PAGE_DOWN,
    INSERT,
    DELETE,
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    F10,
    F11,
    F12
  }

  /**
   * A key was pressed.
   *
   * @param character the code point if the code is {@link Code#CHARACTER}, else 0; a control key is
   *     the small letter with {@code ctrl}
   * @param shift known only for keys that aren't characters
   */
  record Key(Code code, int character, boolean shift, boolean ctrl, boolean alt) implements Input {
    public static Key of(Code code) {
      return new Key(code, 0, false, false, false);
    }

    public static Key of(int character) {
      return new Key(Code.CHARACTER, character, false, false, false);
    }

    public static Key ctrl(int letter) {
      return new Key(Code.CHARACTER, letter, false, true, false);
    }

    /** Whether this is that character, without Ctrl or Alt. */
    public boolean is(int wanted) {
      return code == Code.CHARACTER && character == wanted && !ctrl && !alt;
    }

    /** Whether this is Ctrl with that lower-case letter. */
    public boolean isCtrl(int letter) {
      return code == Code.CHARACTER && character == letter && ctrl && !alt;
    }
  }

  enum Gesture {
    PRESS,
    RELEASE,
    MOVE,
    WHEEL_UP,
    WHEEL_DOWN
  }

  /**
   * The mouse was used.
   *
   * @param col from 0
   * @param row from 0
   * @param button 0 left, 1 middle, 2 right, 3 none
   */
  record Pointed(Gesture gesture, int button, int col, int row) implements Input {}

  /** Text was pasted; it may contain control characters. */
  record Pasted(String text) implements Input {}

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
  }

  /** The program was asked from outside to stop for a while. */
  record Suspend() implements Input {}

  /** Another thread, such as a session's, has something new to show. */
  record News() implements Input {}

  /** The wait is over, and nothing came. */
  record Tick() implements Input {}

  record BackgroundReported(BackgroundTone background) implements Input {}

  record Ended() implements Input {}
}

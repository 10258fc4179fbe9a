package dev.banmen.tui.term;

/**
 * What wakes a viewer: a key, the mouse, a paste, a new size, news, an answer, a time, the end.
 * Immutable.
 */
public sealed interface Input {
  /** The keys that are told apart. */
  enum Code {
    /** A character; see {@link Key#character}. */
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
   * @param shift known for keys that are no characters only
   */
  record Key(Code code, int character, boolean shift, boolean ctrl, boolean alt) implements Input {
    /** A key without modifiers. */
    public static Key of(Code code) {
      return new Key(code, 0, false, false, false);
    }

    /** A character without modifiers. */
    public static Key of(int character) {
      return new Key(Code.CHARACTER, character, false, false, false);
    }

    /** Ctrl with a letter. */
    public static Key ctrl(int letter) {
      return new Key(Code.CHARACTER, letter, false, true, false);
    }

    /** Whether this is that character, without Ctrl or Alt. */
    public boolean is(int wanted) {
      return code == Code.CHARACTER && character == wanted && !ctrl && !alt;
    }

    /** Whether this is Ctrl with that small letter. */
    public boolean isCtrl(int letter) {
      return code == Code.CHARACTER && character == letter && ctrl && !alt;
    }
  }

  /** What the mouse did. */
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

  /** Text was pasted, as it came: control characters included. */
  record Pasted(String text) implements Input {}

  /**
   * The terminal has this size, in columns and rows: a new one, or whatever was on the screen may
   * be gone. Nonsense is taken calmly: there is at least one cell, and of more columns or rows than
   * {@link #MOST} only so many are painted on.
   */
  record Resized(int cols, int rows) implements Input {
    /** More than any screen has; a terminal may say up to 65535, and so many cells fit nowhere. */
    static final int MOST = 1000;

    /** A size within the bounds. */
    public Resized {
      cols = Math.max(1, Math.min(MOST, cols));
      rows = Math.max(1, Math.min(MOST, rows));
    }

    /** Whether the other is as large; what Java makes of a record to compare it takes a while. */
    boolean isAs(Resized other) {
      return cols == other.cols && rows == other.rows;
    }
  }

  /** Somebody outside asks the program to stop for a while. */
  record Suspend() implements Input {}

  /** Somebody else, as a session, has something new to show. */
  record News() implements Input {}

  /** The time that was to be waited for is over, and nothing came. */
  record Tick() implements Input {}

  /** The terminal has told what it has behind its text. */
  record Told(BackgroundTone backdrop) implements Input {}

  /** No more input will come. */
  record Ended() implements Input {}
}

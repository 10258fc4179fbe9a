package dev.banmen.tui.term;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;

/**
 * Interprets terminals' control sequences, after xterm's "Control Sequences" (PC-style function
 * keys, mouse tracking) and, for lower case finals, rxvt. Null means no meaning here.
 */
final class Sequences {
  private static final int SHIFT = 1;
  private static final int ALT = 2;
  private static final int CTRL = 4;

  /**
   * Bits of a mouse button's number; the lowest two distinguish three buttons, or four directions.
   */
  private static final int MOTION = 0x20;

  private static final int WHEEL = 0x40;
  private static final int BACK_AND_FORTH = 0x80;

  private static final KeyType[] FUNCTIONS = {
    KeyType.F1, KeyType.F2, KeyType.F3, KeyType.F4, KeyType.F5, KeyType.F6,
    KeyType.F7, KeyType.F8, KeyType.F9, KeyType.F10, KeyType.F11, KeyType.F12
  };

  private Sequences() {}

  /** Returns the input of ESC [ with its parameters and its last byte. */
  static Input control(int last, CharSequence parameters) {
    boolean bare = parameters.length() == 0;
    return switch (last) {
      case 'M', 'm' -> mouse(last, parameters);
      case 'Z' -> key(KeyType.Tab, SHIFT);
      case '~' -> key(numbered(number(parameters, 0)), modifiers(parameters));
      case '$' -> key(numbered(number(parameters, 0)), SHIFT);
      case '^' -> key(numbered(number(parameters, 0)), CTRL);
      case 'u' -> typed(number(parameters, 0), modifiers(parameters));
      case 'a', 'b', 'c', 'd' -> bare ? key(lettered(last - 0x20), SHIFT) : null;
      case 't' ->
          number(parameters, 0) == 6
              ? new Input.CellSizeReported(number(parameters, 2), number(parameters, 1))
              : null;
      case 'P', 'Q', 'R', 'S' ->
          bare || number(parameters, 0) == 1 ? key(lettered(last), modifiers(parameters)) : null;
      default -> privately(parameters) ? null : key(lettered(last), modifiers(parameters));
    };
  }

  /** Returns the input of ESC [ [ and a byte, the Linux console's first five function keys. */
  static Input console(int last) {
    return last < 'A' || last > 'E' ? null : key(function(last - 'A' + 1), 0);
  }

  /** Returns a function key, from 1. */
  private static KeyType function(int number) {
    return FUNCTIONS[number - 1];
  }

  /** Returns the input of ESC O with its last byte. */
  static Input shiftThree(int last, CharSequence modifier) {
    int held = modifier.length() == 0 ? 0 : number(modifier, 0) - 1;
    return switch (last) {
      case 'M' -> Input.Key.of(KeyType.Enter); // the keypad in application mode
      case 'a', 'b', 'c', 'd' -> key(lettered(last - 0x20), CTRL);
      case 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y' ->
          Input.Key.of((char) (last - 0x40));
      default -> key(lettered(last), held);
    };
  }

  /** Returns the input of the three bytes of a mouse report of the oldest kind. */
  static Input oldMouse(CharSequence bytes) {
    int button = bytes.charAt(0) - 0x20;
    boolean released = (button & 3) == 3 && (button & (MOTION | WHEEL)) == 0;
    return pointed(button, bytes.charAt(1) - 0x21, bytes.charAt(2) - 0x21, released);
  }

  private static Input mouse(int last, CharSequence parameters) {
    if (parameters.length() == 0 || parameters.charAt(0) != '<') {
      return null;
    }
    CharSequence numbers = parameters.subSequence(1, parameters.length());
    int col = number(numbers, 1) - 1;
    int row = number(numbers, 2) - 1;
    return pointed(number(numbers, 0), col, row, last == 'm');
  }

  /** Returns a mouse input; back and forward buttons and horizontal wheels mean nothing here. */
  private static Input pointed(int button, int col, int row, boolean released) {
    boolean isWheel = (button & WHEEL) != 0;
    boolean isOther = (button & BACK_AND_FORTH) != 0 || isWheel && (button & 2) != 0;
    if (button < 0 || col < 0 || row < 0 || isOther) {
      return null;
    }
    MouseActionType type;
    if (isWheel) {
      type = (button & 1) == 0 ? MouseActionType.SCROLL_UP : MouseActionType.SCROLL_DOWN;
    } else if ((button & MOTION) != 0) {
      type = (button & 3) == 3 ? MouseActionType.MOVE : MouseActionType.DRAG;
    } else {
      type = released ? MouseActionType.CLICK_RELEASE : MouseActionType.CLICK_DOWN;
    }
    return Input.Pointed.of(type, (button & 3) == 3 ? Mouse.NONE : (button & 3) + 1, col, row);
  }

  private static KeyType numbered(int number) {
    return switch (number) {
      case 1, 7 -> KeyType.Home;
      case 2 -> KeyType.Insert;
      case 3 -> KeyType.Delete;
      case 4, 8 -> KeyType.End;
      case 5 -> KeyType.PageUp;
      case 6 -> KeyType.PageDown;
      case 11, 12, 13, 14, 15 -> function(number - 10);
      case 17, 18, 19, 20, 21 -> function(number - 11);
      case 23, 24 -> function(number - 12);
      default -> null;
    };
  }

  private static KeyType lettered(int last) {
    return switch (last) {
      case 'A' -> KeyType.ArrowUp;
      case 'B' -> KeyType.ArrowDown;
      case 'C' -> KeyType.ArrowRight;
      case 'D' -> KeyType.ArrowLeft;
      case 'F' -> KeyType.End;
      case 'H' -> KeyType.Home;
      case 'P', 'Q', 'R', 'S' -> function(last - 'P' + 1);
      default -> null;
    };
  }

  private static Input key(KeyType type, int held) {
    return type == null
        ? null
        : new Input.Key(Keys.of(type, (held & SHIFT) != 0, (held & CTRL) != 0, (held & ALT) != 0));
  }

  private static Input typed(int character, int held) {
    return switch (character) {
      case 9 -> key(KeyType.Tab, held);
      case 13 -> key(KeyType.Enter, held);
      case 27 -> key(KeyType.Escape, held);
      case 127 -> key(KeyType.Backspace, held);
      default ->
          character < 0x20 || !Character.isDefined(character) ? null : character(character, held);
    };
  }

  /** A character with the modifiers that count: with one of them it is no text. */
  private static Input character(int character, int held) {
    boolean isPlain = (held & (CTRL | ALT)) == 0;
    if (isPlain || character > Character.MAX_VALUE) {
      return isPlain ? Input.typed(character) : null;
    }
    return new Input.Key(new KeyStroke((char) character, (held & CTRL) != 0, (held & ALT) != 0));
  }

  private static boolean privately(CharSequence parameters) {
    return parameters.length() > 0 && parameters.charAt(0) > ';';
  }

  /** Returns the modifier keys held, from the second parameter, which is one more. */
  private static int modifiers(CharSequence parameters) {
    return Math.max(0, number(parameters, 1) - 1);
  }

  /** Returns the parameter with this index, or -1 if there is none or it isn't a number. */
  private static int number(CharSequence parameters, int index) {
    int at = 0;
    for (int skipped = 0; skipped < index; skipped++) {
      while (at < parameters.length() && parameters.charAt(at) != ';') {
        at++;
      }
      at++;
    }
    int value = -1;
    for (; at < parameters.length(); at++) {
      int digit = parameters.charAt(at) - '0';
      if (digit < 0 || digit > 9 || value > 100_000) {
        break;
      }
      value = Math.max(0, value) * 10 + digit;
    }
    return value;
  }
}

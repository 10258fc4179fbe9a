package dev.banmen.tui.term;

import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.term.Input.Gesture;
import dev.banmen.tui.term.Input.Key;

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

  private Sequences() {}

  /** Returns the input of ESC [ with its parameters and its last byte. */
  static Input control(int last, CharSequence parameters) {
    boolean bare = parameters.length() == 0;
    return switch (last) {
      case 'M', 'm' -> mouse(last, parameters);
      case 'Z' -> new Key(Code.TAB, 0, true, false, false);
      case '~' -> key(numbered(number(parameters, 0)), modifiers(parameters));
      case '$' -> key(numbered(number(parameters, 0)), SHIFT);
      case '^' -> key(numbered(number(parameters, 0)), CTRL);
      case 'u' -> typed(number(parameters, 0), modifiers(parameters));
      case 'a', 'b', 'c', 'd' -> bare ? key(lettered(last - 0x20), SHIFT) : null;
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
  private static Code function(int number) {
    return Code.values()[Code.F1.ordinal() + number - 1];
  }

  /** Returns the input of ESC O with its last byte. */
  static Input shiftThree(int last, CharSequence modifier) {
    int held = modifier.length() == 0 ? 0 : number(modifier, 0) - 1;
    return switch (last) {
      case 'M' -> Key.of(Code.ENTER); // the keypad in application mode
      case 'a', 'b', 'c', 'd' -> key(lettered(last - 0x20), CTRL);
      case 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y' ->
          Key.of(last - 0x40);
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
    Gesture gesture;
    if (isWheel) {
      gesture = (button & 1) == 0 ? Gesture.WHEEL_UP : Gesture.WHEEL_DOWN;
    } else if ((button & MOTION) != 0) {
      gesture = Gesture.MOVE;
    } else {
      gesture = released ? Gesture.RELEASE : Gesture.PRESS;
    }
    return new Input.Pointed(gesture, button & 3, col, row);
  }

  private static Code numbered(int number) {
    return switch (number) {
      case 1, 7 -> Code.HOME;
      case 2 -> Code.INSERT;
      case 3 -> Code.DELETE;
      case 4, 8 -> Code.END;
      case 5 -> Code.PAGE_UP;
      case 6 -> Code.PAGE_DOWN;
      case 11, 12, 13, 14, 15 -> function(number - 10);
      case 17, 18, 19, 20, 21 -> function(number - 11);
      case 23, 24 -> function(number - 12);
      default -> null;
    };
  }

  private static Code lettered(int last) {
    return switch (last) {
      case 'A' -> Code.UP;
      case 'B' -> Code.DOWN;
      case 'C' -> Code.RIGHT;
      case 'D' -> Code.LEFT;
      case 'F' -> Code.END;
      case 'H' -> Code.HOME;
      case 'P', 'Q', 'R', 'S' -> function(last - 'P' + 1);
      default -> null;
    };
  }

  private static Key key(Code code, int held) {
    return code == null
        ? null
        : new Key(code, 0, (held & SHIFT) != 0, (held & CTRL) != 0, (held & ALT) != 0);
  }

  private static Key typed(int character, int held) {
    boolean ctrl = (held & CTRL) != 0;
    boolean alt = (held & ALT) != 0;
    boolean shift = (held & SHIFT) != 0;
    return switch (character) {
      case 9 -> new Key(Code.TAB, 0, shift, ctrl, alt);
      case 13 -> new Key(Code.ENTER, 0, shift, ctrl, alt);
      case 27 -> new Key(Code.ESCAPE, 0, shift, ctrl, alt);
      case 127 -> new Key(Code.BACKSPACE, 0, shift, ctrl, alt);
      default ->
          character < 0x20 || !Character.isDefined(character)
              ? null
              : new Key(Code.CHARACTER, character, false, ctrl, alt);
    };
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

package dev.banmen.tui.term;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;

/**
 * Turns a terminal's bytes into keys, however they are cut into pieces. Control sequences are those
 * of ECMA-48 and xterm; an unknown one is swallowed whole, and never types letters. Mutable, one
 * thread; it reads no clock: the caller invokes {@link #elapse} when a started sequence has waited
 * long enough.
 */
final class KeyParser {
  private enum State {
    GROUND,
    ESCAPE,
    SHIFT_THREE,
    CONTROL,
    /** After ESC [ [: the Linux console's first function keys have one byte more. */
    CONSOLE,
    /** After ESC [ M: a mouse report of the oldest kind has three bytes more. */
    OLD_MOUSE,
    /** An operating system command, device control string or the like. */
    STRING,
    /** In such a string, after an ESC that may end it. */
    STRING_ESCAPE,
    /** After an ESC that was taken for a key, but may have started an awaited answer. */
    TORN,
    PASTE,
    CHARACTER
  }

  /** Longer than any key's sequence; the excess is swallowed. */
  private static final int LONGEST = 64;

  private static final int ESC = 0x1b;
  private static final int BEL = 0x07;
  private static final int CAN = 0x18;
  private static final int SUB = 0x1a;
  private static final int CTRL_C = 0x03;

  private final Deque<Input> keys = new ArrayDeque<>();
  private final StringBuilder sequence = new StringBuilder();
  private final PasteBuffer paste = new PasteBuffer();
  private State state = State.GROUND;
  private boolean afterReturn;
  private int introducer; // of a string: what followed its ESC
  private boolean stringBegun;
  private final Set<TerminalQuestion> asked = EnumSet.noneOf(TerminalQuestion.class);
  private int sure; // how many bytes of a split answer came with its ESC
  private int codePoint;
  private int least; // the smallest code point of that many bytes
  private int missing; // bytes of a character, or of an old mouse report, still to come

  /** Reads the bytes from one index up to, but not including, another. */
  void feed(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      feed(bytes[i] & 0xff);
    }
  }

  /** Returns the next complete key, or null. */
  Input poll() {
    return keys.poll();
  }

  boolean hasKey() {
    return !keys.isEmpty();
  }

  /** Whether there is a key to take that no later byte can replace, as a mouse move can be. */
  boolean hasSureKey() {
    return keys.size() > 1 || !keys.isEmpty() && !isMove(keys.peek());
  }

  /** Drops the keys that were read but not taken. */
  void dropKeys() {
    keys.clear();
  }

  /** Drops those, and an unfinished sequence: a new key starts with the next byte. */
  void interrupt() {
    dropKeys();
    paste.take();
    sequence.setLength(0);
    afterReturn = false;
    state = State.GROUND;
  }

  /** Notes that the terminal was asked something: its answer counts once, at any time. */
  void awaitAnswer(TerminalQuestion question) {
    asked.add(question);
  }

  boolean awaitsAnswer() {
    return !asked.isEmpty();
  }

  /** Whether an awaited answer starts like this, after its ESC. */
  private boolean mayAnswer(CharSequence begun) {
    return asked.stream().anyMatch(question -> question.mayStartWith(begun));
  }

  /** Whether what was read looks like the rest of a split answer. */
  boolean isTorn() {
    return state == State.TORN;
  }

  boolean isPasting() {
    return state == State.PASTE;
  }

  /** Whether the bytes so far may be a whole key or the start of a longer one. */
  boolean isUndecided() {
    return switch (state) {
      case ESCAPE, SHIFT_THREE -> true;
      case CONTROL -> sequence.length() == 0;
      case STRING -> !stringBegun;
      case TORN -> sequence.length() > sure;
      case PASTE -> true; // its end may have been lost
      default -> false;
    };
  }

  /** Notes that nothing followed for a while: an undecided key was whole. */
  void elapse() {
    if (!isUndecided()) {
      return;
    }
    State before = state;
    state = State.GROUND;
    switch (before) {
      case ESCAPE -> {
        keys.add(Input.Key.of(KeyType.Escape));
        state = awaitsAnswer() ? State.TORN : State.GROUND;
        sequence.setLength(0);
        sure = 0;
      }
      case SHIFT_THREE -> alt('O');
      case CONTROL -> alt('[');
      case TORN -> release();
      case PASTE -> endPaste();
      default -> {
        if (mayAnswer(Character.toString(introducer))) {
          state = State.TORN;
          sequence.append((char) introducer);
          sure = 1;
        } else {
          alt(introducer);
        }
      }
    }
  }

  /** Handles the rest of an answer that has lost its ESC, or something typed after Escape. */
  private void torn(int b) {
    sequence.append((char) b);
    if (!mayAnswer(sequence)) {
      sequence.setLength(sequence.length() - 1);
      release();
      ground(b);
    } else if (asked.stream().anyMatch(question -> question.isIntroducedBy(sequence))) {
      state = State.STRING;
      stringBegun = true;
      introducer = sequence.charAt(0);
      sequence.deleteCharAt(0);
    }
  }

  /** Releases what was held back as the start of an answer but isn't one. */
  private void release() {
    String held = sequence.toString();
    state = State.GROUND;
    for (int i = 0; i < held.length(); i++) {
      if (i < sure) {
        alt(held.charAt(i));
      } else {
        ground(held.charAt(i));
      }
    }
  }

  private void feed(int b) {
    switch (state) {
      case GROUND -> ground(b);
      case ESCAPE -> escape(b);
      case SHIFT_THREE -> shiftThree(b);
      case CONTROL -> control(b);
      case CONSOLE -> console(b);
      case OLD_MOUSE -> oldMouse(b);
      case STRING -> string(b);
      case STRING_ESCAPE -> stringEscape(b);
      case TORN -> torn(b);
      case PASTE -> paste(b);
      case CHARACTER -> character(b);
    }
  }

  private void ground(int b) {
    boolean second = afterReturn && b == '\n'; // CR LF is one Enter
    afterReturn = b == '\r';
    if (b == ESC) {
      state = State.ESCAPE;
    } else if (b >= 0xc2 && b < 0xf5) {
      missing = b < 0xe0 ? 1 : b < 0xf0 ? 2 : 3;
      least = b < 0xe0 ? 0x80 : b < 0xf0 ? 0x800 : 0x10000;
      codePoint = b & (0x3f >> missing);
      state = State.CHARACTER;
    } else if (b < 0x80 && !second) {
      keys.add(new Input.Key(plain(b)));
    }
  }

  private static KeyStroke plain(int b) {
    return switch (b) {
      case '\r', '\n' -> Keys.of(KeyType.Enter);
      case '\t' -> Keys.of(KeyType.Tab);
      case 0x7f, '\b' -> Keys.of(KeyType.Backspace);
      case 0 -> Keys.ctrl(' ');
      default -> b < 0x20 ? Keys.ctrl((char) (b < 0x1b ? b + 0x60 : b + 0x40)) : Keys.of((char) b);
    };
  }

  private void character(int b) {
    if ((b & 0xc0) != 0x80) {
      state = State.GROUND;
      ground(b); // the character was cut off; this byte starts something else
      return;
    }
    codePoint = codePoint << 6 | b & 0x3f;
    missing--;
    if (missing == 0) {
      state = State.GROUND;
      if (isCharacter()) {
        keys.add(Input.typed(codePoint));
      }
    }
  }

  /**
   * Whether a code point is valid: not in too many bytes, nor half a pair (RFC 3629, section 3).
   */
  private boolean isCharacter() {
    return codePoint >= least
        && Character.isValidCodePoint(codePoint)
        && (codePoint & 0xFFFE) != 0xFFFE // no character; others may be newer than Java
        && !Character.isISOControl(codePoint)
        && Character.getType(codePoint) != Character.SURROGATE;
  }

  private void escape(int b) {
    sequence.setLength(0);
    switch (b) {
      case '[' -> state = State.CONTROL;
      case 'O' -> state = State.SHIFT_THREE;
      case ']', 'P', 'X', '^', '_' -> {
        state = State.STRING;
        stringBegun = false;
        introducer = b;
      }
      case ESC -> keys.add(Input.Key.of(KeyType.Escape));
      default -> {
        state = State.GROUND;
        if (b < 0x80) {
          keys.add(new Input.Key(withAlt(plain(b))));
        }
      }
    }
  }

  private static KeyStroke withAlt(KeyStroke key) {
    return key.getKeyType() == KeyType.Character
        ? new KeyStroke(key.getCharacter(), key.isCtrlDown(), true)
        : new KeyStroke(key.getKeyType(), false, true);
  }

  private void alt(int character) {
    keys.add(new Input.Key(new KeyStroke((char) character, false, true)));
  }

  private void shiftThree(int b) {
    if (!isPrinted(b)) {
      alt('O');
      instead(b);
    } else if (b >= '0' && b <= '9') {
      sequence.append((char) b); // some terminals put the modifier here
    } else {
      state = State.GROUND;
      keep(Sequences.shiftThree(b, sequence));
    }
  }

  /** Whether a control sequence may continue or end with this byte. */
  private static boolean isPrinted(int b) {
    return b >= 0x20 && b < 0x7f;
  }

  /**
   * Breaks off a sequence and handles this byte as elsewhere: a terminal acts on a control
   * character inside a sequence (ECMA-48 leaves that open; the VT100 and its heirs do), and from a
   * keyboard it is a key typed after the sequence's end was lost.
   */
  private void instead(int b) {
    state = State.GROUND;
    ground(b);
  }

  private void console(int b) {
    if (isPrinted(b)) {
      state = State.GROUND;
      keep(Sequences.console(b));
    } else {
      instead(b);
    }
  }

  private void control(int b) {
    if (!isPrinted(b)) {
      instead(b);
    } else if (b == '[' && sequence.length() == 0) {
      state = State.CONSOLE;
    } else if (b < 0x40 && !isShiftedKey(b)) {
      if (sequence.length() < LONGEST) {
        sequence.append((char) b);
      }
    } else {
      state = State.GROUND;
      endControl(b);
    }
  }

  /** Whether rxvt's ESC [ 7 $ ends here: elsewhere the dollar stands before the last byte. */
  private boolean isShiftedKey(int b) {
    return b == '$'
        && sequence.length() > 0
        && sequence.chars().allMatch(digit -> digit >= '0' && digit <= '9');
  }

  private void endControl(int last) {
    if (last == 'M' && sequence.length() == 0) {
      state = State.OLD_MOUSE;
      missing = 3;
    } else if (last == '~' && "200".contentEquals(sequence)) {
      state = State.PASTE;
    } else if (sequence.length() < LONGEST) {
      keep(Sequences.control(last, sequence));
    }
  }

  private void oldMouse(int b) {
    sequence.append((char) b);
    missing--;
    if (missing == 0) {
      state = State.GROUND;
      keep(Sequences.oldMouse(sequence));
    }
  }

  private void string(int b) {
    stringBegun = true;
    if (b == ESC) {
      state = State.STRING_ESCAPE;
    } else if (b == BEL) {
      endString();
    } else if (b == CAN || b == SUB) {
      state = State.GROUND;
    } else if (b == CTRL_C) {
      state = State.GROUND;
      ground(b); // the way out if a terminal never ends its string
    } else if (sequence.length() < LONGEST) {
      sequence.append((char) b);
    }
  }

  /** Ends a string; only an awaited answer means anything. */
  private void endString() {
    state = State.GROUND;
    for (TerminalQuestion question : TerminalQuestion.values()) {
      boolean isOfIts =
          asked.contains(question) && question.mayStartWith(Character.toString(introducer));
      Input answer = isOfIts ? question.answered(sequence.toString()) : null;
      if (answer != null) {
        asked.remove(question);
        keys.add(answer);
      }
    }
  }

  private void stringEscape(int b) {
    state = State.GROUND;
    if (b == '\\') {
      endString();
    } else {
      escape(b);
    }
  }

  private void paste(int b) {
    if (b == CTRL_C) {
      endPaste();
      ground(b); // the way out if a terminal never ends its paste
    } else if (paste.add(b)) {
      endPaste();
    }
  }

  private void endPaste() {
    state = State.GROUND;
    keys.add(new Input.Pasted(paste.take()));
  }

  private void keep(Input input) {
    if (input == null) {
      return;
    }
    if (isMove(input) && !keys.isEmpty() && isMove(keys.getLast())) {
      keys.removeLast(); // earlier mouse positions are of no use
    }
    keys.add(input);
  }

  private static boolean isMove(Input input) {
    return input instanceof Input.Pointed pointed && Mouse.isMove(pointed.action());
  }
}

package dev.banmen.tui.term;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import java.util.ArrayList;
import java.util.List;

/** Translates inputs into the keys and mouse actions that Lanterna's own parts take. Stateless. */
final class KeyStrokes {
  private static final int NO_BUTTON = 3;

  private KeyStrokes() {}

  /**
   * Returns an input as Lanterna's: one key or mouse action, the characters of a paste one by one,
   * or nothing, as for news, a size, or a character beyond 16 bits.
   */
  static List<KeyStroke> of(Input input) {
    if (input instanceof Input.Key key) {
      return key(key);
    } else if (input instanceof Input.Pointed pointed) {
      TerminalPosition position = new TerminalPosition(pointed.col(), pointed.row());
      int button = pointed.button() == NO_BUTTON ? 0 : pointed.button() + 1;
      return List.of(new MouseAction(action(pointed), button, position));
    } else if (input instanceof Input.Pasted pasted) {
      return pasted(pasted.text());
    }
    boolean hasNone =
        input instanceof Input.Resized
            || input instanceof Input.Suspend
            || input instanceof Input.News
            || input instanceof Input.Tick
            || input instanceof Input.BackgroundReported;
    if (!hasNone && !(input instanceof Input.Ended)) {
      throw new IllegalArgumentException("no key strokes for " + input);
    }
    return hasNone ? List.of() : List.of(new KeyStroke(KeyType.EOF));
  }

  private static List<KeyStroke> key(Input.Key key) {
    if (key.code() != Input.Code.CHARACTER) {
      KeyType type = type(key);
      return List.of(new KeyStroke(type, key.ctrl(), key.alt(), key.shift()));
    } else if (key.character() > Character.MAX_VALUE) {
      return List.of();
    }
    return List.of(new KeyStroke((char) key.character(), key.ctrl(), key.alt()));
  }

  private static KeyType type(Input.Key key) {
    return switch (key.code()) {
      case CHARACTER -> KeyType.Character;
      case ENTER -> KeyType.Enter;
      case TAB -> key.shift() ? KeyType.ReverseTab : KeyType.Tab;
      case BACKSPACE -> KeyType.Backspace;
      case ESCAPE -> KeyType.Escape;
      case UP -> KeyType.ArrowUp;
      case DOWN -> KeyType.ArrowDown;
      case LEFT -> KeyType.ArrowLeft;
      case RIGHT -> KeyType.ArrowRight;
      case HOME -> KeyType.Home;
      case END -> KeyType.End;
      case PAGE_UP -> KeyType.PageUp;
      case PAGE_DOWN -> KeyType.PageDown;
      case INSERT -> KeyType.Insert;
      case DELETE -> KeyType.Delete;
      case F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12 -> function(key.code());
    };
  }

  private static KeyType function(Input.Code code) {
    return KeyType.values()[KeyType.F1.ordinal() + code.ordinal() - Input.Code.F1.ordinal()];
  }

  private static MouseActionType action(Input.Pointed pointed) {
    return switch (pointed.gesture()) {
      case PRESS -> MouseActionType.CLICK_DOWN;
      case RELEASE -> MouseActionType.CLICK_RELEASE;
      case MOVE -> pointed.button() == NO_BUTTON ? MouseActionType.MOVE : MouseActionType.DRAG;
      case WHEEL_UP -> MouseActionType.SCROLL_UP;
      case WHEEL_DOWN -> MouseActionType.SCROLL_DOWN;
    };
  }

  /** Turns pasted text into keys: a line's end is Enter; other control characters are dropped. */
  private static List<KeyStroke> pasted(String text) {
    List<KeyStroke> strokes = new ArrayList<>();
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    for (int i = 0; i < lines.length(); i++) {
      char c = lines.charAt(i);
      if (c == '\n') {
        strokes.add(new KeyStroke(KeyType.Enter));
      } else if (c == '\t') {
        strokes.add(new KeyStroke(KeyType.Tab));
      } else if (!Character.isISOControl(c) && !Character.isSurrogate(c)) {
        strokes.add(new KeyStroke(c, false, false));
      }
    }
    return strokes;
  }
}

package dev.banmen.tui.keys;

import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.ArrayList;
import java.util.List;

/**
 * Keys as they are written: characters as they are, others by their names in angle brackets, as
 * {@code <enter>}, {@code <left:3>} for three presses, {@code <click:10:5>} and {@code
 * <point:10:5>} for the mouse at a column and a row from 0, {@code <lt>} for the bracket. {@code
 * <later:9>} is nine steps of whatever runs by itself. Immutable.
 */
public final class KeyScript {
  private static final int MOST = 1000;

  private final Words words;

  private KeyScript(Language language) {
    words = language.words(KeyScript.class);
  }

  /**
   * Returns the inputs with these names.
   *
   * @param language of the fault message
   * @throws IllegalArgumentException if a name is not known; the message is one line
   */
  public static List<Input> inputs(String keys, Language language) {
    return new KeyScript(language).inputs(keys);
  }

  private List<Input> inputs(String keys) {
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < keys.length(); i += Character.charCount(keys.codePointAt(i))) {
      int end = keys.indexOf('>', i);
      if (keys.charAt(i) != '<') {
        inputs.add(Input.typed(keys.codePointAt(i)));
      } else if (end < 0) {
        throw fault("keys.bracket", keys);
      } else {
        add(keys.substring(i + 1, end).split(":", -1), inputs);
        i = end;
      }
    }
    return inputs;
  }

  private void add(String[] parts, List<Input> inputs) {
    boolean isMouse = parts[0].equals("click") || parts[0].equals("point");
    if (isMouse && parts.length == 3) {
      boolean isClick = parts[0].equals("click");
      MouseActionType type = isClick ? MouseActionType.CLICK_DOWN : MouseActionType.MOVE;
      int button = isClick ? Mouse.LEFT : Mouse.NONE;
      inputs.add(Input.Pointed.of(type, button, number(parts[1]), number(parts[2])));
      return;
    }
    if (parts.length > 2) {
      throw fault("keys.none", String.join(":", parts));
    }
    int times = parts.length > 1 ? number(parts[1]) : 1;
    for (int i = 0; i < times; i++) {
      inputs.add(key(parts[0]));
    }
  }

  private int number(String text) {
    try {
      int number = Integer.parseInt(text);
      if (number >= 0 && number <= MOST) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw fault("keys.number", text, MOST);
  }

  private Input key(String name) {
    return switch (name) {
      case "later" -> Input.Signal.TICK;
      case "lt" -> Input.Key.of('<');
      case "space" -> Input.Key.of(' ');
      case "esc" -> Input.Key.of(KeyType.Escape);
      default -> special(name);
    };
  }

  private Input special(String name) {
    return KeyName.ofScript(name).map(Input.Key::of).orElseThrow(() -> fault("keys.none", name));
  }

  private IllegalArgumentException fault(String key, Object... values) {
    return new IllegalArgumentException(words.text(key, values));
  }
}

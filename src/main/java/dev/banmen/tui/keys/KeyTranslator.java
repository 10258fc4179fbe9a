package dev.banmen.tui.keys;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.text.Words;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;

/**
 * Translates key presses to the keys that pages know: reassigned keys, and pairs of keys. Has a
 * notice to show instead of the line of keys. Mutable, one thread.
 */
public final class KeyTranslator {
  private final Words words;
  private String notice = ""; // says that the last key does nothing here, or waits for another
  private Optional<KeyStroke> first = Optional.empty(); // of a pair, while it waits
  private Optional<KeyStroke> unknown = Optional.empty(); // the last key, if no page knows it
  private String pressed = ""; // the last key, if pages know it by another name or not at all

  /** A translator with nothing pressed yet; the words name the user's keys. */
  public KeyTranslator(Words words) {
    this.words = words;
  }

  /**
   * Returns the input that a page gets, depending on whether text is typed into it; empty if a key
   * waits for another, was used up with the one before, or is {@link #unknown}.
   */
  public Optional<Input> of(Input input, boolean isTyping) {
    pressed = "";
    unknown = Optional.empty();
    boolean isTaken = input instanceof Input.Key || input instanceof Input.Pasted;
    if (isTaken || input instanceof Input.Pointed) {
      notice = input instanceof Input.Pointed pointed && isIdle(pointed.action()) ? notice : "";
    }
    KeyMap keys = CustomKeys.map(words);
    if (!(input instanceof Input.Key typed) || keys == KeyMap.DEFAULT) {
      first = notice.isEmpty() ? Optional.empty() : first;
      return Optional.of(input);
    }
    KeyStroke key = typed.stroke();
    if (isTyping) {
      return Optional.of(new Input.Key(keys.typed(key)));
    } else if (first.isPresent()) {
      return second(first.get(), key);
    } else if (keys.startsPair(key)) {
      first = Optional.of(key);
      notice = words.text("key.waits", KeyName.of(key), keys.pairs(key, words));
      return Optional.empty();
    }
    Optional<KeyStroke> meant = keys.meant(key);
    if (meant.isEmpty()) {
      pressed = KeyName.of(key);
      unknown = Optional.of(key);
      return Optional.empty();
    }
    pressed = meant.get().equals(key) ? "" : KeyName.of(key);
    return Optional.of(new Input.Key(meant.get()));
  }

  /** Handles the second key of a pair; Escape gives up the first one. */
  private Optional<Input> second(KeyStroke before, KeyStroke key) {
    first = Optional.empty();
    String both = KeyName.of(before) + " " + KeyName.of(key);
    KeyMap keys = CustomKeys.map(words);
    Optional<KeyStroke> meant = keys.meant(before, key);
    if (meant.isPresent()) {
      pressed = both;
      return Optional.of(new Input.Key(meant.get()));
    }
    boolean isGivenUp =
        keys.meant(key).filter(known -> known.getKeyType() == KeyType.Escape).isPresent();
    notice = isGivenUp ? "" : words.text("key.no.pair", both, keys.pairs(before, words));
    return Optional.empty();
  }

  private static boolean isIdle(MouseAction mouse) {
    return Mouse.isMove(mouse) || mouse.getActionType() == MouseActionType.CLICK_RELEASE;
  }

  /** Returns the last key, if no page knows it. */
  public Optional<KeyStroke> unknown() {
    return unknown;
  }

  /** Returns the message that a key does nothing, by the name that its user knows. */
  public String unusedText(KeyStroke key) {
    String name = pressed.isEmpty() ? CustomKeys.map(words).shown(key) : pressed;
    return words.text("key.nothing", name);
  }

  /** Sets the notice until something else is pressed; empty for none. No key waits then. */
  public void say(String sentence) {
    first = Optional.empty();
    notice = sentence;
  }

  /** Returns the sentence to show on the last line instead of the keys, if there is one. */
  public Optional<String> notice() {
    return notice.isEmpty() ? Optional.empty() : Optional.of(notice);
  }
}

package dev.banmen.tui.keys;

import dev.banmen.text.Language;
import dev.banmen.tui.term.Input;
import java.util.List;

/**
 * A key that is typed some time after the one before it. Immutable.
 *
 * @param pause in milliseconds; 0 for at once
 */
public record TimedKey(long pause, Input input) {
  /** Returns keys that are all typed at once; {@link #of} says the rest. */
  public static List<TimedKey> typed(String keys, Language language) {
    return KeyScript.inputs(keys, language).stream().map(input -> new TimedKey(0, input)).toList();
  }

  /**
   * Returns keys, each typed after a pause; without any, the pause alone.
   *
   * @param keys as {@link KeyScript} has them
   * @throws IllegalArgumentException if a name is not known; the message is one line
   */
  public static List<TimedKey> of(long pause, String keys, Language language) {
    List<Input> inputs =
        keys.isEmpty() ? List.of(Input.Signal.NEWS) : KeyScript.inputs(keys, language);
    return inputs.stream().map(input -> new TimedKey(pause, input)).toList();
  }
}

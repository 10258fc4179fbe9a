package dev.banmen.game;

import dev.banmen.text.Printable;
import java.util.function.UnaryOperator;

/**
 * An impossible choice of options. The message is one line: what was found and what was expected.
 */
public final class OptionFault extends RuntimeException {
  private final String key;
  private final transient UnaryOperator<String> sentence;

  /**
   * Creates a fault of the whole choice; the message may quote input, as control characters are not
   * shown.
   */
  public OptionFault(String message) {
    this("", name -> message);
  }

  /**
   * Creates a fault of one option.
   *
   * @param key its key
   * @param sentence makes the message from a name of the option; it may quote input
   */
  public OptionFault(String key, UnaryOperator<String> sentence) {
    super(Printable.of(sentence.apply(key)));
    this.key = key;
    this.sentence = sentence;
  }

  /** Returns the key of the option that is at fault; empty if it is the whole choice. */
  public String key() {
    return key;
  }

  /** Returns the message with another name of the option in place of its key. */
  public String naming(String name) {
    return Printable.of(sentence.apply(name));
  }
}

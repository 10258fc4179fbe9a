package dev.banmen.tui.page.home;

import dev.banmen.tui.page.CommandLineEdit;
import java.util.List;

/**
 * One thing to fill in on a form. Immutable.
 *
 * @param label its label
 * @param value its value
 * @param shown the value as people read it
 * @param choices the allowed values, or common ones if others may be typed; may be empty
 * @param isTyped whether a value may be typed
 * @param meaning one line about it
 */
public record Field(
    String label,
    String value,
    String shown,
    List<String> choices,
    boolean isTyped,
    String meaning) {
  private static final int MOST_DIGITS = 4;

  static Field of(
      String label, String value, List<String> choices, boolean isTyped, String meaning) {
    return new Field(label, value, value, choices, isTyped, meaning);
  }

  /** Whether {@link #stepped} changes anything. */
  boolean canStep() {
    return !choices.isEmpty() || isNumber();
  }

  private boolean isNumber() {
    return value.length() <= MOST_DIGITS && CommandLineEdit.isNumber(value);
  }

  /**
   * Returns the next value or, with -1, the one before: of the choices, or of the whole numbers.
   * The value itself if there is none.
   */
  String stepped(int by) {
    if (!choices.isEmpty()) {
      int at = choices.indexOf(value);
      int next = at < 0 ? (by > 0 ? 0 : choices.size() - 1) : at + by;
      return choices.get(Math.floorMod(next, choices.size()));
    }
    return isNumber() ? Integer.toString(Math.max(0, Integer.parseInt(value) + by)) : value;
  }
}

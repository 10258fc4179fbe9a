package dev.banmen.tui.page.home;

import dev.banmen.command.TypedCommand;
import dev.banmen.game.Side;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import java.util.List;

/**
 * One thing to fill in on a form. Immutable.
 *
 * @param key the key of an option, or what else it chooses
 * @param label its label
 * @param value its value
 * @param shown the value as people read it
 * @param choices the allowed values, or common ones if others may be typed; may be empty
 * @param names of the choices for people, in the same order
 * @param isTyped whether a value may be typed
 * @param meaning one line about it
 * @param fault what is wrong with the value; empty if nothing is
 */
public record Field(
    String key,
    String label,
    String value,
    String shown,
    List<String> choices,
    List<String> names,
    boolean isTyped,
    String meaning,
    String fault) {
  private static final int MOST_DIGITS = 4;

  /** Whether it says who plays a side. */
  boolean isPlayer() {
    return Side.of(key).isPresent();
  }

  /** Whether a program plays the side. */
  boolean isProgram() {
    return ComputerSeat.parse(value).isPresent() || EngineSeat.parse(value).isPresent();
  }

  /** Whether {@link #stepped} changes anything. */
  boolean canStep() {
    return !choices.isEmpty() || isNumber();
  }

  /** Whether its value is a text of any kind, such as a name, and may be empty. */
  boolean isText() {
    boolean mayBeEmpty = choices.isEmpty() || choices.get(0).isEmpty();
    boolean isChosen = !value.isEmpty() && choices.contains(value);
    return isTyped && mayBeEmpty && !isChosen && !isNumber();
  }

  private boolean isNumber() {
    return value.length() <= MOST_DIGITS && TypedCommand.number(value).isPresent();
  }

  /**
   * Returns the next value or, with -1, the one before: of the choices, or of the whole numbers. A
   * number that was typed is left for the nearest one in that direction. The value itself if there
   * is none.
   */
  String stepped(int by) {
    int at = choices.indexOf(value);
    if (at < 0 && isNumber()) {
      return Integer.toString(Math.max(0, Integer.parseInt(value) + by));
    } else if (choices.isEmpty()) {
      return value;
    }
    int next = at < 0 ? (by > 0 ? 0 : choices.size() - 1) : at + by;
    return choices.get(Math.floorMod(next, choices.size()));
  }
}

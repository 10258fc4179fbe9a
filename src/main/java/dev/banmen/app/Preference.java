package dev.banmen.app;

import java.util.List;

/**
 * One setting, and what it can be. Immutable.
 *
 * @param name such as {@code theme}
 * @param value what it is now
 * @param choices what it can be
 */
public record Preference(String name, String value, List<String> choices) {
  public Preference {
    choices = List.copyOf(choices);
  }

  /** A copy with the value this many further on; the first follows the last. */
  public Preference stepped(int by) {
    int next = Math.floorMod(Math.max(0, choices.indexOf(value)) + by, choices.size());
    return new Preference(name, choices.get(next), choices);
  }
}

package dev.banmen.tui;

import java.util.List;

/**
 * One thing that a user may choose once and for all. Immutable.
 *
 * @param name such as {@code theme}
 * @param value what is chosen
 * @param choices what may be
 */
public record Preference(String name, String value, List<String> choices) {
  /** A preference that does not change with what it was made of. */
  public Preference {
    choices = List.copyOf(choices);
  }

  /** The same with the value so many further on, the first after the last. */
  Preference stepped(int by) {
    int next = Math.floorMod(Math.max(0, choices.indexOf(value)) + by, choices.size());
    return new Preference(name, choices.get(next), choices);
  }
}

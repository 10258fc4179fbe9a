package dev.banmen.game.record;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the root of an SGF record says about its game. Immutable.
 *
 * @param chosen the options that it chooses
 * @param notes a sentence for each invalid value; the default replaces it
 * @param restated what was chosen, where other programs would read the root's value differently, or
 *     would assume something else where it says nothing
 */
public record RootReading(
    Map<String, String> chosen, List<RootNote> notes, List<Property> restated) {
  /** A sentence about a property's invalid value. */
  public record RootNote(String id, String sentence) {}

  public RootReading {
    chosen = Collections.unmodifiableMap(new TreeMap<>(chosen));
    notes = List.copyOf(notes);
    restated = List.copyOf(restated);
  }

  /** A reading of values that other programs read likewise. */
  public RootReading(Map<String, String> chosen, List<RootNote> notes) {
    this(chosen, notes, List.of());
  }
}

package dev.banmen.game.record;

import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One game as somebody wrote it down: what was chosen, what it began with, what was tried.
 * Immutable.
 *
 * @param chosen values of the family's options, as {@link Family#game(Map)} takes them; in the
 *     order of their keys
 * @param start what stood on the board before the first step
 * @param said what else was said before the first step
 * @param steps what was tried, in order; some of it the game may refuse
 */
public record Recorded(
    Map<String, String> chosen, Setup start, List<Property> said, List<Step> steps) {
  /**
   * A move as it was written, be it legal or not.
   *
   * @param line the line of its first word, from 1; 0 if it stands in no file
   * @param place how its site is written, as {@link Recordable#recordNotation} reads it; empty to
   *     be named by the notation
   * @param said what else was said after it
   */
  public record Step(Move move, long line, String place, List<Property> said) {
    public Step {
      said = List.copyOf(said);
    }

    /** A move of which nothing else is said. */
    public Step(Move move, long line) {
      this(move, line, "", List.of());
    }
  }

  public Recorded {
    chosen = Collections.unmodifiableMap(new TreeMap<>(chosen));
    said = List.copyOf(said);
    steps = List.copyOf(steps);
  }

  /** A game of which nothing else is said. */
  public Recorded(Map<String, String> chosen, Setup start, List<Step> steps) {
    this(chosen, start, List.of(), steps);
  }
}

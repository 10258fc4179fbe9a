package dev.banmen.game;

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
 * @param steps what was tried, in order; some of it the game may refuse
 */
public record Recorded(Map<String, String> chosen, Setup start, List<Step> steps) {
  /**
   * A move as it was written, be it legal or not.
   *
   * @param line the line of its first word, from 1
   */
  public record Step(Move move, long line) {}

  public Recorded {
    chosen = Collections.unmodifiableMap(new TreeMap<>(chosen));
    steps = List.copyOf(steps);
  }
}

package dev.banmen.game.record;

import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One game as somebody wrote it down: options, start position, moves tried. Immutable.
 *
 * @param chosen values of the family's options, as {@link Family#game(Map)} takes them; in the
 *     order of their keys
 * @param start the board before the first step
 * @param properties other properties before the first step
 * @param steps the moves tried, in order; the game may refuse some
 */
public record Recorded(
    Map<String, String> chosen, Setup start, List<Property> properties, List<RecordedStep> steps) {
  /**
   * A move as it was written, legal or not.
   *
   * @param line the line of its first word, from 1; 0 if not from a file
   * @param place its site as {@link Recordable#recordNotation} reads it; empty for the notation's
   *     own name
   * @param properties other properties after it
   */
  public record RecordedStep(Move move, long line, String place, List<Property> properties) {
    public RecordedStep {
      properties = List.copyOf(properties);
    }

    public RecordedStep(Move move, long line) {
      this(move, line, "", List.of());
    }
  }

  public Recorded {
    chosen = Collections.unmodifiableMap(new TreeMap<>(chosen));
    properties = List.copyOf(properties);
    steps = List.copyOf(steps);
  }

  public Recorded(Map<String, String> chosen, Setup start, List<RecordedStep> steps) {
    this(chosen, start, List.of(), steps);
  }
}

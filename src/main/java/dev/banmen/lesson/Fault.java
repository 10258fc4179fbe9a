package dev.banmen.lesson;

import dev.banmen.game.InputFault;
import dev.banmen.game.Printable;
import java.util.Comparator;

/**
 * Something that is wrong in a lesson's file. Immutable; ordered by where it stands.
 *
 * @param line from 1
 * @param column in characters from 1; 0 where it is the whole line
 * @param text what was found and what was expected, in one line without control characters
 */
public record Fault(int line, int column, String text) implements Comparable<Fault> {
  private static final Comparator<Fault> BY_PLACE =
      Comparator.comparingInt(Fault::line)
          .thenComparingInt(Fault::column)
          .thenComparing(Fault::text);

  /** What keeps a file from being read at all. */
  static Fault of(InputFault fault) {
    return new Fault((int) fault.line(), (int) fault.column(), Printable.of(fault.getMessage()));
  }

  @Override
  public int compareTo(Fault other) {
    return BY_PLACE.compare(this, other);
  }
}

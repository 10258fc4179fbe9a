package dev.banmen.game.record;

import dev.banmen.text.Printable;
import java.util.Comparator;

/**
 * Something that is wrong in a file, one of several that are told. Immutable. What keeps a file
 * from being read at all is an {@link InputFault}.
 *
 * @param line from 1, or 0 where it is the whole file or lines mean nothing
 * @param column from 1, in characters in a lesson, else in bytes; 0 where it is the whole line
 * @param text what was found and what was expected, in one line without control characters
 */
public record Fault(long line, long column, String text) {
  /** By where it stands. */
  public static final Comparator<Fault> BY_PLACE =
      Comparator.comparingLong(Fault::line).thenComparingLong(Fault::column);

  /** A place as people see it, {@code LINE:COL}; a number that is 0 is left out. */
  public static String place(long line, long column) {
    return line <= 0 ? "" : column <= 0 ? Long.toString(line) : line + ":" + column;
  }

  /** What kept a file from being read. */
  public static Fault of(InputFault fault) {
    return new Fault(fault.line(), fault.column(), Printable.of(fault.getMessage()));
  }
}

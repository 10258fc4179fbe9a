package dev.banmen.game.record;

import dev.banmen.text.Printable;
import java.util.Comparator;

/**
 * One of a file's reported faults. Immutable. An {@link InputFault} keeps a file from being read at
 * all.
 *
 * @param line from 1, or 0 where it is the whole file or lines mean nothing
 * @param column from 1, in characters in a lesson, else in bytes; 0 where it is the whole line
 * @param text what was found and what was expected, in one line without control characters
 */
public record Fault(long line, long column, String text) {
  /** Orders faults by place. */
  public static final Comparator<Fault> BY_PLACE =
      Comparator.comparingLong(Fault::line).thenComparingLong(Fault::column);

  /** Writes a place as {@code LINE:COL}; a number that is 0 is left out. */
  public static String place(long line, long column) {
    return line <= 0 ? "" : column <= 0 ? Long.toString(line) : line + ":" + column;
  }

  /** Turns what kept a file from being read into a fault. */
  public static Fault of(InputFault fault) {
    return new Fault(fault.line(), fault.column(), Printable.of(fault.getMessage()));
  }
}

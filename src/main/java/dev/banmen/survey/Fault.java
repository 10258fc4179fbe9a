package dev.banmen.survey;

/**
 * One thing that is wrong in a file of recordings. Immutable.
 *
 * @param line from 1
 * @param column from 1, or 0 where it is the whole line
 * @param text what was found, in one line without control characters
 */
public record Fault(long line, long column, String text) implements Comparable<Fault> {
  @Override
  public int compareTo(Fault other) {
    return line != other.line ? Long.compare(line, other.line) : Long.compare(column, other.column);
  }
}

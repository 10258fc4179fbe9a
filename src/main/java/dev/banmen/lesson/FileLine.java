package dev.banmen.lesson;

/**
 * Where something stands in a lesson's file. Immutable.
 *
 * @param line from 1; 0 if it stands in none
 * @param column likewise
 */
public record FileLine(int line, int column) {
  /** In no file, or not said. */
  public static final FileLine NONE = new FileLine(0, 0);
}

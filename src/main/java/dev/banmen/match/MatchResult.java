package dev.banmen.match;

import java.util.Optional;

/**
 * How one game of a match went; a line of the results file. Immutable once its times are.
 *
 * @param number of the game, from 1; the first player is Black in odd ones
 * @param points of the first player: 1, a half or 0
 * @param moves how many were made, passes and the opening included
 * @param first the first player's times
 */
public record MatchResult(int number, double points, int moves, MoveTimes first, MoveTimes second) {
  private static final int FIELDS = 5;

  boolean isFirstBlack() {
    return number % 2 == 1;
  }

  /** The result's fields with tabs between; no line end. */
  String line() {
    return String.join(
        "\t",
        Integer.toString(number),
        Double.toString(points),
        Integer.toString(moves),
        first.text(),
        second.text());
  }

  /** Reads what {@link #line} writes; empty if it is something else. */
  static Optional<MatchResult> parse(String line) {
    String[] fields = line.split("\t", -1);
    if (fields.length != FIELDS) {
      return Optional.empty();
    }
    try {
      double points = Double.parseDouble(fields[1]);
      int number = Integer.parseInt(fields[0]);
      boolean isPossible = number > 0 && (points == 0 || points == 0.5 || points == 1);
      return isPossible
          ? Optional.of(
              new MatchResult(
                  number,
                  points,
                  Integer.parseInt(fields[2]),
                  MoveTimes.of(fields[3]),
                  MoveTimes.of(fields[4])))
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}

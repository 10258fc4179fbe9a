package dev.banmen.drill;

import dev.banmen.game.drill.Exercise;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/**
 * How one exercise was answered. Immutable.
 *
 * @param at when, in milliseconds of the calendar
 * @param kind the game and the kind, such as {@code go/liberties}
 * @param traps how many of the kind's misconceptions fail in it
 * @param isRight whether the answer was right
 * @param millis how long it took
 * @param day of whose ten exercises it was one, if it was
 */
public record DrillResult(
    long at, String kind, int traps, boolean isRight, long millis, Optional<LocalDate> day) {
  private static final int DAY = 5; // the part of a line
  private static final int LONGEST = 100; // characters of a line

  public static DrillResult of(
      Exercise exercise, boolean isRight, long at, long millis, Optional<LocalDate> day) {
    return new DrillResult(at, kind(exercise), traps(exercise), isRight, millis, day);
  }

  static String kind(Exercise exercise) {
    return exercise.game().id() + "/" + exercise.kind().id();
  }

  static int traps(Exercise exercise) {
    return (int) exercise.kind().pupils().stream().filter(pupil -> pupil.fails(exercise)).count();
  }

  /** Reads a line; empty if it is none of a result. */
  static Optional<DrillResult> of(String line) {
    String[] parts = line.split(" ");
    boolean isWhole =
        line.length() <= LONGEST
            && line.matches(
                "[0-9]{1,15} [a-z]+/[a-z-]+ [0-9] (right|wrong) [0-9]{1,12}"
                    + "( [0-9]{4}-[0-9]{2}-[0-9]{2})?");
    if (!isWhole) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new DrillResult(
              Long.parseLong(parts[0]),
              parts[1],
              Integer.parseInt(parts[2]),
              parts[3].equals("right"),
              Long.parseLong(parts[4]),
              parts.length > DAY ? Optional.of(LocalDate.parse(parts[DAY])) : Optional.empty()));
    } catch (DateTimeParseException e) {
      return Optional.empty(); // no such day
    }
  }

  String line() {
    String ofDay = day.map(date -> " " + date).orElse("");
    String end = (isRight ? "right" : "wrong") + " " + millis + ofDay;
    return at + " " + kind + " " + traps + " " + end;
  }
}

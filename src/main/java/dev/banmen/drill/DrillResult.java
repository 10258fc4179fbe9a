package dev.banmen.drill;

import dev.banmen.game.drill.Exercise;
import java.util.Optional;

/**
 * How one exercise was answered. Immutable.
 *
 * @param at when, in milliseconds of the calendar
 * @param kind the game and the kind, such as {@code go/liberties}
 * @param traps how many of the kind's misconceptions fail in it
 * @param isRight whether the answer was right
 * @param millis how long it took
 */
public record DrillResult(long at, String kind, int traps, boolean isRight, long millis) {
  private static final int PARTS = 5;
  private static final int LONGEST = 100; // characters of a line

  public static DrillResult of(Exercise exercise, boolean isRight, long at, long millis) {
    return new DrillResult(at, kind(exercise), traps(exercise), isRight, millis);
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
            && parts.length == PARTS
            && line.matches("[0-9]{1,15} [a-z]+/[a-z-]+ [0-9] (right|wrong) [0-9]{1,12}");
    return isWhole
        ? Optional.of(
            new DrillResult(
                Long.parseLong(parts[0]),
                parts[1],
                Integer.parseInt(parts[2]),
                parts[3].equals("right"),
                Long.parseLong(parts[4])))
        : Optional.empty();
  }

  String line() {
    return at + " " + kind + " " + traps + " " + (isRight ? "right" : "wrong") + " " + millis;
  }
}

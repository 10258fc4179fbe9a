package dev.banmen.drill;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The wish of somebody who drills. Immutable.
 *
 * @param game the id of a family; empty for all games
 * @param kind the id of one of its kinds; empty for all
 * @param seed of all chance
 * @param count how many exercises; 0 for no end
 * @param isRush whether it ends after three minutes or three wrong answers
 * @param day the day whose ten exercises everybody gets, if these
 * @param fitsPupil whether exercises are chosen near the pupil's rating
 * @param out the file that gets the results
 */
public record DrillPlan(
    Optional<String> game,
    Optional<String> kind,
    long seed,
    int count,
    boolean isRush,
    Optional<LocalDate> day,
    boolean fitsPupil,
    Optional<Path> out) {
  private static final long DAY_MILLIS = 24L * 3600 * 1000;

  /** How many exercises a day has. */
  public static final int DAILY = 10;

  /** The most exercises that may be asked for. */
  public static final int MOST = 1_000_000;

  /** How long a rush lasts, in milliseconds. */
  public static final long RUSH_MILLIS = 180_000;

  /** How many wrong answers end a rush. */
  public static final int LIVES = 3;

  /** Returns the plan of exercises without end. */
  public static DrillPlan endless(Optional<String> game, Optional<String> kind, long seed) {
    return new DrillPlan(game, kind, seed, 0, false, Optional.empty(), true, Optional.empty());
  }

  /** Returns the plan of a rush through all games, or one. */
  public static DrillPlan rush(Optional<String> game, long seed) {
    return new DrillPlan(
        game, Optional.empty(), seed, 0, true, Optional.empty(), true, Optional.empty());
  }

  /** Returns the plan of the day of a time, in milliseconds of the calendar, in UTC. */
  public static DrillPlan dailyAt(long now) {
    return daily(LocalDate.ofEpochDay(Math.floorDiv(now, DAY_MILLIS)));
  }

  /** Returns the plan of a day, the same for everybody. */
  public static DrillPlan daily(LocalDate day) {
    return new DrillPlan(
        Optional.empty(),
        Optional.empty(),
        day.toEpochDay(),
        DAILY,
        false,
        Optional.of(day),
        false,
        Optional.empty());
  }

  /** Returns the plan of another run: of a day, the same exercises, but only for practice. */
  public DrillPlan again() {
    return new DrillPlan(
        game,
        kind,
        day.isPresent() ? seed : seed + 1,
        count,
        isRush,
        Optional.empty(),
        fitsPupil,
        Optional.empty());
  }

  /** Returns the plan whose results are written to a file. */
  public DrillPlan writing(Path file) {
    return new DrillPlan(game, kind, seed, count, isRush, day, fitsPupil, Optional.of(file));
  }
}

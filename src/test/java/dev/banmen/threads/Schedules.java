package dev.banmen.threads;

import dev.banmen.proof.Repeats;
import java.util.Optional;
import java.util.Set;

/**
 * Explores many schedules of one class. {@code -Dschedules=5000} takes as many, {@code
 * -Dschedules.from=17} begins with that seed.
 */
public final class Schedules {
  /** How many are tried to find a mistake: some show up in one of a thousand. */
  private static final int MOST = 10_000;

  private static final int USUAL = Integer.getInteger("schedules", Repeats.of(100, 150, 1_500));
  private static final long FROM = Long.getLong("schedules.from", 1);

  private Schedules() {}

  /**
   * Fails with the first seed whose schedule does; {@link Repeats} says how many are tried.
   *
   * @param kind has a constructor without parameters
   */
  public static void hold(Class<? extends Explorer.Schedule> kind) {
    first(kind, USUAL, false, Set.of())
        .ifPresent(
            fault -> {
              throw new AssertionError(fault.getMessage(), fault.getCause());
            });
  }

  /**
   * What the first schedule that fails says.
   *
   * @param isTorn whether atomic updates come in two
   * @param mistakes that are planted, such as {@code "SqlThread locks"}: it locks nothing
   */
  public static Optional<AssertionError> fault(
      Class<? extends Explorer.Schedule> kind, boolean isTorn, String... mistakes) {
    return first(kind, MOST, isTorn, Set.of(mistakes));
  }

  private static Optional<AssertionError> first(
      Class<? extends Explorer.Schedule> kind, int most, boolean isTorn, Set<String> mistakes) {
    ExploredClasses classes = new ExploredClasses(mistakes);
    for (long seed = 0; seed <= most; seed++) {
      long next = seed == 0 ? 0 : FROM + seed - 1; // the first loads all classes
      try {
        Object schedule = classes.loadClass(kind.getName()).getDeclaredConstructor().newInstance();
        Explorer.explore((Explorer.Schedule) schedule, next, isTorn && next > 0);
      } catch (Throwable e) {
        return Optional.of(new AssertionError("schedule " + next + ": " + e, e));
      }
    }
    return Optional.empty();
  }
}

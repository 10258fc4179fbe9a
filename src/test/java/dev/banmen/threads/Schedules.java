package dev.banmen.threads;

import java.util.Optional;
import java.util.Set;

/**
 * Explores many schedules of one class. {@code -Dschedules=5000} takes as many, {@code
 * -Dschedules.from=17} begins with that seed.
 */
public final class Schedules {
  private static final int USUAL = Integer.getInteger("schedules", 400);
  private static final long FROM = Long.getLong("schedules.from", 1);

  private Schedules() {}

  /**
   * Fails with the first seed whose schedule does.
   *
   * @param kind has a constructor without parameters
   */
  public static void hold(Class<? extends Explorer.Schedule> kind) {
    fault(kind, false)
        .ifPresent(
            fault -> {
              throw new AssertionError(fault.getMessage(), fault.getCause());
            });
  }

  /**
   * What the first schedule that fails says.
   *
   * @param isTorn whether atomic updates come in two
   * @param mistakes that are planted, such as {@code "Pending locks"}: it locks nothing
   */
  public static Optional<AssertionError> fault(
      Class<? extends Explorer.Schedule> kind, boolean isTorn, String... mistakes) {
    ExploredClasses classes = new ExploredClasses(Set.of(mistakes));
    for (long seed = 0; seed <= USUAL; seed++) {
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

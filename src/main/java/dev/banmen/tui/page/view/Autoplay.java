package dev.banmen.tui.page.view;

import java.util.Optional;

/**
 * A recording that plays by itself. Immutable.
 *
 * @param speed which of the speeds
 * @param due when the next move comes, in milliseconds of the person's clock; {@link
 *     Long#MAX_VALUE} while it is paused
 */
public record Autoplay(int speed, long due) {
  /** Milliseconds between two moves: from half a move to eight moves a second. */
  private static final int[] PERIODS = {2000, 1000, 500, 250, 125};

  private static final double SLOWEST = 0.5;
  private static final double FASTEST = 8;

  /** A move a second, paused. */
  public static final Autoplay STILL = new Autoplay(1, Long.MAX_VALUE);

  /** Returns the moves a second that a text gives; empty if it isn't a number from 0.5 to 8. */
  public static Optional<Double> speed(String text) {
    try {
      double speed = Double.parseDouble(text);
      return speed >= SLOWEST && speed <= FASTEST ? Optional.of(speed) : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  public boolean runs() {
    return due != Long.MAX_VALUE;
  }

  public Autoplay started() {
    return new Autoplay(speed, 0);
  }

  public Autoplay stopped() {
    return runs() ? new Autoplay(speed, Long.MAX_VALUE) : this;
  }

  /** Returns this autoplay at the speed nearest to this many moves a second. */
  public Autoplay at(double movesASecond) {
    int nearest = 0;
    for (int i = 0; i < PERIODS.length; i++) {
      double far = Math.abs(1000.0 / PERIODS[i] - movesASecond);
      nearest = far < Math.abs(1000.0 / PERIODS[nearest] - movesASecond) ? i : nearest;
    }
    return new Autoplay(nearest, due);
  }

  /** Returns this autoplay some steps faster, or slower. */
  public Autoplay faster(int by) {
    return new Autoplay(Math.max(0, Math.min(PERIODS.length - 1, speed + by)), due);
  }

  /** Returns this autoplay with the next move a period later; missed moves are not made up for. */
  public Autoplay later(long now) {
    int period = PERIODS[speed];
    return new Autoplay(speed, due + period > now ? due + period : now + period);
  }

  /** Returns the moves a second, as people write it. */
  public String perSecond() {
    return speed == 0 ? "1/2" : Integer.toString(1000 / PERIODS[speed]);
  }
}

package dev.banmen.session;

import dev.banmen.game.Side;
import java.util.Optional;

/**
 * The clocks of both sides. It never reads the time itself: callers pass it, in milliseconds of the
 * session's clock. No time runs before the first move. Immutable.
 *
 * @param black Black's time when the clock was last started
 * @param running the side whose time runs; empty if none
 * @param since the time when it was started
 */
public record Clock(
    TimeControl control, TimeLeft black, TimeLeft white, Optional<Side> running, long since) {
  /**
   * A side's remaining time. Immutable.
   *
   * @param mainMillis of its main time, or of this move's if each move has its own
   * @param periods of byo-yomi, the current one included
   * @param periodMillis of the current period
   */
  public record TimeLeft(long mainMillis, int periods, long periodMillis) {
    private static final long SHORT_MILLIS = 10_000;

    /** Whether less than ten seconds are left of the main time, or of the current period. */
    public boolean isShort() {
      long millis = mainMillis > 0 ? mainMillis : periodMillis;
      boolean hasMore = mainMillis > 0 && periods > 0;
      return !hasMore && millis < SHORT_MILLIS;
    }

    /** Whether nothing is left. */
    public boolean isNothing() {
      return mainMillis == 0 && periods == 0;
    }
  }

  /** A clock that has not started. */
  public static Clock of(TimeControl control) {
    boolean perMove = control.kind() == TimeControl.TimeKind.PER_MOVE;
    long main = perMove ? control.stepMillis() : control.mainMillis();
    TimeLeft full =
        new TimeLeft(main, control.periods(), control.periods() == 0 ? 0 : control.stepMillis());
    return new Clock(control, full, full, Optional.empty(), 0);
  }

  /** Whether there is a clock at all. */
  public boolean isTimed() {
    return control.kind() != TimeControl.TimeKind.NONE;
  }

  /** A side's remaining time now. */
  public TimeLeft left(Side side, long now) {
    TimeLeft left = side == Side.BLACK ? black : white;
    return running.isPresent() && running.get() == side ? after(left, now - since) : left;
  }

  private TimeLeft after(TimeLeft left, long millis) {
    long over = Math.max(0, millis) - left.mainMillis();
    if (over < 0) {
      return new TimeLeft(-over, left.periods(), left.periodMillis());
    }
    int periods = left.periods();
    long period = left.periodMillis();
    while (periods > 0 && over >= period) {
      over -= period;
      periods--;
      period = control.stepMillis();
    }
    return periods == 0 ? new TimeLeft(0, 0, 0) : new TimeLeft(0, periods, period - over);
  }

  /** The time when the running side loses if nobody moves; {@link Long#MAX_VALUE} if none runs. */
  public long deadline() {
    if (!isTimed() || running.isEmpty()) {
      return Long.MAX_VALUE;
    }
    TimeLeft left = running.get() == Side.BLACK ? black : white;
    long later = Math.max(0, left.periods() - 1) * control.stepMillis();
    return since + left.mainMillis() + left.periodMillis() + later;
  }

  Optional<Side> late(long now) {
    return now >= deadline() ? running : Optional.empty();
  }

  /** Adds what a move brings to the mover's time, and starts the next side's. */
  Clock moved(Side mover, Optional<Side> next, long now) {
    if (!isTimed()) {
      return this;
    }
    Clock stopped = stopped(now);
    Clock paid = stopped.withLeft(mover, paid(stopped.left(mover, now)));
    return paid.turned(next, now);
  }

  /** Adds what a move brings: extra time, or a full period. */
  private TimeLeft paid(TimeLeft left) {
    return control.kind() == TimeControl.TimeKind.FISCHER
        ? new TimeLeft(left.mainMillis() + control.stepMillis(), 0, 0)
        : whole(left);
  }

  /** Restarts the current period or move. */
  private TimeLeft whole(TimeLeft left) {
    return switch (control.kind()) {
      case BYO_YOMI ->
          left.periods() == 0
              ? left
              : new TimeLeft(left.mainMillis(), left.periods(), control.stepMillis());
      case PER_MOVE -> new TimeLeft(control.stepMillis(), 0, 0);
      default -> left;
    };
  }

  /**
   * Starts the time of this side, or nobody's, at another position. A side that has to think again
   * gets a full period; used main time is not given back.
   */
  Clock turned(Optional<Side> next, long now) {
    Clock stopped = stopped(now);
    return next.isEmpty()
        ? stopped
        : stopped.withLeft(next.get(), whole(stopped.left(next.get(), now))).started(next, now);
  }

  Clock stopped(long now) {
    return started(Optional.empty(), now);
  }

  /** Starts the time of this side, with what it had left. */
  Clock started(Optional<Side> next, long now) {
    return isTimed()
        ? new Clock(control, left(Side.BLACK, now), left(Side.WHITE, now), next, now)
        : this;
  }

  Clock withLeft(Side side, TimeLeft left) {
    return side == Side.BLACK
        ? new Clock(control, left, white, running, since)
        : new Clock(control, black, left, running, since);
  }

  /** Ignores the time since the last event: the game was interrupted. */
  Clock resumed(long now) {
    return isTimed() ? new Clock(control, black, white, running, now) : this;
  }
}

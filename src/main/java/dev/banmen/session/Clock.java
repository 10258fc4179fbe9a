package dev.banmen.session;

import dev.banmen.game.Side;
import java.util.Optional;

/**
 * The time of both sides. It never looks at the time itself: whoever asks says what time it is, in
 * milliseconds of the session's clock. Nobody's time runs before the first move. Immutable.
 *
 * @param control the rule
 * @param black what Black had when the clock was started last
 * @param white what White had then
 * @param running whose time runs; empty while nobody's does
 * @param since when it was started
 */
public record Clock(
    TimeControl control, Left black, Left white, Optional<Side> running, long since) {
  /**
   * What a side has left. Immutable.
   *
   * @param mainMillis of its main time, or of this move's where each move has its own
   * @param periods of byo-yomi, the one being used included
   * @param periodMillis of the period being used
   */
  public record Left(long mainMillis, int periods, long periodMillis) {
    /** Whether nothing is left. */
    public boolean isNothing() {
      return mainMillis == 0 && periods == 0;
    }
  }

  /** A clock that nobody has started. */
  public static Clock of(TimeControl control) {
    boolean perMove = control.kind() == TimeControl.Kind.PER_MOVE;
    long main = perMove ? control.stepMillis() : control.mainMillis();
    Left full =
        new Left(main, control.periods(), control.periods() == 0 ? 0 : control.stepMillis());
    return new Clock(control, full, full, Optional.empty(), 0);
  }

  /** Whether there is a clock at all. */
  public boolean isKept() {
    return control.kind() != TimeControl.Kind.NONE;
  }

  /** What a side has left at this time. */
  public Left left(Side side, long now) {
    Left left = side == Side.BLACK ? black : white;
    return running.isPresent() && running.get() == side ? after(left, now - since) : left;
  }

  private Left after(Left left, long millis) {
    long over = Math.max(0, millis) - left.mainMillis();
    if (over < 0) {
      return new Left(-over, left.periods(), left.periodMillis());
    }
    int periods = left.periods();
    long period = left.periodMillis();
    while (periods > 0 && over >= period) {
      over -= period;
      periods--;
      period = control.stepMillis();
    }
    return periods == 0 ? new Left(0, 0, 0) : new Left(0, periods, period - over);
  }

  /** When the time that runs is over, if nobody moves; {@link Long#MAX_VALUE} if none runs. */
  public long deadline() {
    if (!isKept() || running.isEmpty()) {
      return Long.MAX_VALUE;
    }
    Left left = running.get() == Side.BLACK ? black : white;
    long later = Math.max(0, left.periods() - 1) * control.stepMillis();
    return since + left.mainMillis() + left.periodMillis() + later;
  }

  /** Who has no time left. */
  Optional<Side> late(long now) {
    return now >= deadline() ? running : Optional.empty();
  }

  /** A side has moved, and gets what its move brings; now the time of the next one runs. */
  Clock moved(Side mover, Optional<Side> next, long now) {
    if (!isKept()) {
      return this;
    }
    Clock stopped = stopped(now);
    Clock paid = stopped.withLeft(mover, paid(stopped.left(mover, now)));
    return paid.turned(next, now);
  }

  /** What a move brings: time to keep, or a period that is whole again. */
  private Left paid(Left left) {
    return control.kind() == TimeControl.Kind.FISCHER
        ? new Left(left.mainMillis() + control.stepMillis(), 0, 0)
        : whole(left);
  }

  /** With the period or the move that was begun beginning again. */
  private Left whole(Left left) {
    return switch (control.kind()) {
      case BYO_YOMI ->
          left.periods() == 0
              ? left
              : new Left(left.mainMillis(), left.periods(), control.stepMillis());
      case PER_MOVE -> new Left(control.stepMillis(), 0, 0);
      default -> left;
    };
  }

  /**
   * Another position is there, and from now on the time of this side runs, or nobody's. Whoever has
   * to think anew has a whole period for it; main time that was used is not given back.
   */
  Clock turned(Optional<Side> next, long now) {
    Clock stopped = stopped(now);
    return next.isEmpty()
        ? stopped
        : stopped.withLeft(next.get(), whole(stopped.left(next.get(), now))).started(next, now);
  }

  /** Nobody's time runs from now on. */
  Clock stopped(long now) {
    return started(Optional.empty(), now);
  }

  /** From now on the time of this side runs, with what it had. */
  Clock started(Optional<Side> next, long now) {
    return isKept()
        ? new Clock(control, left(Side.BLACK, now), left(Side.WHITE, now), next, now)
        : this;
  }

  Clock withLeft(Side side, Left left) {
    return side == Side.BLACK
        ? new Clock(control, left, white, running, since)
        : new Clock(control, black, left, running, since);
  }

  /** What ran since the last event is nobody's: the game was interrupted. */
  Clock wentOn(long now) {
    return isKept() ? new Clock(control, black, white, running, now) : this;
  }
}

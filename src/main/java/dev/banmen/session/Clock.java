package dev.banmen.session;

import dev.banmen.game.Side;
import dev.banmen.record.GameTree;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The clocks of both sides. It never reads the time itself: callers pass it, in milliseconds of the
 * session's clock. No time runs before the first move. Immutable.
 *
 * @param black Black's time when the clock was last started
 * @param running the side whose time runs; empty if none
 * @param since the time when it was started
 * @param marks what both sides had left at each node, for moves that are taken back
 */
public record Clock(
    TimeControl control,
    TimeLeft black,
    TimeLeft white,
    Optional<Side> running,
    long since,
    TimeMarks marks) {
  /** A clock that knows nothing of earlier nodes. */
  public Clock(
      TimeControl control, TimeLeft black, TimeLeft white, Optional<Side> running, long since) {
    this(control, black, white, running, since, TimeMarks.NONE);
  }

  /**
   * The clocks of a game when it reached each of its nodes, and what both sides have used up to
   * now. Immutable.
   *
   * @param isKept whether it has marks; not for a game that an older program began, in which moves
   *     that are taken back keep the time they brought
   * @param black milliseconds that Black has used since the game began, less those given back
   * @param white the same for White
   * @param newest the last mark made; null if there is none
   */
  record TimeMarks(boolean isKept, long black, long white, NodeClock newest) {
    static final TimeMarks NONE = new TimeMarks(true, 0, 0, null);
    static final TimeMarks UNKEPT = new TimeMarks(false, 0, 0, null);

    /** The clock when a node was reached, with the marks made earlier. Immutable. */
    static final class NodeClock {
      private final int node;
      private final Clock clock;

      private NodeClock(int node, Clock clock) {
        this.node = node;
        this.clock = clock;
      }

      /** Whether this and all earlier marks are equal; without recursion, as there may be many. */
      @Override
      public boolean equals(Object other) {
        NodeClock one = this;
        NodeClock two = other instanceof NodeClock mark ? mark : null;
        while (one != two && one != null && two != null && one.isLike(two)) {
          one = one.clock.marks().newest;
          two = two.clock.marks().newest;
        }
        return one == two;
      }

      private boolean isLike(NodeClock other) {
        return node == other.node
            && clock.black().equals(other.clock.black())
            && clock.white().equals(other.clock.white())
            && clock.marks().black == other.clock.marks().black
            && clock.marks().white == other.clock.marks().white;
      }

      @Override
      public int hashCode() {
        return Objects.hash(node, clock.black(), clock.white());
      }
    }

    /** The clock when a node was last reached by a move. */
    Optional<Clock> at(int node) {
      NodeClock mark = newest;
      while (mark != null && mark.node != node) {
        mark = mark.clock.marks().newest;
      }
      return Optional.ofNullable(mark).map(found -> found.clock);
    }

    /** These marks with that of a node, which this clock has just reached. */
    TimeMarks with(int node, Clock clock) {
      return isKept ? new TimeMarks(true, black, white, new NodeClock(node, clock)) : this;
    }

    /** These marks with so much more time that a side has used. */
    TimeMarks using(Side side, long millis) {
      return side == Side.BLACK
          ? new TimeMarks(isKept, black + millis, white, newest)
          : new TimeMarks(isKept, black, white + millis, newest);
    }

    long used(Side side) {
      return side == Side.BLACK ? black : white;
    }
  }

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

    /** A copy with no more periods than another. */
    TimeLeft within(TimeLeft other) {
      return periods > other.periods
          ? new TimeLeft(mainMillis, other.periods, other.periodMillis)
          : this;
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
    return new Clock(control, full, full, Optional.empty(), 0).at(GameTree.ROOT);
  }

  /** Whether there is a clock at all. */
  public boolean isTimed() {
    return control.kind() != TimeControl.TimeKind.NONE;
  }

  private TimeLeft left(Side side) {
    return side == Side.BLACK ? black : white;
  }

  /** A side's remaining time now. */
  public TimeLeft left(Side side, long now) {
    TimeLeft left = left(side);
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
    return since + total(left(running.get()));
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
    return stopped.with(mover, paid(stopped.left(mover))).turned(next, now);
  }

  /** Remembers what both sides have left at a node, which has just been reached. */
  Clock at(int node) {
    return isTimed() ? with(marks.with(node, this)) : this;
  }

  /** The clock of a game that an older program began: moves taken back keep what they brought. */
  public Clock withoutMarks() {
    return isTimed() ? with(TimeMarks.UNKEPT) : this;
  }

  /**
   * Goes to a node that was reached before, and starts this side's time there. Both have what they
   * had there, less what the payers have used since; a used period stays used.
   *
   * @return empty if a payer would have nothing left
   */
  Optional<Clock> backAt(int node, Set<Side> payers, Optional<Side> next, long now) {
    if (!isTimed() || !marks.isKept()) {
      return Optional.of(turned(next, now));
    }
    Clock stopped = stopped(now);
    Optional<Clock> then = marks.at(node);
    if (then.isEmpty()) {
      return Optional.of(stopped.started(next, now).at(node));
    }
    Clock back = stopped;
    for (Side side : Side.values()) {
      long used = stopped.marks.used(side) - then.get().marks.used(side);
      boolean pays = payers.contains(side);
      TimeLeft left = after(then.get().left(side), pays ? used : 0);
      if (pays && left.isNothing()) {
        return Optional.empty();
      }
      back = back.with(side, left.within(stopped.left(side)));
      back = pays ? back : back.with(back.marks.using(side, -used));
    }
    return Optional.of(back.started(next, now));
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
   * Starts the time of this side, or nobody's, at another position. In a game that an older program
   * began, a side that has to think again gets a full period.
   */
  Clock turned(Optional<Side> next, long now) {
    Clock stopped = stopped(now);
    Clock ready =
        next.isEmpty() || marks.isKept()
            ? stopped
            : stopped.with(next.get(), whole(stopped.left(next.get())));
    return ready.started(next, now);
  }

  Clock stopped(long now) {
    return started(Optional.empty(), now);
  }

  /** Starts the time of this side, with what it had left. */
  Clock started(Optional<Side> next, long now) {
    return isTimed()
        ? new Clock(control, left(Side.BLACK, now), left(Side.WHITE, now), next, now, used(now))
        : this;
  }

  private TimeMarks used(long now) {
    return running.isEmpty() ? marks : marks.using(running.get(), Math.max(0, now - since));
  }

  /** The clock with this left to a side, which has used the rest. */
  Clock withLeft(Side side, TimeLeft left) {
    long used = total(left(side)) - total(left);
    return with(side, left).with(marks.using(side, used));
  }

  private long total(TimeLeft left) {
    long later = Math.max(0, left.periods() - 1) * control.stepMillis();
    return left.mainMillis() + left.periodMillis() + later;
  }

  private Clock with(Side side, TimeLeft left) {
    return side == Side.BLACK
        ? new Clock(control, left, white, running, since, marks)
        : new Clock(control, black, left, running, since, marks);
  }

  private Clock with(TimeMarks next) {
    return new Clock(control, black, white, running, since, next);
  }

  /** Ignores the time since the last event: the game was interrupted. */
  Clock resumed(long now) {
    return isTimed() ? new Clock(control, black, white, running, now, marks) : this;
  }
}

package dev.banmen.server;

import dev.banmen.server.store.Store;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * The clock of a house, in milliseconds: it goes on at a steady pace, and is set by what the store
 * says of the time, no farther than that needs. While the store doesn't answer it goes on for
 * {@link Store#CLOSED_MILLIS}, and then stands still until it does: nobody loses time to a database
 * that is away. It goes back only if the house was closed for longer than that, as while this
 * process was stopped; a table goes on at its own last time all the same. For any thread.
 */
final class HouseClock implements LongSupplier {
  private static final long NANOS_PER_MILLI = 1_000_000;

  /** How many questions are noted that the store has not answered; the first ones matter. */
  private static final int MOST_ASKED = 1_000;

  private final LongSupplier nanos;
  private final Deque<Long> asked = new ArrayDeque<>(); // when, as long as nothing was heard
  private long shift; // what to add to the milliseconds of this process; under this
  private long last; // what was shown last; under this

  /**
   * A clock that shows this time now.
   *
   * @param nanos nanoseconds from any time, which nobody sets
   */
  HouseClock(long first, LongSupplier nanos) {
    this.nanos = nanos;
    shift = first - millis(nanos.getAsLong());
    last = first;
  }

  private static long millis(long nanos) {
    return Math.floorDiv(nanos, NANOS_PER_MILLI);
  }

  @Override
  public synchronized long getAsLong() {
    last = Math.max(last, at(nanos.getAsLong()));
    return last;
  }

  /** What it shows at a time of this process, if it was not ahead before. */
  private long at(long when) {
    long now = millis(when);
    return shift + (asked.isEmpty() ? now : Math.min(now, stop(asked.peekFirst())));
  }

  private static long stop(long asked) {
    return millis(asked) + Store.CLOSED_MILLIS;
  }

  /** Notes that the store is asked for the time; returns when that was. It may fail. */
  synchronized long asks() {
    long now = nanos.getAsLong();
    if (asked.size() < MOST_ASKED) {
      asked.addLast(now);
    }
    return now;
  }

  /** Hears what time it was between then and now. */
  synchronized void hears(long when, long time) {
    long now = nanos.getAsLong();
    long earliest = at(when);
    long latest = at(now);
    while (!asked.isEmpty() && asked.peekFirst() - when <= 0) {
      asked.removeFirst();
    }
    shift -= at(now) - latest; // the time in which it stood still doesn't come back
    if (time < earliest) {
      shift += time - earliest;
    } else if (time > latest) {
      shift += time - latest;
    }
    if (earliest - time > Store.CLOSED_MILLIS) {
      last = at(now);
    }
  }
}

package dev.banmen.server.lobby;

import dev.banmen.app.Pending;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The searches for games under way: one for each person, however many terminals they have. For any
 * thread.
 */
public final class PersonSearches {
  private final Map<Long, OneWatch> latest = new ConcurrentHashMap<>();

  /** Begins a search of a person; an earlier one is given up. */
  Pending.Watch begin(long person, Pending.Watch watch) {
    OneWatch one = new OneWatch(watch);
    OneWatch before = latest.put(person, one);
    if (before != null) {
      before.isOvertaken = true;
    }
    return one;
  }

  /** Watches over a search until another one of that person begins. */
  private static final class OneWatch implements Pending.Watch {
    private final Pending.Watch watch;
    private volatile boolean isOvertaken;

    OneWatch(Pending.Watch watch) {
      this.watch = watch;
    }

    @Override
    public void came(long done, long all) {
      watch.came(done, all);
    }

    @Override
    public boolean isGivenUp() {
      return isOvertaken || watch.isGivenUp();
    }
  }

  /** Forgets a search that is over; a later one of that person stays. */
  void end(long person, Pending.Watch one) {
    latest.remove(person, one);
  }
}

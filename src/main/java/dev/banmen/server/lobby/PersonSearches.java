package dev.banmen.server.lobby;

import dev.banmen.app.Pending;
import dev.banmen.app.SearchWatch;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The searches for games under way: one for each person, however many terminals they have. For any
 * thread.
 */
public final class PersonSearches {
  private final Map<Long, SearchWatch> latest = new ConcurrentHashMap<>();

  /** Begins a search of a person; an earlier one is given up. */
  SearchWatch begin(long person, Pending.Watch watch) {
    SearchWatch one = SearchWatch.limited(watch);
    SearchWatch before = latest.put(person, one);
    if (before != null) {
      before.overtake();
    }
    return one;
  }

  /** Forgets a search that is over; a later one of that person stays. */
  void end(long person, SearchWatch one) {
    latest.remove(person, one);
  }
}

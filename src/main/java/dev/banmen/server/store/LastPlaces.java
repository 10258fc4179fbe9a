package dev.banmen.server.store;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The table at which each person is, so that they come back to it after their connection, or the
 * server, was lost. A teaching table has the number of its leader, below 0. The store has all of
 * them; those of people who have come here are remembered. For any thread.
 */
public final class LastPlaces {
  private final Store store;
  private final Map<Long, Long> all = new ConcurrentHashMap<>(); // tables, by person

  public LastPlaces(Store store) {
    this.store = store;
  }

  /**
   * Reads where somebody who comes is, or was when they were cut off, here or elsewhere. What they
   * do here meanwhile is newer.
   */
  public CompletableFuture<Long> read(long person) {
    Long before = all.get(person);
    return store
        .placeOf(person)
        .thenApply(
            place ->
                all.compute(
                    person,
                    (one, now) -> !Objects.equals(now, before) ? now : place == 0 ? null : place))
        .thenApply(place -> place == null ? 0 : place);
  }

  /** The table at which a person is, or was when they were cut off; 0 for none. */
  public long of(long person) {
    return all.getOrDefault(person, 0L);
  }

  /** Notes that a person is at a table. */
  public void came(long person, long table) {
    if (!Long.valueOf(table).equals(all.put(person, table))) {
      store.place(person, table);
    }
  }

  /** Notes that a person has left a table, unless they are at another one. */
  public void left(long person, long table) {
    if (all.remove(person, table)) {
      store.leave(person, table);
    }
  }

  /** Notes that nobody can come back to a teaching table; the store forgets who was there, too. */
  public void gone(long table) {
    all.values().removeIf(place -> place == table);
  }

  /** Drops what is known of a person whom the store has forgotten. */
  public void forget(long person) {
    all.remove(person);
  }
}

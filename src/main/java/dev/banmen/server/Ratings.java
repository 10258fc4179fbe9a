package dev.banmen.server;

import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The ratings of those who were asked for lately, as the store has them. For any thread. */
final class Ratings {
  /** How many people's ratings are remembered; those of others are read again. */
  static final int MOST = 2_000;

  /** The id of the game that has ranks. */
  private static final String GO = "go";

  private final Store store;
  private final LongSupplier calendar;
  private final Runnable changed;
  private final Map<Long, Map<String, Rating>> known = // by person, under itself
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Map<String, Rating>> eldest) {
          return size() > MOST;
        }
      };

  /**
   * Nobody's ratings yet.
   *
   * @param calendar milliseconds from 1970
   * @param changed called when somebody's ratings have become known
   */
  Ratings(Store store, LongSupplier calendar, Runnable changed) {
    this.store = store;
    this.calendar = calendar;
    this.changed = changed;
  }

  /** A person's rating in a game, as certain as it is today; empty while it is being read. */
  Optional<Rating> of(long person, String family) {
    synchronized (known) {
      Map<String, Rating> all = known.get(person);
      if (all != null) {
        Rating last = all.getOrDefault(family, Rating.UNKNOWN);
        return Optional.of(Glicko2.rested(last, calendar.getAsLong()));
      }
      known.put(person, Map.of()); // it is asked for once
    }
    read(person);
    return Optional.empty();
  }

  /** Reads a person's ratings, which may have changed. */
  void read(long person) {
    FaultBarrier.watch(
        store
            .ratings(person)
            .whenComplete(
                (all, fault) -> {
                  synchronized (known) {
                    if (fault == null) {
                      known.put(person, all);
                    } else {
                      known.remove(person); // it is asked for again
                    }
                  }
                  if (fault == null) {
                    changed.run();
                  }
                }));
  }

  /** Reads all ratings again when they are asked for, because they were computed again. */
  void forgetAll() {
    synchronized (known) {
      known.clear();
    }
    changed.run();
  }

  /** Drops what is known of a person. */
  void forget(long person) {
    synchronized (known) {
      known.remove(person);
    }
  }

  /** What stands beside a person's name: a number, in Go a rank; empty if nothing is known. */
  String text(long person, String family, Words words) {
    Optional<Rating> rating = person == 0 ? Optional.empty() : of(person, family);
    if (rating.isEmpty() || rating.get().games() == 0) {
      return "";
    }
    double value = rating.get().value();
    String text =
        !family.equals(GO)
            ? Long.toString(Math.round(value))
            : GoRank.of(value) < GoRank.FIRST_DAN
                ? words.text("rank.kyu", GoRank.FIRST_DAN - GoRank.of(value))
                : words.text("rank.dan", GoRank.of(value) - GoRank.FIRST_DAN + 1);
    return rating.get().isProvisional() ? words.text("rank.about", text) : text;
  }

  /**
   * How many stones of handicap would make a game of Go even; 0 if that is not known, or if the
   * players are about equal.
   */
  int handicap(long weaker, long stronger) {
    Optional<Rating> low = weaker == 0 ? Optional.empty() : of(weaker, GO);
    Optional<Rating> high = stronger == 0 ? Optional.empty() : of(stronger, GO);
    boolean isKnown =
        low.isPresent() && high.isPresent() && low.get().games() > 0 && high.get().games() > 0;
    return isKnown ? GoRank.stones(low.get().value(), high.get().value()) : 0;
  }
}

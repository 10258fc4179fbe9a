package dev.banmen.server.tables;

import dev.banmen.game.Game;
import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.address.LastUsed;
import dev.banmen.server.rating.GoRank;
import dev.banmen.server.rating.RatedTerms;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The ratings of those who were asked for lately, as the store has them. For any thread. */
public final class Ratings {
  /** How many people's ratings, and games' changes of them, are remembered. */
  static final int MOST = 2_000;

  private final Store store;
  private final LongSupplier calendar;
  private final Runnable changed;
  private final Map<Long, Map<String, Rating>> known =
      LastUsed.map(MOST); // by person, under itself

  private final Map<Long, Map<Long, RatingChange>> changes = // by table and person, under itself
      LastUsed.map(MOST);

  /**
   * An empty memory of ratings.
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
  public Optional<Rating> of(long person, String family) {
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
  public void forgetAll() {
    synchronized (known) {
      known.clear();
    }
    synchronized (changes) {
      changes.clear();
    }
    changed.run();
  }

  /** Reads what a rated game that is over did to its players' ratings, and these. */
  void settled(long table, Collection<Long> people) {
    FaultBarrier.watch(
        store
            .ratingChanges(table)
            .whenComplete(
                (found, fault) -> {
                  if (fault == null) {
                    synchronized (changes) {
                      changes.put(table, found);
                    }
                  }
                  people.forEach(this::read);
                }));
  }

  /** The change of a player's rating by a game, such as {@code 1500? to 1662?}; often empty. */
  public String change(long table, long person, String family, Words words) {
    Map<Long, RatingChange> found;
    synchronized (changes) {
      found = changes.getOrDefault(table, Map.of());
    }
    return found.containsKey(person) ? text(found.get(person), family, words) : "";
  }

  /** A change as people read it: in Go the ranks, and by how many points. */
  public static String text(RatingChange change, String family, Words words) {
    String from = text(change.before(), family, words);
    String to = text(change.after(), family, words);
    long points = Math.round(change.after().value()) - Math.round(change.before().value());
    return family.equals(RatedTerms.GO)
        ? words.text("rating.change.rank", from, to, points > 0 ? "+" + points : "" + points)
        : words.text("rating.change", from, to);
  }

  /** Drops what is known of a person. */
  void forget(long person) {
    synchronized (known) {
      known.remove(person);
    }
  }

  /** The rating beside a person's name: a number, in Go a rank; empty if nothing is known. */
  public String text(long person, String family, Words words) {
    Optional<Rating> rating = person == 0 ? Optional.empty() : of(person, family);
    if (rating.isEmpty() || rating.get().games() == 0) {
      return "";
    }
    return text(rating.get(), family, words);
  }

  /** A rank of Go, such as {@code 5k?}. */
  public static String rank(Rating rating, Words words) {
    return text(rating, RatedTerms.GO, words);
  }

  private static String text(Rating rating, String family, Words words) {
    double value = rating.value();
    String text =
        !family.equals(RatedTerms.GO)
            ? Long.toString(Math.round(value))
            : GoRank.of(value) < GoRank.FIRST_DAN
                ? words.text("rank.kyu", GoRank.FIRST_DAN - GoRank.of(value))
                : words.text("rank.dan", GoRank.of(value) - GoRank.FIRST_DAN + 1);
    return rating.isProvisional() ? words.text("rank.about", text) : text;
  }

  /**
   * The stones of handicap that would make an even game fair; 0 if the game has no handicap that is
   * rated, if that is not known, or if the players are about equal.
   */
  public int handicap(long weaker, long stronger, String family, Game game) {
    String size = Integer.toString(game.size().rows());
    boolean isRated = family.equals(RatedTerms.GO) && RatedTerms.RANKS_OF_STONE.containsKey(size);
    if (!isRated || !game.isEven()) {
      return 0;
    }
    Optional<Rating> low = weaker == 0 ? Optional.empty() : of(weaker, RatedTerms.GO);
    Optional<Rating> high = stronger == 0 ? Optional.empty() : of(stronger, RatedTerms.GO);
    boolean isKnown =
        low.isPresent() && high.isPresent() && low.get().games() > 0 && high.get().games() > 0;
    return isKnown ? GoRank.stones(low.get().value(), high.get().value(), size) : 0;
  }
}

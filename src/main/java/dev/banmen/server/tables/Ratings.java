package dev.banmen.server.tables;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.facet.HasRanks;
import dev.banmen.rating.Glicko2;
import dev.banmen.rating.Rating;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.server.address.LastUsed;
import dev.banmen.server.rating.Ranks;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.store.Store;
import dev.banmen.text.Words;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/** The ratings of those who were asked for lately, as the store has them. For any thread. */
public final class Ratings {
  /** How many people's ratings, and games' changes of them, are remembered. */
  static final int MOST = 2_000;

  private final Store store;
  private final LongSupplier calendar;
  private final Runnable changed;
  private final Set<String> ranked; // families whose players have ranks
  private final Map<Long, Map<String, Rating>> known = // by person
      Collections.synchronizedMap(LastUsed.map(MOST));

  private final Map<Long, Map<Long, RatingChange>> changes = // by table and person
      Collections.synchronizedMap(LastUsed.map(MOST));

  /**
   * An empty memory of ratings.
   *
   * @param calendar milliseconds from 1970
   * @param changed called when somebody's ratings have become known
   */
  Ratings(Games games, Store store, LongSupplier calendar, Runnable changed) {
    ranked =
        games.families().stream()
            .filter(HasRanks::of)
            .map(Family::id)
            .collect(Collectors.toUnmodifiableSet());
    this.store = store;
    this.calendar = calendar;
    this.changed = changed;
  }

  /** A person's rating in a game, as certain as it is today; empty while it is being read. */
  public Optional<Rating> of(long person, String family) {
    Map<String, Rating> all = known.putIfAbsent(person, Map.of()); // it is asked for once
    if (all == null) {
      read(person);
      return Optional.empty();
    }
    Rating last = all.getOrDefault(family, Rating.UNKNOWN);
    return Optional.of(Glicko2.rested(last, calendar.getAsLong()));
  }

  /** Reads a person's ratings, which may have changed. */
  void read(long person) {
    FaultBarrier.watch(
        store
            .ratings(person)
            .whenComplete(
                (all, fault) -> {
                  if (fault == null) {
                    known.put(person, all);
                    changed.run();
                  } else {
                    known.remove(person); // it is asked for again
                  }
                }));
  }

  /** Reads all that are known here, of which another node may have computed some again. */
  public CompletableFuture<Map<Long, Map<String, Rating>>> readAll() {
    Set<Long> people;
    synchronized (known) {
      people = Set.copyOf(known.keySet());
    }
    return store.ratings(people);
  }

  /** Takes over what was read where it is not what is known here. */
  public void compare(Map<Long, Map<String, Rating>> read) {
    boolean isOther = false;
    boolean isAgain = false; // computed again, not by one game more
    synchronized (known) {
      for (Map.Entry<Long, Map<String, Rating>> one : known.entrySet()) {
        Map<String, Rating> now = read.getOrDefault(one.getKey(), one.getValue());
        if (!now.equals(one.getValue())) {
          isOther = true;
          isAgain |= isAgain(one.getValue(), now);
          one.setValue(now);
        }
      }
    }
    if (isAgain) {
      changes.clear();
    }
    if (isOther) {
      changed.run();
    }
  }

  private static boolean isAgain(Map<String, Rating> before, Map<String, Rating> now) {
    return before.entrySet().stream()
        .anyMatch(
            one -> {
              Rating next = now.getOrDefault(one.getKey(), Rating.UNKNOWN);
              return !next.equals(one.getValue()) && next.games() <= one.getValue().games();
            });
  }

  /** Reads all ratings again when they are asked for, because they were computed again. */
  public void forgetAll() {
    known.clear();
    changes.clear();
    changed.run();
  }

  /** Reads what a rated game that is over did to its players' ratings, and these. */
  void gameOver(long table, Collection<Long> people) {
    FaultBarrier.watch(
        store
            .ratingChanges(table)
            .whenComplete(
                (found, fault) -> {
                  if (fault == null) {
                    changes.put(table, found);
                  }
                  people.forEach(this::read);
                }));
  }

  /** The change of a player's rating by a game, such as {@code 1500? to 1662?}; often empty. */
  public String change(long table, long person, String family, Words words) {
    RatingChange found = changes.getOrDefault(table, Map.of()).get(person);
    return found == null ? "" : text(found, family, words);
  }

  /** A change as people read it: the ranks, and by how many points. */
  public String text(RatingChange change, String family, Words words) {
    String from = text(change.before(), family, words);
    String to = text(change.after(), family, words);
    long points = Math.round(change.after().value()) - Math.round(change.before().value());
    return hasRanks(family)
        ? words.text("rating.change.rank", from, to, points > 0 ? "+" + points : "" + points)
        : words.text("rating.change", from, to);
  }

  /** Drops what is known of a person. */
  void forget(long person) {
    known.remove(person);
  }

  /** The rating beside a person's name: a number or a rank; empty if nothing is known. */
  public String text(long person, String family, Words words) {
    Optional<Rating> rating = person == 0 ? Optional.empty() : of(person, family);
    if (rating.isEmpty() || rating.get().games() == 0) {
      return "";
    }
    return text(rating.get(), family, words);
  }

  /** A rank, such as {@code 5k?}; empty if the game has none. */
  public Optional<String> rank(Rating rating, String family, Words words) {
    return hasRanks(family) ? Optional.of(text(rating, family, words)) : Optional.empty();
  }

  private boolean hasRanks(String family) {
    return ranked.contains(family);
  }

  private String text(Rating rating, String family, Words words) {
    double value = rating.value();
    String text =
        !hasRanks(family)
            ? Long.toString(Math.round(value))
            : Ranks.of(value) < Ranks.FIRST_DAN
                ? words.text("rank.kyu", Ranks.FIRST_DAN - Ranks.of(value))
                : words.text("rank.dan", Ranks.of(value) - Ranks.FIRST_DAN + 1);
    return rating.isProvisional() ? words.text("rank.about", text) : text;
  }

  /**
   * The stones of handicap that would make an even game fair; 0 if the game has no handicap that is
   * rated, if that is not known, or if the players are about equal.
   */
  public int handicap(long weaker, long stronger, String family, Game game) {
    if (!(game instanceof HasRanks ranked)
        || ranked.ranksOfStone().isEmpty()
        || !game.isEven()
        || weaker == 0
        || stronger == 0) {
      return 0;
    }
    Optional<Rating> low = of(weaker, family);
    Optional<Rating> high = of(stronger, family);
    boolean isKnown =
        low.isPresent() && high.isPresent() && low.get().games() > 0 && high.get().games() > 0;
    double ranksOfStone = ranked.ranksOfStone().getAsDouble();
    return isKnown ? Ranks.stones(low.get().value(), high.get().value(), ranksOfStone) : 0;
  }
}

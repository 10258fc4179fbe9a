package dev.banmen.server.lobby;

import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * The people who look for an opponent now. Two are paired if they want the same game with the same
 * kind of clock, nobody is nearer to either, and they are near enough: the longer they wait, the
 * farther that is. Some of them look for one at another node; two of those are not paired here. It
 * reads no time itself. For any thread.
 */
public final class MatchQueue {
  /** After this a computer sits down, while the search goes on. */
  public static final long PATIENCE_MILLIS = 20_000;

  /** How far apart two may be at first, in points of rating. */
  public static final double NEAR = 200;

  /** How much farther with each second that both have waited. */
  public static final double WIDER = 20;

  /** The weight of two clocks of which one gives e times as much as the other. */
  private static final double OTHER_CLOCK = 100;

  /** The factor between two clocks above which their games are different ones. */
  private static final double MOST_LONGER = 2;

  /**
   * A person's search for an opponent. Immutable.
   *
   * @param family the id of the game
   * @param chosen its options; those with their standard values left out, so that equal games are
   *     equal
   * @param rating of this person, in that game
   * @param since when they started to look, in milliseconds
   * @param table the number of the table at which they wait; 0 for none
   */
  public record Seek(
      long person,
      String family,
      Map<String, String> chosen,
      TimeControl time,
      double rating,
      long since,
      long table) {
    public Seek {
      chosen = Map.copyOf(chosen);
    }
  }

  /** Two who are to play; the first has waited longer, and it is that one's game. Immutable. */
  public record Pairing(Seek first, Seek second) {}

  private final Map<Long, Seek> all = new LinkedHashMap<>(); // by person, the longest wait first
  private final Map<Long, Seek> elsewhere = new LinkedHashMap<>(); // by person
  private final Set<Long> accompanied = new HashSet<>(); // those with whom a computer plays
  private final Set<Seek> sitting = // those who are about to get a seat
      Collections.newSetFromMap(new IdentityHashMap<>());

  /** The terms of the game that somebody looks for. */
  static Terms terms(Seek seek) {
    return new Terms(
        seek.family(), seek.chosen(), Optional.empty(), seek.time(), Seat.FREE, Seat.FREE);
  }

  /** Starts a search, in place of an earlier one of the same person. */
  public synchronized void add(Seek seek) {
    remove(seek.person());
    all.put(seek.person(), seek);
  }

  public synchronized void remove(long person) {
    sitting.remove(all.remove(person));
    accompanied.remove(person);
  }

  /** Notes who looks for an opponent at other nodes, in place of those who did before. */
  public synchronized void share(List<Seek> others) {
    elsewhere.clear();
    others.forEach(one -> elsewhere.put(one.person(), one));
    sitting.removeIf(one -> !isOn(one));
  }

  /** The search of a person that was started here. */
  public synchronized Optional<Seek> of(long person) {
    return Optional.ofNullable(all.get(person));
  }

  /** Ends a search, unless the same person has started another one since. */
  public synchronized void stop(Seek seek) {
    if (all.get(seek.person()) == seek) {
      remove(seek.person());
    } else if (isOn(seek)) {
      sitting.remove(elsewhere.remove(seek.person()));
    }
  }

  /** All whose search goes on, and who are not about to get a seat; the longest wait first. */
  public synchronized List<Seek> open() {
    return Stream.concat(
            all.values().stream(),
            elsewhere.values().stream().filter(one -> !all.containsKey(one.person())))
        .filter(one -> !sitting.contains(one))
        .sorted(Comparator.comparingLong(Seek::since))
        .toList();
  }

  /**
   * Has nobody else find somebody who is to play now, because another one has agreed to their game,
   * until {@link #stop} or {@link #resume}.
   *
   * @return whether they still looked for one
   */
  public synchronized boolean take(Seek seek) {
    return isOn(seek) && sitting.add(seek);
  }

  /** Puts a search back, because the game that was found is somebody else's or can't begin. */
  public synchronized void resume(Seek seek) {
    sitting.remove(seek);
  }

  /** Whether this very search goes on. */
  public synchronized boolean isOn(Seek seek) {
    return all.get(seek.person()) == seek || elsewhere.get(seek.person()) == seek;
  }

  public synchronized boolean isEmpty() {
    return all.isEmpty() && elsewhere.isEmpty();
  }

  /**
   * Finds those who are to play now. None of them is paired again until {@link #stop}, once they
   * have their seats, or {@link #resume}.
   *
   * @param atTables others, who wait at tables of their own; whoever is paired comes to them
   * @param isApart whether two people are never paired
   */
  public synchronized List<Pairing> pairings(
      long now, List<Seek> atTables, BiPredicate<Long, Long> isApart) {
    List<Pairing> found = new ArrayList<>();
    List<Seek> hosts = new ArrayList<>(atTables);
    Optional<Pairing> next = nearest(now, hosts, isApart);
    while (next.isPresent()) {
      found.add(next.get());
      hosts.remove(next.get().first());
      sitting.add(next.get().second());
      if (next.get().first().table() == 0) {
        sitting.add(next.get().first());
      }
      next = nearest(now, hosts, isApart);
    }
    return found;
  }

  /** The nearest two who are near enough; among equals those who have waited longest. */
  private Optional<Pairing> nearest(long now, List<Seek> hosts, BiPredicate<Long, Long> isApart) {
    List<Seek> waiting = new ArrayList<>(hosts);
    waiting.addAll(open());
    Pairing nearest = null;
    double least = Double.MAX_VALUE;
    for (int i = 0; i < waiting.size(); i++) {
      for (int j = Math.max(i + 1, hosts.size()); j < waiting.size(); j++) {
        OptionalDouble distance = distance(waiting.get(i), waiting.get(j));
        double waited = (now - waiting.get(j).since()) / 1000.0;
        boolean isNear =
            distance.isPresent()
                && waiting.get(i).person() != waiting.get(j).person()
                && (isHere(waiting.get(i)) || isHere(waiting.get(j)))
                && !isApart.test(waiting.get(i).person(), waiting.get(j).person())
                && distance.getAsDouble() <= NEAR + WIDER * Math.max(0, waited);
        if (isNear && distance.getAsDouble() < least) {
          least = distance.getAsDouble();
          nearest = new Pairing(waiting.get(i), waiting.get(j));
        }
      }
    }
    return Optional.ofNullable(nearest);
  }

  private boolean isHere(Seek seek) {
    return seek.table() != 0 || all.get(seek.person()) == seek;
  }

  /** The people here who have waited so long that a computer sits down, each once. */
  public synchronized List<Seek> impatient(long now) {
    List<Seek> found = new ArrayList<>();
    for (Seek seek : all.values()) {
      boolean isLong = now - seek.since() >= PATIENCE_MILLIS && !sitting.contains(seek);
      if (isLong && accompanied.add(seek.person())) {
        found.add(seek);
      }
    }
    return found;
  }

  /**
   * How far apart two are, in points of rating; empty if they want different games: with other
   * options, another kind of clock, or one with another main time, step or number of periods.
   */
  public static OptionalDouble distance(Seek one, Seek other) {
    double clocks = clocks(one.time(), other.time());
    boolean isSame =
        one.family().equals(other.family())
            && one.chosen().equals(other.chosen())
            && one.time().kind() == other.time().kind()
            && clocks <= Math.log(MOST_LONGER);
    double ratings = Math.abs(one.rating() - other.rating());
    return isSame ? OptionalDouble.of(ratings + OTHER_CLOCK * clocks) : OptionalDouble.empty();
  }

  /** The largest difference between two clocks of one kind, as a logarithm. */
  private static double clocks(TimeControl one, TimeControl other) {
    double main = logarithm(one.mainMillis(), other.mainMillis());
    double step = logarithm(one.stepMillis(), other.stepMillis());
    return Math.max(Math.max(main, step), logarithm(one.periods(), other.periods()));
  }

  private static double logarithm(double one, double other) {
    return one == other ? 0 : Math.abs(Math.log(one / other)); // infinite if one of them is 0
  }
}

package dev.banmen.session;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The players' agreement when a game is counted. Immutable. A change of what is dead or neutral
 * cancels both acceptances.
 *
 * @param dead sites whose pieces are dead
 * @param neutral empty sites that belong to neither side
 */
public record CountAgreement(Set<Site> dead, Set<Site> neutral, Set<Side> accepted) {
  /** Everything is alive, nothing is neutral, and nobody has accepted it yet. */
  public static final CountAgreement NONE = new CountAgreement(Set.of(), Set.of());

  /** Marks that nobody has accepted yet. */
  public CountAgreement(Set<Site> dead, Set<Site> neutral) {
    this(dead, neutral, Set.of());
  }

  public CountAgreement {
    dead = Collections.unmodifiableSet(new TreeSet<>(dead));
    neutral = Collections.unmodifiableSet(new TreeSet<>(neutral));
    Set<Side> sides = EnumSet.noneOf(Side.class);
    sides.addAll(accepted);
    accepted = Collections.unmodifiableSet(sides);
  }

  public boolean isUnmarked() {
    return dead.isEmpty() && neutral.isEmpty();
  }

  /** Whether both sides accept the count. */
  public boolean isSettled() {
    return accepted.size() == Side.values().length;
  }

  /** Whether the marks are equal, and both agreements or neither are settled. */
  boolean isLike(CountAgreement other) {
    return hasMarksOf(other) && isSettled() == other.isSettled();
  }

  boolean hasMarksOf(CountAgreement other) {
    return dead.equals(other.dead) && neutral.equals(other.neutral);
  }

  /** These marks, accepted by these sides and those that had accepted before. */
  CountAgreement acceptedBy(Collection<Side> sides) {
    Set<Side> all = EnumSet.noneOf(Side.class);
    all.addAll(accepted);
    all.addAll(sides);
    return new CountAgreement(dead, neutral, all);
  }

  CountAgreement open() {
    return new CountAgreement(dead, neutral);
  }

  /**
   * Turns these pieces dead, or alive if the first is dead; cancels what was agreed around them.
   */
  CountAgreement deadTurned(Site first, Collection<Site> pieces, Collection<Site> around) {
    Set<Site> left = new TreeSet<>(neutral);
    left.removeAll(around);
    return new CountAgreement(turned(dead, first, pieces), left);
  }

  /** Marks these sites neutral, or not neutral if the first is. */
  CountAgreement neutralTurned(Site first, Collection<Site> sites) {
    return new CountAgreement(dead, turned(neutral, first, sites));
  }

  private static Set<Site> turned(Set<Site> set, Site first, Collection<Site> sites) {
    Set<Site> next = new TreeSet<>(set);
    if (set.contains(first)) {
      next.removeAll(sites);
    } else {
      next.addAll(sites);
    }
    return next;
  }
}

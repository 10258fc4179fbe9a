package dev.banmen.session;

import dev.banmen.game.Site;
import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the players agree on when a game is counted. Immutable.
 *
 * @param dead sites whose pieces are dead
 * @param neutral empty sites that count for nobody
 */
public record Agreed(Set<Site> dead, Set<Site> neutral) {
  /** Everything lives, and counts as it lies. */
  public static final Agreed NOTHING = new Agreed(Set.of(), Set.of());

  public Agreed {
    dead = Collections.unmodifiableSet(new TreeSet<>(dead));
    neutral = Collections.unmodifiableSet(new TreeSet<>(neutral));
  }

  /** Whether all is as it lies. */
  public boolean isNothing() {
    return dead.isEmpty() && neutral.isEmpty();
  }

  /**
   * With these pieces dead, or alive again, as the first of them was not. What was agreed on about
   * the empty sites around them is open again.
   */
  Agreed deadTurned(Site first, Collection<Site> pieces, Collection<Site> around) {
    Set<Site> left = new TreeSet<>(neutral);
    left.removeAll(around);
    return new Agreed(turned(dead, first, pieces), left);
  }

  /** With these sites neutral, or not any more, as the first of them was not. */
  Agreed neutralTurned(Site first, Collection<Site> sites) {
    return new Agreed(dead, turned(neutral, first, sites));
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

package dev.banmen.shell;

import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;

/**
 * Pieces of one side that are joined along the lines. Immutable.
 *
 * @param sites where they stand, in reading order
 * @param around the empty sites beside them, likewise
 */
record Joined(Set<Site> sites, Set<Site> around) {
  private static final int[][] BESIDE = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

  /** The pieces that are joined to the one on a site. */
  static Joined of(Position position, Site first) {
    Set<Site> sites = new TreeSet<>(Set.of(first));
    Set<Site> around = new TreeSet<>();
    Deque<Site> left = new ArrayDeque<>(Set.of(first));
    Mark mark = position.at(first);
    while (!left.isEmpty()) {
      Site site = left.remove();
      for (int[] way : BESIDE) {
        Site other = site.plus(way[0], way[1]);
        Mark there = position.lattice().contains(other) ? position.at(other) : Mark.FIXTURE;
        if (there == mark && sites.add(other)) {
          left.add(other);
        } else if (there == Mark.EMPTY) {
          around.add(other);
        }
      }
    }
    return new Joined(sites, around);
  }
}

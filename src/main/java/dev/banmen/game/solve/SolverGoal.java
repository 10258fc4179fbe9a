package dev.banmen.game.solve;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a side wants to reach from a position on, against the best defence. Immutable.
 *
 * @param target the site whose piece it is about; empty for kinds that have none
 * @param region the only sites where either side plays: a move elsewhere counts as a pass; empty if
 *     the solver chooses them
 * @param ko what a ko may do for it
 * @param number the moves that the side may make until it has captured, or the pieces that its move
 *     flips; 0 if it doesn't matter
 */
public record SolverGoal(
    Side side, GoalKind kind, Optional<Site> target, Set<Site> region, KoThreats ko, int number) {
  /** A goal without a number. */
  public SolverGoal(
      Side side, GoalKind kind, Optional<Site> target, Set<Site> region, KoThreats ko) {
    this(side, kind, target, region, ko, 0);
  }

  public SolverGoal {
    region = Collections.unmodifiableSet(new TreeSet<>(region));
    if (kind.hasTarget() != target.isPresent()) {
      throw new IllegalArgumentException(kind + " of " + target);
    }
  }
}

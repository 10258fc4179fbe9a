package dev.banmen.game.solve;

import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The goal of a side from a position on, against the best defence. Immutable.
 *
 * @param targets the sites whose pieces it is about: none, one or two, as its kind has; of two to
 *     capture, one is enough, and of two that live, both have to
 * @param region the only sites where either side plays: a move elsewhere counts as a pass; empty if
 *     the solver chooses them
 * @param ko what a ko may do for it
 * @param number the moves that the side may make until it has captured, the liberties that its move
 *     leaves, or the pieces that it flips; 0 if it doesn't matter
 * @param dead sites of pieces from the start that count as dead at the end, with their groups
 */
public record SolverGoal(
    Side side,
    GoalKind kind,
    List<Site> targets,
    Set<Site> region,
    KoThreats ko,
    int number,
    Set<Site> dead) {
  /** A goal for which nothing counts as dead. */
  public SolverGoal(
      Side side, GoalKind kind, List<Site> targets, Set<Site> region, KoThreats ko, int number) {
    this(side, kind, targets, region, ko, number, Set.of());
  }

  /** A goal of one target or none, without a number. */
  public SolverGoal(
      Side side, GoalKind kind, Optional<Site> target, Set<Site> region, KoThreats ko) {
    this(side, kind, target.stream().toList(), region, ko, 0);
  }

  public SolverGoal {
    region = Collections.unmodifiableSet(new TreeSet<>(region));
    dead = Collections.unmodifiableSet(new TreeSet<>(dead));
    targets = List.copyOf(targets);
    int least = kind.hasTwoTargets() ? 2 : kind.hasTarget() ? 1 : 0;
    int most = kind.hasTarget() ? 2 : 0;
    if (targets.size() < least || targets.size() > most) {
      throw new IllegalArgumentException(kind + " of " + targets);
    }
  }
}

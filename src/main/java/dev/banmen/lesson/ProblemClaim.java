package dev.banmen.lesson;

import dev.banmen.game.solve.SolverGoal;
import java.util.Optional;

/**
 * The claim of a problem's answers, for a solver to prove. Immutable.
 *
 * @param goal what the right moves reach; empty if it can't be said
 * @param acceptsOthers whether a move that reaches the goal may be right without being named
 * @param unproved why it can't be proved, and by which source it is true; empty if it can
 * @param at where it stands in the lesson's file
 */
public record ProblemClaim(
    Optional<SolverGoal> goal, boolean acceptsOthers, String unproved, FileLine at) {}

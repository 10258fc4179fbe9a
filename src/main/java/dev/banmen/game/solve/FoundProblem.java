package dev.banmen.game.solve;

import dev.banmen.game.Move;
import java.util.List;

/**
 * A position's problem: it is proved that one move alone reaches a goal. Immutable.
 *
 * @param goal of the side to move; its number is in how many of its moves it wins, 0 for any number
 * @param moves how many moves of one side have to be read; 0 if nobody counts them
 * @param right the move that reaches it, and what may follow
 * @param wrong moves that don't, the most plausible first, each with what may follow
 */
public record FoundProblem(SolverGoal goal, int moves, List<Move> right, List<List<Move>> wrong) {
  public FoundProblem {
    right = List.copyOf(right);
    wrong = List.copyOf(wrong);
  }
}

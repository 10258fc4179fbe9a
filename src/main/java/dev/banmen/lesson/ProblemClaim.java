package dev.banmen.lesson;

import dev.banmen.game.solve.SolverGoal;
import java.util.List;
import java.util.Optional;

/**
 * The claim of a problem's answers, for a solver to prove. Immutable.
 *
 * @param goal what the right moves reach; empty if it can't be said
 * @param acceptsOthers whether a move that reaches the goal may be right without being named
 * @param unproved why it can't be proved, and by which source it is true; empty if it can
 * @param line where it stands in the lesson's file, from 1
 * @param column likewise, from 1
 */
public record ProblemClaim(
    Optional<SolverGoal> goal, boolean acceptsOthers, String unproved, int line, int column) {
  /**
   * A line of answers, as it is written.
   *
   * @param turns the learner's moves, each with the replies to it
   * @param isAny whether it is about any other move after these
   * @param line where it stands in the lesson's file, from 1
   * @param column likewise, from 1
   */
  public record ClaimedLine(
      boolean isRight, List<List<LessonMove>> turns, boolean isAny, int line, int column) {
    public ClaimedLine {
      turns = turns.stream().map(List::copyOf).toList();
    }

    /** Whether its last move is illegal, which the rules prove. */
    public boolean endsRefused() {
      List<LessonMove> last = turns.isEmpty() ? List.of() : turns.get(turns.size() - 1);
      return !last.isEmpty() && last.get(last.size() - 1).isRefused();
    }
  }
}

package dev.banmen.lesson.proof;

import dev.banmen.game.record.Fault;
import java.util.List;

/**
 * The solver's verdict on one problem. Immutable.
 *
 * @param heading of its step
 * @param line where its claim stands in the lesson's file, from 1; 0 if it claims nothing
 * @param faults what is not so, in the order of the file; with none it is as the status says
 * @param positions the number of positions looked at
 */
public record ProvedProblem(
    String heading, int line, ProofStatus status, List<Fault> faults, long positions) {
  /** The status of a claim. */
  public enum ProofStatus {
    PROVED,
    /** The problem has faults: something isn't so, or isn't decided. */
    FAULTY,
    /** The lesson says that it can't be proved, and why. */
    UNPROVED,
    /** The right answers are illegal moves, which the rules have refused already. */
    BY_RULES,
    NO_CLAIM
  }

  public ProvedProblem {
    faults = List.copyOf(faults);
  }
}

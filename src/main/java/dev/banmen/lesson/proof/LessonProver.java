package dev.banmen.lesson.proof;

import dev.banmen.game.Family;
import dev.banmen.game.Games;
import dev.banmen.game.Position;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Branch;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.MoveReply;
import dev.banmen.lesson.ProblemClaim;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.proof.ProvedProblem.ProofStatus;
import dev.banmen.solve.Solvers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Proves what the problems of lessons claim. Immutable.
 *
 * @param most the number of positions to look at for one problem
 */
public record LessonProver(Games games, long most) {
  /** The number of positions that a solver looks at, for one problem, before it gives up. */
  public static final long MOST_POSITIONS = 250_000;

  /** Says of each problem with answers whether its claim holds, in the lesson's order. */
  public List<ProvedProblem> prove(Lesson lesson) {
    Family family = games.find(lesson.game().id()).orElseThrow();
    List<ProvedProblem> proved = new ArrayList<>();
    for (Step step : lesson.steps()) {
      if (step.task().orElse(null) instanceof Answers answers) {
        proved.add(prove(family, step, answers));
      }
    }
    return proved;
  }

  private ProvedProblem prove(Family family, Step step, Answers answers) {
    Optional<ProblemClaim> claim = answers.claim();
    if (claim.isEmpty()) {
      ProofStatus status = isByRules(answers.first()) ? ProofStatus.BY_RULES : ProofStatus.NO_CLAIM;
      return new ProvedProblem(step.heading(), 0, status, List.of(), 0);
    }
    Position start = answers.first().position();
    Optional<GoalSolver> solver =
        claim.get().goal().flatMap(goal -> Solvers.of(family, start, goal, most));
    return new ProblemProof(claim.get(), start, solver).prove(step.heading(), answers.first());
  }

  /** Whether each right answer ends in a move that is illegal, which the rules prove. */
  public static boolean isByRules(Branch branch) {
    List<MoveReply.Right> right =
        branch.replies().values().stream()
            .filter(MoveReply.Right.class::isInstance)
            .map(MoveReply.Right.class::cast)
            .toList();
    return !right.isEmpty()
        && branch.other().filter(Branch.Other::isRight).isEmpty()
        && right.stream().allMatch(LessonProver::isByRules);
  }

  private static boolean isByRules(MoveReply.Right reply) {
    LessonMove last = reply.moves().get(reply.moves().size() - 1);
    return reply.next().map(LessonProver::isByRules).orElseGet(last::isRefused);
  }
}

package dev.banmen.lesson.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Position;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.SolverGoal;
import dev.banmen.lesson.Answers;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.Practice;
import dev.banmen.lesson.ProblemClaim;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.solve.Solvers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * The tasks of a lesson get harder. How hard a problem with a goal is, is measured by how far one
 * has to read: by the number of moves in the solver's line to where it is decided. Two problems are
 * compared only if one line is clearly longer: by two moves, and half as long again. Then as many
 * must rise as fall. Free play comes last.
 */
@Tag("long")
class RisingTasksTest {
  /** The opponent threatens to prevent these, so what counts is how far off that is. */
  private static final Set<GoalKind> DEFENDING = Set.of(GoalKind.LIVES, GoalKind.HOLDS);

  /** Seen at once, though a solver needs many moves to prove the one, and one for the other. */
  private static final Set<GoalKind> BY_SIGHT = Set.of(GoalKind.CUTS, GoalKind.CONNECTS);

  /**
   * The first race has no eye and so is the longest; one with an eye is shorter, and harder. And
   * the problems of a whole game come as they did in it.
   */
  private static final Set<String> FALLING = Set.of("go/26-races-with-eyes", "go/30-a-whole-game");

  @TestFactory
  Stream<DynamicTest> tasksRise() throws IOException {
    return Fixture.of(Path.of("recordings", "lessons"), Locale.ROOT).stream()
        .map(lesson -> DynamicTest.dynamicTest(lesson.id(), () -> check(lesson)));
  }

  private static void check(Lesson lesson) {
    Family family = Catalog.ALL.find(lesson.game().id()).orElseThrow();
    List<Step> tasks = lesson.steps().stream().filter(step -> step.task().isPresent()).toList();
    List<String> named = new ArrayList<>();
    List<Integer> lengths = new ArrayList<>();
    for (Step step : tasks) {
      if (step.task().get() instanceof Answers answers && isMeasured(answers)) {
        int length = reading(family, answers);
        lengths.add(length);
        named.add(step.name() + " " + length);
      }
      boolean isLast = step == tasks.get(tasks.size() - 1);
      assertThat(isLast || !(step.task().get() instanceof Practice)).as(step.name()).isTrue();
    }
    int rising = 0;
    for (int i = 0; i < lengths.size(); i++) {
      for (int j = i + 1; j < lengths.size(); j++) {
        rising += isLonger(lengths.get(j), lengths.get(i)) ? 1 : 0;
        rising -= isLonger(lengths.get(i), lengths.get(j)) ? 1 : 0;
      }
    }
    assertThat(rising < 0).as(String.join(", ", named)).isEqualTo(FALLING.contains(lesson.id()));
  }

  private static boolean isLonger(int one, int other) {
    return one >= other + 2 && 2 * one >= 3 * other;
  }

  private static boolean isMeasured(Answers answers) {
    Optional<SolverGoal> goal = answers.claim().flatMap(ProblemClaim::goal);
    return goal.isPresent()
        && !BY_SIGHT.contains(goal.get().kind())
        && !LessonProver.isByRules(answers.first());
  }

  /** The number of moves, passes aside, until a problem is decided. */
  private static int reading(Family family, Answers answers) {
    SolverGoal goal = answers.claim().flatMap(ProblemClaim::goal).orElseThrow();
    Position start = answers.first().position();
    GoalSolver solver = Solvers.of(family, start, goal, LessonProver.MOST_POSITIONS).orElseThrow();
    int shortest = Integer.MAX_VALUE; // of the moves that reach it
    int longest = 0; // of those that don't
    int passed = 0;
    for (Move move : start.legalMoves()) {
      if (move.side() == goal.side()) {
        GoalVerdict verdict = solver.solve(LessonMove.of(start, move).after());
        int after = places(verdict.line());
        if (verdict.isReached()) {
          shortest = Math.min(shortest, after + places(List.of(move)));
        } else {
          longest = Math.max(longest, after);
          passed = move instanceof Pass ? after : passed;
        }
      }
    }
    return !DEFENDING.contains(goal.kind()) ? shortest : passed > 0 ? passed : longest;
  }

  private static int places(List<Move> moves) {
    return (int) moves.stream().filter(move -> !(move instanceof Pass)).count();
  }
}

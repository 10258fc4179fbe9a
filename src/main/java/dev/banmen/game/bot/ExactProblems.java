package dev.banmen.game.bot;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.solve.FoundProblem;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.game.solve.SolverGoal;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds positions near the end in which exactly one of three or more moves wins. One thread. */
public final class ExactProblems implements ProblemFinder {
  private static final int FEWEST_MOVES = 3; // to choose from
  private static final long SEED = 1;

  private final Bots bots;
  private final Bot solver;

  private ExactProblems(Bots bots, Bot solver) {
    this.bots = bots;
    this.solver = solver;
  }

  /**
   * Returns the finder by a player of exact values; empty if the game has none.
   *
   * @param most how many positions it looks at for each answer, roughly
   */
  public static Optional<ProblemFinder> of(Bots bots, Game game, long most) {
    return bots.solver(game, most).map(solver -> new ExactProblems(bots, solver));
  }

  @Override
  public Optional<FoundProblem> find(Position position) {
    int legal = position.legalMoves().size();
    if (legal < FEWEST_MOVES || !bots.isNearEnd(position)) {
      return Optional.empty();
    }
    Side side = position.toMove().orElseThrow();
    List<Candidate> moves =
        solver.analyze(position, side, SearchLimit.untilDone(SEED, () -> false));
    List<Candidate> winning = moves.stream().filter(move -> bots.lead(position, move) > 0).toList();
    boolean isProved = moves.size() == legal && moves.stream().allMatch(Candidate::isExact);
    if (!isProved || winning.size() != 1) {
      return Optional.empty();
    }
    SolverGoal goal =
        new SolverGoal(side, GoalKind.WINS, Optional.empty(), Set.of(), KoThreats.NONE);
    Candidate right = winning.get(0);
    return Optional.of(
        new FoundProblem(
            goal,
            0,
            line(right),
            moves.stream().filter(move -> move != right).map(ExactProblems::line).toList()));
  }

  private static List<Move> line(Candidate move) {
    return move.line().isEmpty() ? List.of(move.move()) : move.line();
  }

  @Override
  public void close() {
    solver.close();
  }
}

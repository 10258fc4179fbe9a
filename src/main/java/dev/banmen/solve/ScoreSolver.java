package dev.banmen.solve;

import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.GoalSolver;
import dev.banmen.game.solve.GoalVerdict;
import dev.banmen.game.solve.GoalVerdict.Reached;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Proves how a game ends by its player of exact values: who wins, and by how much. One thread. */
final class ScoreSolver implements GoalSolver {
  private static final long A_DAY = 24L * 3600 * 1000; // the work is limited, not the time

  private final Bot exact;
  private final SolverGoal goal;
  private final Optional<Position> best; // the end of best play from the start; empty if unknown
  private long positions;

  ScoreSolver(Bot exact, Position start, SolverGoal goal) {
    this.exact = exact;
    this.goal = goal;
    best = end(start);
  }

  @Override
  public GoalVerdict solve(Position position) {
    Optional<Position> end = best.isEmpty() ? Optional.empty() : end(position);
    if (end.isEmpty()) {
      return new GoalVerdict(Reached.UNDECIDED, List.of());
    }
    boolean isReached =
        goal.kind() == GoalKind.WINS
            ? end.get().outcome().flatMap(over -> over.winner()).equals(Optional.of(goal.side()))
            : margin(end.get()) >= margin(best.get());
    List<Move> line = end.get().lastMoves(end.get().ply() - position.ply());
    return new GoalVerdict(isReached ? Reached.YES : Reached.NO, reversed(line));
  }

  private static List<Move> reversed(List<Move> newestFirst) {
    List<Move> moves = new ArrayList<>(newestFirst);
    Collections.reverse(moves);
    return moves;
  }

  private double margin(Position end) {
    double black = end.score().margin();
    return goal.side() == Side.BLACK ? black : -black;
  }

  /** The end of best play from a position on; empty if it isn't found. */
  private Optional<Position> end(Position from) {
    positions++;
    Position at = from;
    while (at.toMove().isPresent()) {
      List<Candidate> moves = exact.analyze(at, at.toMove().get(), SearchLimit.within(A_DAY, 0));
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      int before = at.ply();
      for (Move move : moves.get(0).line()) {
        if (at.play(move) instanceof Played played) {
          at = played.after();
        }
      }
      if (at.ply() == before) {
        return Optional.empty();
      }
    }
    return Optional.of(at);
  }

  @Override
  public long positions() {
    return positions;
  }
}

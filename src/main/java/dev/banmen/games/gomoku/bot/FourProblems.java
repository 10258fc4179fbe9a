package dev.banmen.games.gomoku.bot;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.game.solve.FoundProblem;
import dev.banmen.game.solve.GoalKind;
import dev.banmen.game.solve.KoThreats;
import dev.banmen.game.solve.ProblemFinder;
import dev.banmen.game.solve.SolverGoal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds positions of Gomoku in which exactly one move begins a win by fours, and no other move wins
 * in as few moves by fours and open threes. One thread.
 *
 * @param isExact whether only a row of exactly five wins
 * @param most boards to look at for one move, at most
 */
public record FourProblems(boolean isExact, long most) implements ProblemFinder {
  private static final int BITS = 14; // of the table
  private static final int MOST_FOURS = 2; // wrong ones that are shown
  private static final int PLAUSIBLE = 8; // other moves that may lose

  @Override
  public Optional<FoundProblem> find(Position position) {
    Side mover = position.toMove().orElseThrow();
    int side = mover.ordinal();
    ShapeBoard board = new ShapeBoard(position, isExact);
    if (board.count(side, ShapeBoard.FIVE) > 0) {
      return Optional.empty();
    }
    SearchWork work = new SearchWork(SearchLimit.untilDone(0, () -> false), Long.MAX_VALUE);
    ForcedWin forced = new ForcedWin(board, work, BITS);
    if (!forced.byFours(side, most)) {
      return Optional.empty();
    }
    int right = forced.line()[0];
    int moves = 1; // before the five
    while (!forced.byFours(side, right, moves, most)) {
      if (forced.isSpent()) {
        return Optional.empty();
      }
      moves++;
    }
    int[] line = forced.line();
    for (int point : board.points) {
      boolean isOther = board.isEmpty(point) && point != right;
      if (isOther && mayWin(forced, board, side, point, moves)) {
        return Optional.empty();
      }
    }
    List<List<Move>> wrong = wrong(forced, board, side, right, position);
    SolverGoal goal =
        new SolverGoal(mover, GoalKind.WINS, List.of(), Set.of(), KoThreats.NONE, moves + 1);
    return wrong.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new FoundProblem(
                goal, moves + 1, moves(toFive(line, board, side), board, position), wrong));
  }

  /** Whether a move wins by fours, or as fast by fours and threes, or that isn't known. */
  private boolean mayWin(ForcedWin forced, ShapeBoard board, int side, int point, int moves) {
    boolean isFour = board.kind(side, point) >= ShapeBoard.FOUR;
    return isFour && (forced.byFours(side, point, board.points.length, most) || forced.isSpent())
        || forced.byThrees(side, point, moves, most)
        || forced.isSpent();
  }

  /** Fours that lead to nothing, and moves that lose to the other side's fours. */
  private List<List<Move>> wrong(
      ForcedWin forced, ShapeBoard board, int side, int right, Position position) {
    List<Integer> others = new ArrayList<>();
    Arrays.stream(board.points).filter(p -> board.isEmpty(p) && p != right).forEach(others::add);
    others.sort(Comparator.comparingInt(p -> -board.worth(side, p) - board.worth(1 - side, p)));
    List<List<Move>> fours = new ArrayList<>();
    List<List<Move>> losing = new ArrayList<>();
    for (int i = 0; i < others.size(); i++) {
      int point = others.get(i);
      boolean isFour = board.kind(side, point) >= ShapeBoard.FOUR;
      board.play(side, point);
      int[] line = {point};
      if (isFour && fours.size() < MOST_FOURS) {
        int[] stopped = {point, board.five(side)};
        fours.add(moves(stopped, board, position));
      } else if (!isFour && i < PLAUSIBLE && forced.byFours(1 - side, most)) {
        int[] reply = toFive(forced.line(), board, 1 - side);
        line = Arrays.copyOf(line, 1 + reply.length);
        System.arraycopy(reply, 0, line, 1, reply.length);
        losing.add(moves(line, board, position));
      }
      board.undo();
    }
    fours.addAll(losing);
    return fours;
  }

  /** A won line up to the five. */
  private static int[] toFive(int[] line, ShapeBoard board, int side) {
    List<Integer> points = new ArrayList<>();
    boolean isOver = false;
    for (int ply = 0; !isOver; ply++) {
      int mover = ply % 2 == 0 ? side : 1 - side;
      int point = ply < line.length ? line[ply] : board.five(side);
      isOver = mover == side && board.kind(side, point) == ShapeBoard.FIVE;
      board.play(mover, point);
      points.add(point);
    }
    points.forEach(point -> board.undo());
    return points.stream().mapToInt(point -> point).toArray();
  }

  private static List<Move> moves(int[] line, ShapeBoard board, Position position) {
    List<Move> moves = new ArrayList<>();
    Side side = position.toMove().orElseThrow();
    for (int point : line) {
      moves.add(new Place(side, position.lattice().site(board.index(point))));
      side = side.opponent();
    }
    return moves;
  }
}

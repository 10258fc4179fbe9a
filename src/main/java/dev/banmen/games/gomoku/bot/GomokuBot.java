package dev.banmen.games.gomoku.bot;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A computer player of Gomoku. For one thread. */
final class GomokuBot implements Bot {
  /** How many moves of an analysis have a value. */
  private static final int VALUED = 6;

  /** The lead in worth of points that wins three games of four, less so the more it is. */
  private static final double SCALE = 1000;

  /** What a stone's threat is worth at a glance, by kind: five comes before all else. */
  private static final int[] OWN = {0, 150, 6_000, 150, 6_000, 30_000, 3_000_000};

  /**
   * What it is worth to be there before the other side's stone, by the kind of that one's threat.
   */
  private static final int[] OTHERS = {0, 50, 2_000, 50, 2_000, 10_000, 1_000_000};

  private final GomokuLevel level;
  private final boolean isExact;

  GomokuBot(GomokuLevel level, boolean isExact) {
    this.level = level;
    this.isExact = isExact;
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    ShapeBoard board = new ShapeBoard(position, isExact);
    SplittableRandom random = new SplittableRandom(thought.seed());
    int point =
        board.plies() == 0
            ? middle(board, random)
            : level.depth() == 0
                ? glance(board, side.ordinal(), position.board().last(), random)
                : search(board, side, level, thought).run(1).get(0).point;
    return new Decision(Optional.of(move(position, side, board, point)), thought.isLate());
  }

  private static GomokuSearch search(
      ShapeBoard board, Side side, GomokuLevel level, SearchLimit thought) {
    SearchWork work = new SearchWork(thought, level.boards());
    return new GomokuSearch(board, side.ordinal(), level, work, thought.seed());
  }

  /** Returns a point at or beside the middle of an empty board. */
  private static int middle(ShapeBoard board, SplittableRandom random) {
    int[] middle = Arrays.stream(board.points).filter(p -> board.fromMiddle(p) < 2).toArray();
    return middle[random.nextInt(middle.length)];
  }

  /** Returns the point that seems best to somebody who looks no move ahead. */
  private int glance(ShapeBoard board, int side, int last, SplittableRandom random) {
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int point : board.points) {
      if (board.isEmpty(point)) {
        boolean isNear = last >= 0 && board.isNear(point, board.points[last]);
        boolean isSeen = isNear || random.nextInt(100) >= level.blindness();
        double worth =
            isSeen
                ? OWN[board.kind(side, point)]
                    + OTHERS[board.kind(1 - side, point)]
                    + board.worth(side, point)
                    + board.worth(1 - side, point)
                    + random.nextDouble() * level.whim()
                : -1;
        if (worth > most) {
          most = worth;
          best = point;
        }
      }
    }
    return best;
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    ShapeBoard board = new ShapeBoard(position, isExact);
    GomokuSearch search = search(board, side, level.asked(), thought);
    List<Candidate> candidates = new ArrayList<>();
    for (GomokuMove found : search.run(VALUED)) {
      if (found.value > GomokuSearch.UNKNOWN && candidates.size() < VALUED) {
        List<Move> line = new ArrayList<>();
        Side mover = side;
        for (int point : search.line(found)) {
          line.add(move(position, mover, board, point));
          mover = mover.opponent();
        }
        candidates.add(new Candidate(line.get(0), share(found.value), false, line));
      }
    }
    return candidates;
  }

  /** The share of wins that a value stands for. */
  private static double share(int value) {
    return Math.abs(value) >= GomokuSearch.WINS
        ? (Math.signum(value) + 1) / 2
        : 1 / (1 + Math.exp(-value / SCALE));
  }

  private static Move move(Position position, Side side, ShapeBoard board, int point) {
    return new Place(side, position.lattice().site(board.index(point)));
  }
}

package dev.banmen.games.othello.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A plain computer player of Othello on any size of board: alpha-beta over the board itself, judged
 * by {@link WideJudgement}. Mutable, one thread.
 */
final class WideOthelloBot implements Bot {
  /** Levels look 1, 1, 2, 3 and 4 plies ahead; the first counts discs alone. */
  static final int LEVELS = 5;

  private static final int BEYOND = 1 << 20;
  private static final int WIN = 1 << 16; // and the lead, once the game is over
  private static final int NODES_A_LEVEL = 3_000; // and five times as many for each level above
  private static final long REVIEW_NODES = 500_000;

  private final int level;
  private final long nodes;
  private WideJudgement judgement;
  private SearchWork work;
  private Board board;
  private int[][] sites;

  private WideOthelloBot(int level, long nodes) {
    this.level = level;
    this.nodes = nodes;
  }

  WideOthelloBot(int level) {
    this(level, NODES_A_LEVEL * (long) Math.pow(5, level - 1));
  }

  /** A player for reviews; with more times as much work it looks a ply further. */
  static WideOthelloBot reviewing(int times) {
    return new WideOthelloBot(times > 1 ? LEVELS + 1 : LEVELS, times * REVIEW_NODES);
  }

  /** A move on the board at hand. Immutable. */
  private record Tried(int site, int value) {}

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    List<Tried> tried = tried(position, side, thought);
    boolean isCut = thought.isLate() || thought.isCancelled();
    if (tried.isEmpty()) {
      return new Decision(Optional.of(new Pass(side)), isCut);
    }
    Tried best = tried.get(0);
    Move move = new Place(side, position.lattice().site(best.site()));
    return new Decision(Optional.of(move), isCut);
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    List<Candidate> candidates = new ArrayList<>();
    for (Tried one : tried(position, side, thought)) {
      Move move = new Place(side, position.lattice().site(one.site()));
      candidates.add(new Candidate(move, share(one.value()), false, List.of(move)));
    }
    if (candidates.isEmpty()) {
      Move pass = new Pass(side);
      candidates.add(new Candidate(pass, 0.5, false, List.of(pass)));
    }
    return candidates;
  }

  /** The moves with what the deepest finished look found, best first. */
  private List<Tried> tried(Position position, Side side, SearchLimit thought) {
    Lattice lattice = position.lattice();
    board = position.board();
    if (judgement == null) {
      judgement = new WideJudgement(lattice.rows(), level > 1);
      sites = new int[lattice.size() + 2][lattice.size()];
    }
    work = new SearchWork(thought, nodes);
    List<Tried> moves = new ArrayList<>();
    int count = board.legal(side, sites[0]);
    for (int i = 0; i < count; i++) {
      moves.add(new Tried(sites[0][i], 0));
    }
    RootSearch.shuffle(moves, thought.seed());
    int ply = board.ply();
    try {
      for (int depth = 1; depth <= Math.max(1, level - 1) && moves.size() > 1; depth++) {
        moves = deeper(moves, side, depth);
      }
    } catch (SearchWork.Over over) {
      while (board.ply() > ply) {
        board.undo();
      }
    }
    return moves;
  }

  private List<Tried> deeper(List<Tried> moves, Side side, int depth) {
    List<Tried> found = new ArrayList<>();
    for (Tried move : moves) {
      board.play(side, move.site());
      int value = -value(side.opponent(), -BEYOND, BEYOND, depth - 1, 1);
      board.undo();
      found.add(new Tried(move.site(), value));
    }
    found.sort((a, b) -> Integer.compare(b.value(), a.value()));
    return found;
  }

  private int value(Side side, int alpha, int beta, int depth, int ply) {
    work.count();
    if (board.movers().isEmpty()) {
      Score score = board.score();
      int lead = (int) (score.of(side) - score.of(side.opponent()));
      return lead + WIN * Integer.signum(lead);
    }
    if (depth <= 0) {
      return judgement.of(board, side);
    }
    int count = board.legal(side, sites[ply]);
    if (count == 0) {
      board.play(side, Board.PASS);
      int value = -value(side.opponent(), -beta, -alpha, depth, ply);
      board.undo();
      return value;
    }
    int best = -BEYOND;
    for (int i = 0; i < count && best < beta; i++) {
      board.play(side, sites[ply][i]);
      int low = Math.max(alpha, best);
      best = Math.max(best, -value(side.opponent(), -beta, -low, depth - 1, ply + 1));
      board.undo();
    }
    return best;
  }

  private static double share(int value) {
    if (Math.abs(value) >= WIN) {
      return value > 0 ? 1 : 0;
    }
    return 1 / (1 + Math.exp(-value / 60.0));
  }
}

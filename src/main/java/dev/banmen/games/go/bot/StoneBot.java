package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.NONE;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.KeptSearch;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.TriedMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/** Plays Go or Capture Go as well as a level can. For one thread. */
final class StoneBot implements Bot {
  /**
   * The share of wins below which the computer resigns, once half the points have been played on.
   */
  private static final double HOPELESS = 0.06;

  /**
   * The games that can tell whether the position is hopeless; after fewer, so many more are played.
   */
  private static final int SURE_GAMES = 100;

  /** The share of wins below which the computer doubts, and plays more games to be sure. */
  private static final double DOUBTFUL = 0.3;

  /** A point is settled once its owner is this sure, from 0 to 1. */
  private static final double SETTLED = 0.85;

  private static final int COUNT_GAMES = 800;

  /** The games that say who owns what, at every level: fewer are not sure which stones are dead. */
  private static final int OWNER_GAMES = 40_000;

  /** The games played out even for a position that is known well already. */
  private static final int LEAST_GAMES = 10;

  /** A move that was looked at so much less often than another is no candidate. */
  private static final int SELDOM = 100;

  private final StoneLevel level;
  private final double komi;
  private final int goal;

  private PlayoutBoard answered; // the last position that it moved in, after its move
  private Supplier<SearchNode> answer = KeptSearch.none(); // what it knows about it

  StoneBot(StoneLevel level, double komi, int goal) {
    this.level = level;
    this.komi = komi;
    this.goal = goal;
  }

  @Override
  public Decision decide(Position position, Side side, SearchLimit thought) {
    PlayoutBoard board = board(position);
    GoSearch search = search(position, board, side, known(position, board, side), level, thought);
    int games = Math.max(LEAST_GAMES, level.games() - search.root().visits);
    int first = Math.min(COUNT_GAMES, games);
    search.run(first, thought);
    boolean passes = goal == 0 && shouldPass(position, side, search, thought);
    if (!passes && games > first) {
      int last = Math.min(COUNT_GAMES, games - first);
      search.hurry(games - first - last, thought);
      search.run(last, thought);
      passes = goal == 0 && !thought.isOver() && shouldPass(position, side, search, thought);
    }
    SearchNode best = search.root().byVisits()[0];
    if (passes) {
      answer = KeptSearch.none(); // it knows nothing about the board after that
      return new Decision(Optional.of(new Pass(side)), thought.isLate());
    }
    remember(board, best);
    boolean isLate = position.ply() > position.lattice().size() / 2;
    boolean resigns = goal == 0 && isLate && isLost(position, side, search, thought);
    return new Decision(
        resigns ? Optional.empty() : Optional.of(move(position.lattice(), best)), thought.isLate());
  }

  /**
   * Whether hardly any game is won. A low level, which plays out few, must also be behind by two
   * rows of the board: its opponent may err like it.
   */
  private boolean isLost(Position position, Side side, GoSearch search, SearchLimit thought) {
    double share = share(search.root().byVisits()[0]);
    if (search.root().visits >= SURE_GAMES || share > DOUBTFUL) {
      return share < HOPELESS;
    }
    GoSearch careful = fresh(position, side, thought, StoneLevel.careful(SURE_GAMES));
    double behind = side == Side.BLACK ? -careful.margin() : careful.margin();
    return careful.counted() == SURE_GAMES
        && share(careful.root().byVisits()[0]) < HOPELESS
        && behind > 2 * position.lattice().rows();
  }

  /** Plays on in the tree of its last search; not where a level overlooks moves. */
  @Override
  public void ponder(Position position, Side side, SearchLimit thought) {
    PlayoutBoard board = board(position);
    SearchNode before = answer.get();
    boolean isKnown =
        before != null
            && before.side != colour(side)
            && answered.cols == board.cols
            && Arrays.equals(answered.colour, board.colour);
    if (isKnown && level.blindness() == 0) {
      search(position, board, side, before, level, thought).run(level.games(), thought);
    }
  }

  private static double share(SearchNode move) {
    return Math.max(0, Math.min(1, move.share()));
  }

  /**
   * Passes when every point is settled, and stays so if the opponent moves next; after the
   * opponent's pass also when it wins by the count.
   */
  private boolean shouldPass(Position position, Side side, GoSearch search, SearchLimit thought) {
    boolean isAnswer = position.last().isPresent() && position.last().get() instanceof Pass;
    if (position.ply() < position.lattice().size() / 4 && !isAnswer) {
      return false;
    }
    GoSearch counted =
        search.counted() >= COUNT_GAMES
            ? search
            : fresh(position, side, thought, StoneLevel.careful(COUNT_GAMES));
    boolean isOver = isSettled(position, counted, counted, SETTLED);
    boolean isPossible = isOver || isAnswer && isWon(position, side, counted);
    if (!isPossible || !(position.play(new Pass(side)) instanceof Played passed)) {
      return false;
    }
    // Its own best move may be what settles a point: see what the opponent could do there.
    Position next = passed.after();
    GoSearch answers =
        fresh(
            next.isOver() ? next.playedOn() : next,
            side.opponent(),
            thought,
            StoneLevel.careful(COUNT_GAMES));
    return isOver && isSettled(position, counted, answers, DEAD)
        || isAnswer && isWon(position, side, answers);
  }

  /** Whether each point has a sure owner, the same in two searches that had the time to be sure. */
  private static boolean isSettled(
      Position position, GoSearch counted, GoSearch again, double sure) {
    if (again.counted() < COUNT_GAMES / 2) {
      return false;
    }
    for (int index = 0; index < position.lattice().size(); index++) {
      int point = point(position.lattice(), index);
      double owner = again.owner(point);
      if (Math.abs(owner) < sure || owner > 0 != counted.owner(point) > 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a side is ahead by more than what is open, in a search that had the time to be sure.
   */
  private static boolean isWon(Position position, Side side, GoSearch counted) {
    int open = 0;
    for (int index = 0; index < position.lattice().size(); index++) {
      open += Math.abs(counted.owner(point(position.lattice(), index))) < SETTLED ? 1 : 0;
    }
    double margin = side == Side.BLACK ? counted.margin() : -counted.margin();
    return counted.counted() >= COUNT_GAMES / 2 && margin > open + 1;
  }

  /** Lists the best moves; a pass comes first where the computer would pass. */
  @Override
  public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
    List<TriedMove> tried = new ArrayList<>();
    GoSearch search = fresh(position, side, thought, level);
    SearchNode[] children = search.root().byVisits();
    for (SearchNode child : children) {
      if (child.visits > 0 && child.visits >= children[0].visits / SELDOM) {
        List<Move> line = new ArrayList<>();
        SearchNode next = child;
        while (next != null && next.visits > 0) {
          line.add(move(position.lattice(), next));
          SearchNode[] answers = next.byVisits();
          next = answers.length == 0 ? null : answers[0];
        }
        Candidate found =
            new Candidate(
                line.get(0), share(child), false, line, OptionalDouble.empty(), child.visits, 0);
        tried.add(new TriedMove(found, child.visits));
      }
    }
    // in an opening all moves win as many games: the one that it would play comes first
    List<Candidate> candidates =
        OpeningPoints.areFirst(board(position))
            ? TriedMove.preferred(tried.stream().map(TriedMove::candidate).toList())
            : TriedMove.bestFirst(tried);
    if (goal == 0 && !candidates.isEmpty() && shouldPass(position, side, search, thought)) {
      Move pass = new Pass(side);
      double share = candidates.get(0).value();
      candidates.removeIf(candidate -> candidate.move().equals(pass));
      candidates.add(0, new Candidate(pass, share, false, List.of(pass)));
    }
    return candidates;
  }

  /** A game that is over is played on: that shows what is dead. */
  @Override
  public Optional<double[]> ownership(Position over, SearchLimit thought) {
    if (goal > 0) {
      return Optional.empty();
    }
    boolean isCounted = over.isOver() && over.isCountable();
    Position position = isCounted ? over.playedOn() : over;
    Side side = position.toMove().orElse(Side.BLACK);
    GoSearch search = fresh(position, side, thought, StoneLevel.careful(OWNER_GAMES));
    double[] owners = new double[position.lattice().size()];
    for (int index = 0; index < owners.length; index++) {
      owners[index] = search.owner(point(position.lattice(), index));
    }
    return Optional.of(owners);
  }

  @Override
  public boolean judges(Position counted) {
    return goal == 0;
  }

  /** Returns what the search before this one found out about a position; null if nothing. */
  private SearchNode known(Position position, PlayoutBoard board, Side side) {
    SearchNode before = answer.get();
    if (before == null || position.last().isEmpty() || before.side == colour(side)) {
      return null;
    }
    int point = lastPoint(position);
    SearchNode next = before.after(point);
    boolean mayPlay = point == NONE || answered.isLegal(point, PlayoutBoard.other(before.side));
    if (next == null || !mayPlay || answered.cols != board.cols) {
      return null;
    }
    if (point != NONE) {
      answered.play(point, next.side);
    }
    return Arrays.equals(answered.colour, board.colour) ? next : null;
  }

  private void remember(PlayoutBoard board, SearchNode best) {
    if (best.point != NONE) {
      board.play(best.point, best.side);
    }
    answered = board;
    answer = KeptSearch.of(best, best.visits);
  }

  /** Searches without what it knows. */
  private GoSearch fresh(Position position, Side side, SearchLimit thought, StoneLevel skill) {
    GoSearch search = search(position, board(position), side, null, skill, thought);
    search.run(skill.games(), thought);
    return search;
  }

  private PlayoutBoard board(Position position) {
    Lattice lattice = position.lattice();
    PlayoutBoard board = new PlayoutBoard(lattice.rows(), lattice.cols());
    for (int index = 0; index < lattice.size(); index++) {
      Mark mark = position.at(index);
      if (mark == Mark.BLACK || mark == Mark.WHITE) {
        board.put(point(lattice, index), colour(mark == Mark.BLACK ? Side.BLACK : Side.WHITE));
      }
    }
    for (Side one : Side.values()) {
      board.captured[colour(one)] = goal == 0 ? 0 : position.captures(one);
    }
    return board;
  }

  private GoSearch search(
      Position position,
      PlayoutBoard board,
      Side side,
      SearchNode known,
      StoneLevel skill,
      SearchLimit thought) {
    Lattice lattice = position.lattice();
    BitSet allowed = new BitSet();
    int[] sites = new int[lattice.size()];
    int count = position.board().legal(side, sites);
    for (int i = 0; i < count; i++) {
      allowed.set(point(lattice, sites[i]));
    }
    return new GoSearch(
        board,
        colour(side),
        known,
        lastPoint(position),
        allowed,
        komi,
        goal,
        skill,
        thought.seed());
  }

  /** Returns where the last move was; NONE after a pass, and at the start. */
  private static int lastPoint(Position position) {
    boolean isPlace = position.last().isPresent() && position.last().get() instanceof Place;
    Lattice lattice = position.lattice();
    return isPlace ? point(lattice, lattice.index(((Place) position.last().get()).site())) : NONE;
  }

  private static byte colour(Side side) {
    return side == Side.BLACK ? PlayoutBoard.BLACK : PlayoutBoard.WHITE;
  }

  /** Returns the point of a playout board; it has a border around the lattice. */
  private static int point(Lattice lattice, int index) {
    return (index / lattice.cols() + 1) * (lattice.cols() + 1) + index % lattice.cols() + 1;
  }

  private static Move move(Lattice lattice, SearchNode node) {
    Side side = node.side == PlayoutBoard.BLACK ? Side.BLACK : Side.WHITE;
    int width = lattice.cols() + 1;
    return node.point == NONE
        ? new Pass(side)
        : new Place(side, new Site(node.point / width - 1, node.point % width - 1));
  }
}

package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.NONE;
import static dev.banmen.games.go.bot.PlayoutBoard.other;

import dev.banmen.game.bot.SearchLimit;
import java.util.BitSet;
import java.util.SplittableRandom;

/**
 * Monte Carlo tree search on one board, guided by what happened when a move was made later in a
 * game (RAVE: Gelly and Silver 2007). For one use, one thread.
 */
final class GoSearch {
  /** A node is expanded at this visit. */
  private static final int EXPANDED_AT = 2;

  /** After so many games it looks at the time. */
  private static final int FEW = 4;

  /**
   * In a hurry, a game ends once a side leads by this share of the board's points, and the komi.
   */
  private static final double MERCY = 0.28;

  private final PlayoutBoard start;
  private final PlayoutBoard board;
  private final GoPlayouts playouts;
  private final MovePriors looks;
  private final double komi;
  private final int depth; // of the tree, in moves
  private final SearchNode root;
  private final int[] path; // points played since the start
  private final SearchNode[] nodes;
  private final int[] chosen; // the move that was chosen at each node
  private final int[] firstBy; // who played a point first in this game, with the game's number
  private final int[] owned; // how often Black owned a point less how often White did
  private int games;
  private int counted; // those that are not played in a hurry
  private boolean isHurrying;
  private double marginSum; // of Black, komi included

  /**
   * A search for the side that is to move.
   *
   * @param known what an earlier search found out about this position; null if nothing
   * @param last the last move's point, or NONE
   * @param allowed the points where it may play; others are refused by the game's ko rule
   */
  GoSearch(
      PlayoutBoard start,
      byte side,
      SearchNode known,
      int last,
      BitSet allowed,
      double komi,
      int goal,
      StoneLevel level,
      long seed) {
    this.start = start;
    this.komi = komi;
    board = new PlayoutBoard(start.rows, start.cols);
    playouts = new GoPlayouts(board, goal, level.notice(), seed);
    looks = new MovePriors(board, level.reads());
    depth = level.depth();
    path = new int[start.colour.length * 4];
    nodes = new SearchNode[start.colour.length];
    chosen = new int[start.colour.length];
    firstBy = new int[start.colour.length];
    owned = new int[start.colour.length];
    root = known == null ? new SearchNode(last, other(side)) : known;
    board.set(start);
    if (!root.isExpanded()) {
      expand(root, last);
    }
    keepAllowed(allowed, goal == 0);
    if (level.blindness() > 0) {
      overlook(level.blindness(), last, new SplittableRandom(seed));
    }
  }

  /** Drops moves away from the last one that the level does not think of; never all of them. */
  private void overlook(int blindness, int last, SplittableRandom random) {
    boolean[] kept = new boolean[root.count()];
    boolean isAny = false;
    for (int move = 0; move < kept.length; move++) {
      int point = root.point(move);
      boolean isNear =
          point == NONE || last != NONE && board.distance(point, last) <= StoneLevel.NEAR;
      kept[move] = random.nextInt(100) >= blindness || isNear;
      isAny |= kept[move] && point != NONE;
    }
    if (isAny) {
      root.keep(kept);
    }
  }

  /** Drops what is refused; takes all moves, eyes included, where nothing else is left. */
  private void keepAllowed(BitSet allowed, boolean mayPass) {
    boolean[] kept = new boolean[root.count()];
    boolean isAny = false;
    for (int move = 0; move < kept.length; move++) {
      int point = root.point(move);
      kept[move] = point == NONE ? mayPass : allowed.get(point);
      isAny |= kept[move];
    }
    if (isAny) {
      root.keep(kept);
    } else {
      root.open(allowed.size() + 1);
      allowed.stream().forEach(point -> root.add(point, 0.5f));
      if (allowed.isEmpty()) {
        root.add(NONE, 0.5f);
      }
      root.close();
    }
  }

  SearchNode root() {
    return root;
  }

  /** How many games say who owns what. */
  int counted() {
    return counted;
  }

  /** Black's points less White's, komi included, on average over the games counted. */
  double margin() {
    return counted == 0 ? 0 : marginSum / counted;
  }

  /** The owner of a point in the end: 1 Black, -1 White. */
  double owner(int point) {
    return counted == 0 ? 0 : (double) owned[point] / counted;
  }

  /**
   * Plays so many games, fewer if the time is over, that do not count for who owns what. They end
   * where a side has taken so much that it wins: of 75,000 such games none was lost in the end.
   */
  void hurry(int count, SearchLimit thought) {
    int most = (int) (board.rows * board.cols * MERCY + Math.abs(komi));
    // Where a side is far ahead already, its stones may be dead ones.
    if (!playouts.isCapturing() && Math.abs(start.lead) * 2 < most) {
      playouts.mercy = most;
    }
    isHurrying = true;
    run(count, thought);
    isHurrying = false;
    playouts.mercy = Integer.MAX_VALUE;
  }

  /** Plays so many games, fewer if the time is over. */
  void run(int count, SearchLimit thought) {
    for (int i = 0; i < count; i++) {
      if (i % FEW == 1 && thought.isOver()) {
        return;
      }
      play();
    }
  }

  private void play() {
    board.set(start);
    SearchNode node = root;
    int length = 0;
    int count = 0;
    int passes = 0;
    nodes[count++] = root;
    while (node.isExpanded()
        && passes < 2
        && count < nodes.length
        && playouts.winner(board) == PlayoutBoard.EMPTY) {
      int move = node.choice();
      chosen[count - 1] = move;
      node = node.follow(move);
      if (node.point == NONE) {
        board.pass();
        passes++;
      } else {
        board.play(node.point, node.side);
        passes = 0;
      }
      path[length++] = node.point;
      nodes[count++] = node;
    }
    // After two passes, too, the game is played out: that takes off what is dead.
    boolean isOpen = playouts.winner(board) == PlayoutBoard.EMPTY;
    boolean mayGrow = isOpen && passes < 2 && count <= depth && !node.isExpanded();
    if (mayGrow && node.visits >= EXPANDED_AT - 1) {
      expand(node, node.point);
    }
    playouts.moveCount = 0;
    if (isOpen) {
      playouts.play(board, other(node.side), node.point);
    }
    System.arraycopy(playouts.moves, 0, path, length, playouts.moveCount);
    note(count, length + playouts.moveCount, result());
  }

  /** Returns Black's result: 1 if it won, 0 if it lost. */
  private double result() {
    games++;
    if (Math.abs(board.lead) >= playouts.mercy) {
      return board.lead > 0 ? 1 : 0;
    }
    double margin = area() - komi;
    byte winner = playouts.winner(board);
    if (winner != PlayoutBoard.EMPTY) {
      return winner == PlayoutBoard.BLACK ? 1 : 0;
    } else if (playouts.isCapturing()) {
      return 0.5;
    }
    // A little for the margin, so that a game that is won or lost is not played carelessly.
    double little = Math.max(-0.02, Math.min(0.02, margin * 0.001));
    return margin == 0 ? 0.5 : (margin > 0 ? 0.98 : 0.02) + little;
  }

  /** Returns Black's points less White's, and counts who owns what unless it is in a hurry. */
  private int area() {
    int area = 0;
    for (int row = 0; row < board.rows; row++) {
      for (int col = 0; col < board.cols; col++) {
        int point = board.point(row, col);
        byte owner = board.owner(point);
        int black = owner == PlayoutBoard.BLACK ? 1 : owner == PlayoutBoard.WHITE ? -1 : 0;
        owned[point] += isHurrying ? 0 : black;
        area += black;
      }
    }
    if (!isHurrying) {
      counted++;
      marginSum += area - komi;
    }
    return area;
  }

  /** Notes a result in all nodes passed, and in their children that were played later. */
  private void note(int count, int length, double black) {
    int mark = games << 2;
    byte mover = root.side;
    // From the last move to the first, so that the first of several plays on a point stands.
    byte[] sides = {mover, other(mover)};
    for (int i = length - 1; i >= count - 1; i--) {
      firstBy[path[i]] = mark | sides[(i + 1) & 1];
    }
    for (int d = count - 1; d >= 0; d--) {
      firstBy[NONE] = 0; // a pass is no point
      SearchNode node = nodes[d];
      double won = node.side == PlayoutBoard.BLACK ? black : 1 - black;
      node.visits++;
      node.wins += won;
      if (d < count - 1) {
        node.note(chosen[d], (float) (1 - won));
      }
      if (node.isExpanded()) {
        node.noteLater(firstBy, mark | other(node.side), (float) (1 - won));
      }
      if (d > 0) {
        firstBy[path[d - 1]] = mark | node.side;
      }
    }
  }

  /** Gives a node its moves, with what they look like. */
  private void expand(SearchNode node, int last) {
    byte side = other(node.side);
    looks.look(side, last);
    node.open(board.emptyCount + 1);
    for (int i = 0; i < board.emptyCount; i++) {
      int point = board.empties[i];
      if (board.isLegal(point, side) && !board.isEye(point, side)) {
        looks.add(node, point);
      }
    }
    boolean isFull = node.count() == 0;
    if (!playouts.isCapturing() || isFull) {
      node.add(NONE, isFull ? 0.5f : 0.1f);
    }
    node.close();
  }
}

package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.NONE;
import static dev.banmen.games.go.bot.PlayoutBoard.other;

import dev.banmen.game.bot.Thought;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Monte Carlo tree search on one board, guided by what happened when a move was made later in a
 * game (RAVE: Gelly and Silver 2007). For one use, one thread.
 */
final class GoSearch {
  /** A node is expanded at this visit. */
  private static final int EXPANDED_AT = 2;

  private final PlayoutBoard start;
  private final PlayoutBoard board;
  private final GoPlayouts playouts;
  private final double komi;
  private final SearchNode root;
  private final int[] path; // points played since the start
  private final SearchNode[] nodes;
  private final int[] firstBy; // who played a point first in this game, with the game's number
  private final int[] owned; // how often Black owned a point less how often White did
  private int games;
  private double marginSum; // of Black, komi included

  /**
   * A search for the side that is to move.
   *
   * @param allowed the points where it may play; others are refused by the game's ko rule
   * @param last the last move's point, or NONE
   */
  GoSearch(
      PlayoutBoard start, byte side, int last, BitSet allowed, double komi, int goal, long seed) {
    this.start = start;
    this.komi = komi;
    board = new PlayoutBoard(start.rows, start.cols);
    playouts = new GoPlayouts(board, goal, seed);
    path = new int[start.colour.length * 4];
    nodes = new SearchNode[start.colour.length];
    firstBy = new int[start.colour.length];
    owned = new int[start.colour.length];
    root = new SearchNode(last, other(side));
    board.set(start);
    expand(root, last);
    SearchNode[] moves =
        Arrays.stream(root.children)
            .filter(child -> child.point == NONE ? goal == 0 : allowed.get(child.point))
            .toArray(SearchNode[]::new);
    root.children = moves.length > 0 ? moves : any(allowed, side);
  }

  /** Returns all moves, eyes included, where nothing else is left; a pass if there is none. */
  private static SearchNode[] any(BitSet allowed, byte side) {
    return allowed.isEmpty()
        ? new SearchNode[] {new SearchNode(NONE, side)}
        : allowed.stream()
            .mapToObj(point -> new SearchNode(point, side))
            .toArray(SearchNode[]::new);
  }

  SearchNode root() {
    return root;
  }

  int games() {
    return games;
  }

  /** Black's points less White's, komi included, on average over all games. */
  double margin() {
    return games == 0 ? 0 : marginSum / games;
  }

  /** Who owns a point in the end: 1 Black, -1 White. */
  double owner(int point) {
    return games == 0 ? 0 : (double) owned[point] / games;
  }

  /** Plays so many games, fewer if the time is over. */
  void run(int count, Thought thought) {
    for (int i = 0; i < count; i++) {
      if ((i & 15) == 15 && thought.isOver()) {
        return;
      }
      play();
    }
  }

  private void play() {
    board.set(start);
    SearchNode node = root;
    int length = 0;
    int depth = 0;
    int passes = 0;
    nodes[depth++] = root;
    while (node.children != null
        && node.children.length > 0
        && passes < 2
        && depth < nodes.length
        && playouts.winner(board) == PlayoutBoard.EMPTY) {
      node = node.choice();
      if (node.point == NONE) {
        board.pass();
        passes++;
      } else {
        board.play(node.point, node.side);
        passes = 0;
      }
      path[length++] = node.point;
      nodes[depth++] = node;
    }
    // After two passes, too, the game is played out: that takes off what is dead.
    boolean isOpen = playouts.winner(board) == PlayoutBoard.EMPTY;
    if (isOpen && passes < 2 && node.children == null && node.visits >= EXPANDED_AT - 1) {
      expand(node, node.point);
    }
    playouts.moveCount = 0;
    if (isOpen) {
      playouts.play(board, other(node.side), node.point);
    }
    System.arraycopy(playouts.moves, 0, path, length, playouts.moveCount);
    note(depth, length + playouts.moveCount, result());
  }

  /** Returns Black's result, and notes who owns what. */
  private double result() {
    games++;
    byte winner = playouts.winner(board);
    int area = 0;
    for (int row = 0; row < board.rows; row++) {
      for (int col = 0; col < board.cols; col++) {
        int point = board.point(row, col);
        byte owner = board.owner(point);
        int black = owner == PlayoutBoard.BLACK ? 1 : owner == PlayoutBoard.WHITE ? -1 : 0;
        owned[point] += black;
        area += black;
      }
    }
    marginSum += area - komi;
    if (winner != PlayoutBoard.EMPTY) {
      return winner == PlayoutBoard.BLACK ? 1 : 0;
    } else if (playouts.isCapturing()) {
      return 0.5;
    }
    double margin = area - komi;
    // A little for the margin, so that a game that is won or lost is not played carelessly.
    return margin == 0 ? 0.5 : (margin > 0 ? 0.98 : 0.02) + 0.02 * Math.tanh(margin / 20);
  }

  /** Notes a result in all nodes passed, and in their children that were played later. */
  private void note(int depth, int length, double black) {
    int mark = games << 2;
    byte mover = root.side;
    // From the last move to the first, so that the first of several plays on a point stands.
    byte[] sides = {mover, other(mover)};
    for (int i = length - 1; i >= depth - 1; i--) {
      firstBy[path[i]] = mark | sides[(i + 1) & 1];
    }
    for (int d = depth - 1; d >= 0; d--) {
      SearchNode node = nodes[d];
      node.visits++;
      node.wins += node.side == PlayoutBoard.BLACK ? black : 1 - black;
      if (node.children != null) {
        for (SearchNode child : node.children) {
          if (child.point != NONE && firstBy[child.point] == (mark | child.side)) {
            child.raveVisits++;
            child.raveWins += child.side == PlayoutBoard.BLACK ? black : 1 - black;
          }
        }
      }
      if (d > 0) {
        firstBy[path[d - 1]] = mark | node.side;
      }
    }
  }

  /** Gives a node its moves, with what they look like. */
  private void expand(SearchNode node, int last) {
    byte side = other(node.side);
    SearchNode[] moves = new SearchNode[board.emptyCount + 1];
    int count = 0;
    for (int i = 0; i < board.emptyCount; i++) {
      int point = board.empties[i];
      if (board.isLegal(point, side) && !board.isEye(point, side)) {
        moves[count++] = MoveLooks.judged(board, playouts, new SearchNode(point, side), last);
      }
    }
    if (!playouts.isCapturing() || count == 0) {
      SearchNode pass = new SearchNode(NONE, side);
      pass.assume(10, count == 0 ? 0.5 : 0.1);
      moves[count++] = pass;
    }
    node.children = Arrays.copyOf(moves, count);
  }
}

package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A Monte Carlo tree search of one position on the game's own board (UCT: Kocsis and Szepesvári
 * 2006), that knows a win or a loss for sure where the tree proves it (Winands, Björnsson and Saito
 * 2008). For one use, one thread.
 */
final class TreeSearch {
  /** A move that won in another line is taken to have gone well in so many games. */
  private static final int KILLER = 10;

  /** After so many games it looks at the time. */
  private static final int FEW = 8;

  private final Board board;
  private final int plies;
  private final MoveFinder finder;
  private final Playout playout;
  private final TreeNode root;
  private final int[] killers = new int[Playout.MOST_PLIES]; // the last move that won, by depth
  private final int cols;
  private final int[] firstBy; // who played a site first in this game, with the game's number
  private int games;

  /**
   * A search for the side that is to move.
   *
   * @param known what an earlier search found out about this position; null if nothing
   */
  TreeSearch(Position position, Side side, TreeNode known, TreeLevel level, long seed) {
    board = position.board().copy();
    plies = board.ply();
    cols = position.lattice().cols();
    SplittableRandom random = new SplittableRandom(seed);
    finder = new MoveFinder(position.lattice(), random);
    playout = new Playout(board, position.lattice().size(), cols, side, random);
    firstBy = new int[position.lattice().size()];
    Arrays.fill(killers, Board.OFF);
    root = known == null ? new TreeNode(side.opponent(), Board.OFF) : known;
    if (!root.isExpanded()) {
      root.expand(finder.moves(board, side));
    }
    if (level.blindness() > 0) {
      overlook(level.blindness(), random);
    }
    root.decideByChildren();
  }

  /** Drops moves away from the last one that the level does not think of; never all of them. */
  private void overlook(int blindness, SplittableRandom random) {
    List<TreeNode> seen = new ArrayList<>();
    for (TreeNode move : root.children()) {
      boolean isNear = NearSites.isNear(move.site(), board.last(), cols);
      if (random.nextInt(100) >= blindness || isNear) {
        seen.add(move);
      }
    }
    if (!seen.isEmpty()) {
      root.expand(seen);
    }
  }

  TreeNode root() {
    return root;
  }

  /** Plays so many games: none once it is known who wins, else fewer if the time is over. */
  void run(int count, SearchLimit thought) {
    for (int i = 0; i < count && !root.isDecided(); i++) {
      if (i % FEW == 1 && thought.isOver()) {
        return;
      }
      visit();
      while (board.ply() > plies) {
        board.undo();
      }
    }
  }

  /**
   * Goes down to a node that has not been played from, plays on to the end, and notes the result.
   */
  private void visit() {
    games++;
    playout.begin();
    List<TreeNode> path = new ArrayList<>();
    path.add(root);
    TreeNode node = root;
    while (node.isExpanded()
        && !node.children().isEmpty()
        && !node.isDecided()
        && path.size() < Playout.MOST_PLIES) {
      node = node.choice();
      board.play(node.side(), node.site());
      playout.note(node.side(), node.site());
      path.add(node);
    }
    if (!node.isExpanded() && node.visits() > 0) {
      expand(node, path.size() - 1);
    }
    boolean isBlack = node.side() == Side.BLACK;
    double black = node.isDecided() ? (node.isWon() == isBlack ? 1 : 0) : playout.result(board);
    note(path, black);
  }

  private void expand(TreeNode node, int depth) {
    Optional<Side> next = playout.toMove(board);
    if (next.isEmpty()) {
      node.expand(List.of());
      board
          .outcome()
          .flatMap(Outcome::winner)
          .ifPresent(winner -> node.decide(winner == node.side()));
      return;
    }
    node.expand(finder.moves(board, next.get()));
    node.decideByChildren();
    TreeNode killer = killers[depth] < 0 ? null : node.after(killers[depth]);
    if (killer != null) {
      killer.addLater(KILLER, KILLER);
    }
  }

  /** Notes a result in all nodes passed, and in their children that were played later. */
  private void note(List<TreeNode> path, double black) {
    for (int i = playout.moveCount - 1; i >= path.size() - 1; i--) {
      mark(i);
    }
    double result = black;
    for (int depth = path.size() - 1; depth >= 0; depth--) {
      TreeNode node = path.get(depth);
      if (depth < path.size() - 1 && path.get(depth + 1).isDecided()) {
        if (path.get(depth + 1).isWon()) {
          killers[depth] = path.get(depth + 1).site();
        }
        node.decideByChildren();
      }
      if (node.isDecided()) {
        result = node.isWon() == (node.side() == Side.BLACK) ? 1 : 0;
      }
      node.add(node.side() == Side.BLACK ? result : 1 - result);
      for (TreeNode child : node.isExpanded() ? node.children() : List.<TreeNode>of()) {
        if (child.site() >= 0 && firstBy[child.site()] == 2 * games + child.side().ordinal()) {
          child.addLater(1, child.side() == Side.BLACK ? black : 1 - black);
        }
      }
      if (depth > 0) {
        mark(depth - 1);
      }
    }
  }

  private void mark(int move) {
    if (playout.moves[move] >= 0) {
      firstBy[playout.moves[move]] = 2 * games + playout.movers[move].ordinal();
    }
  }
}

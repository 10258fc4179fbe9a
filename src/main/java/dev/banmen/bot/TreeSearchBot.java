package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.Thought;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Plays any game by its rules alone, with Monte Carlo tree search (UCT: Kocsis and Szepesvári 2006)
 * on the game's own board. For one thread.
 */
final class TreeSearchBot implements Bot {
  /** So many moves deep it looks for threats. */
  private static final int DEEP = 3;

  private final int playouts;

  TreeSearchBot(int playouts) {
    this.playouts = playouts;
  }

  @Override
  public Decision decide(Position position, Side side, Thought thought) {
    TreeNode root = search(position, side, thought);
    TreeNode best = root.mostVisited();
    return new Decision(
        Optional.of(move(position.lattice(), best)), best.share(), thought.isLate());
  }

  @Override
  public List<Candidate> analyze(Position position, Side side, Thought thought) {
    TreeNode root = search(position, side, thought);
    List<TreeNode> visited = new ArrayList<>(root.children());
    visited.removeIf(child -> child.visits() == 0);
    visited.sort(Comparator.comparingInt(TreeNode::visits).reversed());
    List<Candidate> candidates = new ArrayList<>();
    for (TreeNode child : visited) {
      List<Move> line = new ArrayList<>();
      for (TreeNode next = child; next != null && next.visits() > 0; next = next.likelyNext()) {
        line.add(move(position.lattice(), next));
      }
      candidates.add(new Candidate(line.get(0), child.share(), false, line));
    }
    return candidates;
  }

  private TreeNode search(Position position, Side side, Thought thought) {
    Board board = position.board().copy();
    TreeNode root = new TreeNode(side.opponent(), Board.OFF);
    Playout playout = new Playout(position, side, thought.seed());
    root.expand(playout.moves(board, side, true));
    int plies = board.ply();
    // Cancelled or late, it still has to look at something.
    for (int i = 0; i < playouts && (i == 0 || !thought.isOver()); i++) {
      visit(root, board, playout);
      while (board.ply() > plies) {
        board.undo();
      }
    }
    return root;
  }

  /**
   * Goes down to a node that has not been played from, plays on to the end, and notes the result.
   */
  private static void visit(TreeNode root, Board board, Playout playout) {
    List<TreeNode> path = new ArrayList<>();
    path.add(root);
    TreeNode node = root;
    while (node.isExpanded() && !node.children().isEmpty()) {
      node = node.choice();
      board.play(node.side(), node.site());
      path.add(node);
    }
    if (!node.isExpanded() && node.visits() > 0) {
      Optional<Side> next = playout.toMove(board);
      node.expand(
          next.isPresent() ? playout.moves(board, next.get(), path.size() <= DEEP) : List.of());
    }
    double black = playout.result(board);
    for (TreeNode passed : path) {
      passed.add(passed.side() == Side.BLACK ? black : 1 - black);
    }
  }

  private static Move move(Lattice lattice, TreeNode node) {
    return node.site() == Board.PASS
        ? new Pass(node.side())
        : new Place(node.side(), lattice.site(node.site()));
  }
}

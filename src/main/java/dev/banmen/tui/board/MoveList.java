package dev.banmen.tui.board;

import dev.banmen.game.Move;
import dev.banmen.record.GameTree;
import dev.banmen.session.Session;
import java.util.List;

/**
 * The moves of a session's current line, including those taken back if they can be played again:
 * not between two people, who agreed that they are gone. They are numbered from 1; 0 is the start.
 * Immutable.
 *
 * @param nodes the tree's nodes, that of move 1 first
 * @param current the number of the last move not taken back
 */
public record MoveList(GameTree tree, List<Integer> nodes, int current) {
  public static MoveList of(Session session) {
    GameTree tree = session.tree();
    List<Integer> nodes = tree.line(session.isOfTwoPeople() ? session.node() : session.lastNode());
    int current = nodes.indexOf(session.node()) + 1; // the root is not among them
    return new MoveList(tree, nodes, current);
  }

  /** Returns the same list some moves earlier. */
  public MoveList back(int moves) {
    return new MoveList(tree, nodes, Math.max(0, current - moves));
  }

  public int last() {
    return nodes.size();
  }

  public int node(int number) {
    return number == 0 ? GameTree.ROOT : nodes.get(number - 1);
  }

  /** Returns the move with a number of 1 or more. */
  public Move move(int number) {
    return tree.move(node(number));
  }

  /** Returns how many other moves were tried in place of this one. */
  public int others(int number) {
    return number == 0 ? 0 : tree.children(node(number - 1)).size() - 1;
  }

  /** Returns the node tried there before or after this move; the first follows the last. */
  public int other(int number, int by) {
    if (number == 0) {
      return GameTree.ROOT;
    }
    List<Integer> tried = tree.children(node(number - 1));
    int at = tried.indexOf(node(number));
    return tried.get(Math.floorMod(at + by, tried.size()));
  }
}

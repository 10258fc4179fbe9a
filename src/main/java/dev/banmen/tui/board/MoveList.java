package dev.banmen.tui.board;

import dev.banmen.game.Move;
import dev.banmen.record.GameTree;
import dev.banmen.session.Session;
import java.util.List;

/**
 * The moves of the line that a session stands on, those that were taken back included. They are
 * numbered from 1; 0 is the start. Immutable.
 *
 * @param nodes of the tree, that of move 1 first
 * @param current the number of the last move that stands
 */
public record MoveList(GameTree tree, List<Integer> nodes, int current) {
  public static MoveList of(Session session) {
    GameTree tree = session.tree();
    List<Integer> ahead = session.ahead();
    int last = ahead.isEmpty() ? session.node() : ahead.get(ahead.size() - 1);
    List<Integer> nodes = tree.line(last);
    int current = nodes.indexOf(session.node()) + 1; // the root is none of them
    return new MoveList(tree, nodes, current);
  }

  /** The number of the last move there is. */
  public int last() {
    return nodes.size();
  }

  public int node(int number) {
    return number == 0 ? GameTree.ROOT : nodes.get(number - 1);
  }

  /** The move with a number of 1 or more. */
  public Move move(int number) {
    return tree.move(node(number));
  }

  /** How many other moves were tried in place of this one. */
  public int others(int number) {
    return number == 0 ? 0 : tree.children(node(number - 1)).size() - 1;
  }

  /** The node of what was tried there before this move, or after it; the first follows the last. */
  public int other(int number, int by) {
    if (number == 0) {
      return GameTree.ROOT;
    }
    List<Integer> tried = tree.children(node(number - 1));
    int at = tried.indexOf(node(number));
    return tried.get(Math.floorMod(at + by, tried.size()));
  }
}

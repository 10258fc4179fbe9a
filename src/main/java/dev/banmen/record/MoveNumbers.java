package dev.banmen.record;

import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import java.util.List;

/**
 * Numbers nodes by moves: along the shown line, every node with a move, be it played, refused or a
 * pass, counts 1, 2, 3 and so on; 0 is before the first.
 */
public final class MoveNumbers {
  private MoveNumbers() {}

  /** Whether a node holds a move. */
  public static boolean isMove(List<Property> properties) {
    for (int i = 0; i < properties.size(); i++) {
      if (properties.get(i).isMove()) {
        return true;
      }
    }
    return false;
  }

  /** A node's number: the count of moves up to it. */
  public static int of(RecordTree tree, int node) {
    int number = 0;
    for (int at = node; at != RecordTree.NONE; at = tree.parent(at)) {
      if (isMove(tree.properties(at))) {
        number++;
      }
    }
    return number;
  }

  /** How many moves a record's main line has, refused ones counted too. */
  public static int ofMainLine(RecordTree tree) {
    return of(tree, tree.end(RecordTree.ROOT));
  }

  /**
   * The node with a number on a line: the last one before the next move.
   *
   * @param end the last node of the line
   * @param number 0 or more; beyond the last move means the end
   */
  public static int node(RecordTree tree, int end, int number) {
    int[] path = tree.path(end);
    int count = 0;
    int last = 0;
    for (int i = 0; i < path.length; i++) {
      if (isMove(tree.properties(path[i])) && ++count > number) {
        break;
      }
      last = path[i];
    }
    return last;
  }
}

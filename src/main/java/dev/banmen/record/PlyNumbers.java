package dev.banmen.record;

import dev.banmen.game.Board;
import dev.banmen.game.RecordTree;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The numbers by which people know a board's plays, where these are not the plies themselves: nodes
 * whose move is refused count too, and a board that was set up anew on the way goes on counting.
 * Immutable.
 */
final class PlyNumbers implements IntUnaryOperator {
  private final int[] numbers; // by ply
  private final int last; // of the node that the board stands at

  private PlyNumbers(int[] numbers, int last) {
    this.numbers = numbers;
    this.last = last;
  }

  /**
   * The numbers of a board's plays at a node.
   *
   * @param from the depth of the last node on the way that put another board in place, the root's
   *     being 0
   * @param plies by depth: of the board before the node
   */
  static PlyNumbers of(RecordTree tree, int node, int from, int[] plies, Board board) {
    int[] path = tree.path(node);
    int[] numbers = new int[board.ply() + 1];
    int number = 0;
    for (int depth = 0; depth < path.length; depth++) {
      int earlier = number;
      number += MoveNumbers.isMove(tree.properties(path[depth])) ? 1 : 0;
      int after = depth + 1 < path.length ? plies[depth + 1] : board.ply();
      if (depth > from) {
        Arrays.fill(numbers, plies[depth] + 1, after + 1, number);
      } else if (depth == from) {
        Arrays.fill(numbers, 0, after + 1, number);
        numbers[0] = after == 0 ? number : earlier;
      }
    }
    return new PlyNumbers(numbers, number);
  }

  @Override
  public int applyAsInt(int ply) {
    return ply < numbers.length ? numbers[ply] : last + ply - (numbers.length - 1);
  }
}

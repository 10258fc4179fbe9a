package dev.banmen.record;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The numbers by which people know the plays of one board, where these are not the plies
 * themselves: nodes whose move is refused count too, and a board that was set up on the way starts
 * with the number it was set up at. Mutable, one thread.
 */
final class PlyNumbers {
  private static final int ROOM = 8;

  private int[] numbers = new int[ROOM]; // by ply

  /**
   * Gives plays their number.
   *
   * @param from the first ply
   * @param to the last one; less than the first where there is none
   */
  void put(int from, int to, int number) {
    if (to >= numbers.length) {
      numbers = Arrays.copyOf(numbers, Math.max(to + 1, 2 * numbers.length));
    }
    if (from <= to) {
      Arrays.fill(numbers, from, to + 1, number);
    }
  }

  /**
   * The numbers as they are now, which may be asked for until a step is made.
   *
   * @param ply the last one that has a number; those tried after it count on
   * @param last the number of the node that the board stands at
   */
  IntUnaryOperator now(int ply, int last) {
    return of(numbers, ply, last);
  }

  /** A copy of the numbers that later steps do not change. */
  IntUnaryOperator fixed(int ply, int last) {
    return isPlain(ply, last)
        ? IntUnaryOperator.identity()
        : of(Arrays.copyOf(numbers, ply + 1), ply, last);
  }

  private boolean isPlain(int ply, int last) {
    int plain = 0;
    while (plain <= ply && numbers[plain] == plain) {
      plain++;
    }
    return plain > ply && last == ply;
  }

  private static IntUnaryOperator of(int[] numbers, int ply, int last) {
    return any -> any <= ply ? numbers[any] : last + any - ply;
  }
}

package dev.banmen.game;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The move numbers that people see on one board, where they differ from the plies: refused moves
 * count too, and a board set up in mid-game starts with its number there. Mutable, one thread.
 */
public final class PlyNumbers {
  private static final int ROOM = 8;

  private int[] numbers = new int[ROOM]; // by ply

  /** Numbers one ply. */
  public void put(int ply, int number) {
    put(ply, ply, number);
  }

  /** Numbers the plies from one to another, inclusive; none if the last is less than the first. */
  public void put(int from, int to, int number) {
    if (to >= numbers.length) {
      numbers = Arrays.copyOf(numbers, Math.max(to + 1, 2 * numbers.length));
    }
    if (from <= to) {
      Arrays.fill(numbers, from, to + 1, number);
    }
  }

  /** The number of a ply that has one. */
  public int at(int ply) {
    return numbers[ply];
  }

  /**
   * The current numbers, valid until the next step.
   *
   * @param ply the last one with a number; those tried after it count on
   * @param last the number of the board's node
   */
  public IntUnaryOperator now(int ply, int last) {
    return of(numbers, ply, last);
  }

  /** A copy of the numbers that later steps don't change. */
  public IntUnaryOperator fixed(int ply, int last) {
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

package dev.banmen.games.go;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * An exercise's numbers for the plies of a board: refused steps take a number too. Mutable, one
 * thread.
 */
public final class StepNumbers implements IntUnaryOperator {
  private int[] steps = new int[64];

  /**
   * Notes the step that made a ply.
   *
   * @param ply from 1
   */
  public void note(int ply, int step) {
    if (ply >= steps.length) {
      steps = Arrays.copyOf(steps, 2 * ply);
    }
    steps[ply] = step;
  }

  @Override
  public int applyAsInt(int ply) {
    return steps[ply];
  }
}

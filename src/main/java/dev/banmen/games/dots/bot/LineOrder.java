package dev.banmen.games.dots.bot;

import static dev.banmen.games.dots.bot.LineGraph.GROUND;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Lines in the order in which they deserve a look: safe ones, then those that give the least. */
final class LineOrder {
  private LineOrder() {}

  /** Returns the undrawn lines of a state in which no box can be completed. */
  static List<Integer> of(LineState state) {
    List<Integer> lines = safe(state);
    List<Integer> others = new ArrayList<>();
    for (int line = 0; line < state.graph().lines(); line++) {
      if (!state.isDrawn(line) && !state.isSafe(line)) {
        others.add(line);
      }
    }
    int[] cost = new int[state.graph().lines()];
    for (int line : others) {
      cost[line] = cost(state, line);
    }
    others.sort(Comparator.comparingInt(line -> cost[line]));
    lines.addAll(others);
    return lines;
  }

  /** Returns the lines that give nothing. */
  static List<Integer> safe(LineState state) {
    List<Integer> safe = new ArrayList<>();
    for (int line = 0; line < state.graph().lines(); line++) {
      if (!state.isDrawn(line) && state.isSafe(line)) {
        safe.add(line);
      }
    }
    return safe;
  }

  /** Returns the lines that give the box on one side only: who looks at the other overlooks it. */
  static List<Integer> halfSafe(LineState state) {
    List<Integer> half = new ArrayList<>();
    for (int line = 0; line < state.graph().lines(); line++) {
      boolean isSafeBefore = state.lacks(state.graph().before(line)) > 2;
      boolean isSafeAfter = state.lacks(state.graph().after(line)) > 2;
      if (!state.isDrawn(line) && isSafeBefore != isSafeAfter) {
        half.add(line);
      }
    }
    return half;
  }

  /**
   * The gift of a drawn line to the opponent: boxes doubled, and 1 less if it leaves no choice, as
   * the middle line of two boxes does.
   */
  static int cost(LineState state, int line) {
    int boxes = run(state, state.graph().before(line), line);
    boxes += run(state, state.graph().after(line), line);
    boolean isMiddle =
        boxes == 2
            && state.lacks(state.graph().before(line)) == 2
            && state.lacks(state.graph().after(line)) == 2;
    return 2 * boxes - (isMiddle ? 1 : 0);
  }

  /** How many boxes fall one after the other from this one on, once a line of it is drawn. */
  private static int run(LineState state, int first, int drawn) {
    int boxes = 0;
    int box = first;
    int line = drawn;
    while (box != GROUND && state.lacks(box) == 2) {
      boxes++;
      line = state.lineOf(box, line);
      if (line == drawn) {
        return boxes; // round a loop: the other end finds the same boxes
      }
      box = state.graph().across(line, box);
    }
    return boxes;
  }
}

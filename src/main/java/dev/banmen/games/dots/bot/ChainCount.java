package dev.banmen.games.dots.bot;

import static dev.banmen.games.dots.bot.LineGraph.GROUND;

import java.util.Arrays;

/**
 * Judges a position without safe lines by counting its chains: both sides give the shortest one
 * away whenever they must, and take or double-deal as is best for them. Exact where chains and
 * loops hang on nothing else, but for the order of chains and loops; close elsewhere. Sources:
 * Berlekamp, The Dots and Boxes Game (2000), chapters 4 and 5; Buzzard and Ciere, Playing simple
 * loony dots and boxes endgames optimally (2014). Mutable, so that it can be used again and again;
 * one thread.
 */
final class ChainCount {
  private final LineState state;
  private final LineGraph graph;
  private final boolean[] seen; // boxes
  private final int[] length; // of a chain; 0 once it is gone
  private final int[] handout;
  private final int[] ends; // two boxes for each chain, or GROUND
  private final int[][] chainsAt; // the chains that end at a box, one entry for each end
  private final int[] count; // of them
  private final int[] given; // boxes given, in order, with their handouts
  private final int[] left;
  private int chains;
  private int lastBox;
  private int lastLine;

  /** Creates a judge of a state, which may change between judgements. */
  ChainCount(LineState state) {
    this.state = state;
    graph = state.graph();
    int boxes = graph.boxes();
    seen = new boolean[boxes];
    length = new int[boxes];
    handout = new int[boxes];
    ends = new int[2 * boxes];
    chainsAt = new int[boxes][4];
    count = new int[boxes];
    given = new int[boxes];
    left = new int[boxes];
  }

  /** Returns about what the state is worth to the side to move, in boxes. */
  int value() {
    find();
    int openings = 0;
    for (int chain = shortest(); chain >= 0; chain = shortest()) {
      given[openings] = length[chain];
      left[openings] = handout[chain];
      length[chain] = 0;
      given[openings] += cut(chain, ends[2 * chain]) + cut(chain, ends[2 * chain + 1]);
      openings++;
    }
    int value = 0;
    for (int i = openings - 1; i >= 0; i--) {
      int dealt = -2 * left[i] - value;
      value = -(given[i] + (left[i] > 0 ? Math.max(value, dealt) : value));
    }
    return value;
  }

  private void find() {
    Arrays.fill(seen, false);
    Arrays.fill(count, 0);
    chains = 0;
    for (int box = 0; box < graph.boxes(); box++) {
      if (!seen[box] && state.lacks(box) == 2) {
        add(box);
      }
    }
  }

  private void add(int box) {
    int line = state.lineOf(box, -1);
    int boxes = walk(box, line) + 1;
    int one = lastBox;
    boolean isLoop = one == box;
    int other = GROUND;
    if (isLoop) {
      one = GROUND;
    } else {
      boxes += walk(box, state.lineOf(box, line));
      other = lastBox;
    }
    length[chains] = boxes;
    handout[chains] = isLoop ? 4 : boxes > 2 ? 2 : 0;
    tie(one, 2 * chains);
    tie(other, 2 * chains + 1);
    chains++;
  }

  private void tie(int box, int end) {
    ends[end] = box;
    if (box != GROUND) {
      chainsAt[box][count[box]++] = end >> 1;
    }
  }

  /** Follows a chain; returns how many boxes it meets before the one in {@link #lastBox}. */
  private int walk(int from, int through) {
    int met = 0;
    seen[from] = true;
    lastLine = through;
    lastBox = graph.across(through, from);
    while (lastBox != GROUND && lastBox != from && state.lacks(lastBox) == 2) {
      met++;
      seen[lastBox] = true;
      lastLine = state.lineOf(lastBox, lastLine);
      lastBox = graph.across(lastLine, lastBox);
    }
    return met;
  }

  /** The shortest chain left, a chain before a loop; -1 if there is none. */
  private int shortest() {
    int shortest = -1;
    for (int chain = 0; chain < chains; chain++) {
      boolean isLeft = length[chain] > 0;
      if (isLeft && (shortest < 0 || weight(chain) < weight(shortest))) {
        shortest = chain;
      }
    }
    return shortest;
  }

  private int weight(int chain) {
    return 8 * length[chain] + handout[chain];
  }

  /**
   * Cuts a chain off from a box at its end. If two ends of others are left there, they become one
   * chain; a box left with one end falls. Returns the boxes that fall.
   */
  private int cut(int chain, int box) {
    if (box == GROUND) {
      return 0;
    }
    int[] at = chainsAt[box];
    for (int i = 0; i < count[box]; i++) {
      if (at[i] == chain) {
        at[i] = at[--count[box]];
        break;
      }
    }
    if (count[box] == 1) {
      return fall(at[0], box);
    }
    if (count[box] == 2) {
      join(box, at[0], at[1]);
    }
    return 0;
  }

  /** A box that has just one line left falls, and the chain on that line with it. */
  private int fall(int chain, int box) {
    count[box] = 0;
    if (length[chain] == 0) {
      return 1; // the other end of the chain that is being cut
    }
    int boxes = 1 + length[chain];
    length[chain] = 0;
    int end = ends[2 * chain] == box ? ends[2 * chain + 1] : ends[2 * chain];
    return boxes + cut(chain, end);
  }

  private void join(int box, int one, int other) {
    if (one == other) { // a loop tied to the box by both ends
      if (length[one] > 0) {
        length[one]++;
        handout[one] = 4;
        ends[2 * one] = GROUND;
        ends[2 * one + 1] = GROUND;
        count[box] = 0;
      }
      return;
    }
    if (length[one] == 0 || length[other] == 0) {
      return; // the other end of the chain that is being cut comes next
    }
    int far = ends[2 * other] == box ? ends[2 * other + 1] : ends[2 * other];
    length[one] += 1 + length[other];
    length[other] = 0;
    handout[one] = length[one] > 2 ? 2 : 0;
    ends[ends[2 * one] == box ? 2 * one : 2 * one + 1] = far;
    count[box] = 0;
    if (far != GROUND) {
      for (int i = 0; i < count[far]; i++) {
        if (chainsAt[far][i] == other) {
          chainsAt[far][i] = one;
          return;
        }
      }
    }
  }
}

package dev.banmen.games.go.solve;

import java.util.BitSet;

/**
 * The moves that matter for a hunted group: its liberties and the points next to them, and the
 * liberties of weak groups around, of either side. For one use.
 */
final class NearMoves {
  private static final int WEAK = 2; // liberties

  private final CaptureFight fight;
  private final byte[] colour;
  private final BitSet moves = new BitSet();
  private final BitSet done = new BitSet(); // stones whose group was looked at

  NearMoves(CaptureFight fight, byte[] colour) {
    this.fight = fight;
    this.colour = colour;
  }

  int[] find() {
    Chain hunted = fight.chain(7).at(colour, fight.target, Integer.MAX_VALUE);
    for (int i = 0; i < hunted.liberties(); i++) {
      int liberty = hunted.liberty(i);
      moves.set(liberty);
      for (int step : fight.steps) {
        int there = liberty + step;
        fight.touched.set(there);
        if (colour[there] == CaptureFight.EMPTY) {
          moves.set(there);
        } else if (colour[there] != CaptureFight.EDGE) {
          weak(there, 1);
        }
      }
    }
    around(hunted, 2);
    return moves.stream().toArray();
  }

  /** Adds the liberties of the weak groups next to one, and so on. */
  private void around(Chain chain, int depth) {
    for (int i = 0; i < chain.count(); i++) {
      for (int step : fight.steps) {
        int there = chain.stone(i) + step;
        byte side = colour[there];
        if (side == CaptureFight.other(colour[chain.stone(i)])) {
          weak(there, depth);
        }
      }
    }
  }

  private void weak(int stone, int depth) {
    if (done.get(stone) || stone == fight.target) {
      return;
    }
    Chain chain = fight.chain(3 + depth).at(colour, stone, WEAK + 1);
    int count = chain.liberties();
    for (int i = 0; i < chain.count(); i++) {
      done.set(chain.stone(i));
    }
    for (int i = 0; i < count && count <= WEAK; i++) {
      moves.set(chain.liberty(i));
    }
    if (count <= WEAK && depth > 0) {
      around(chain, depth - 1);
    }
  }
}

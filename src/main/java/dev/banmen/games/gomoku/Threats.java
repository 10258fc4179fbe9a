package dev.banmen.games.gomoku;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.BitSet;

/** Finds what a side could do with its next stone, whosever turn it is. */
final class Threats {
  /** One stone can't stop fives at this many points. */
  private static final int OPEN = 2;

  private Threats() {}

  /** The points where a side makes five. */
  static BitSet fives(GomokuRows rows, Side side) {
    BitSet fives = new BitSet();
    for (int point = 0; point < rows.size(); point++) {
      if (rows.at(point) == Mark.EMPTY && rows.makesFive(side, point)) {
        fives.set(point);
      }
    }
    return fives;
  }

  /**
   * The points where a side that can't make five yet gets two or more points to make it: an open
   * four, or two fours at once.
   */
  static BitSet doubles(GomokuRows rows, Side side) {
    BitSet doubles = new BitSet();
    GomokuRows next = rows.copy();
    for (int point = 0; point < rows.size(); point++) {
      if (rows.at(point) == Mark.EMPTY) {
        next.put(point, side.mark());
        doubles.set(point, fivesNear(next, side, point) >= OPEN);
        next.put(point, Mark.EMPTY);
      }
    }
    return doubles;
  }

  /** The number of points in line with a stone where a side can make five. */
  private static int fivesNear(GomokuRows rows, Side side, int stone) {
    BitSet near = rows.near(stone);
    int fives = 0;
    for (int point = near.nextSetBit(0); point >= 0; point = near.nextSetBit(point + 1)) {
      fives += rows.makesFive(side, point) ? 1 : 0;
    }
    return fives;
  }
}

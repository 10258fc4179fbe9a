package dev.banmen.games.gomoku;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.BitSet;

/** What a side could do with its next stone, turn or no turn. */
final class Threats {
  /** As many points to make five at are more than one stone can stop. */
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
   * The points where a side, which has nowhere to make five, gets two points or more to make it at:
   * an open four, or two fours at once.
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

  /** At how many points a side can make five that stand in line with a stone. */
  private static int fivesNear(GomokuRows rows, Side side, int stone) {
    BitSet near = rows.near(stone);
    int fives = 0;
    for (int point = near.nextSetBit(0); point >= 0; point = near.nextSetBit(point + 1)) {
      fives += rows.makesFive(side, point) ? 1 : 0;
    }
    return fives;
  }
}

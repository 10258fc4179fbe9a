package dev.banmen.games.go.solve;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Optional;

/**
 * The points around a group that only groups of the other side with liberties elsewhere surround,
 * and the edge; weaker stones may be captured there. Immutable.
 *
 * @param points all of them, without the group's own
 * @param least the fewest liberties elsewhere that one of the groups around has
 */
record ClosedRoom(BitSet points, int least) {
  private static final int STRONG = 3; // liberties elsewhere
  private static final int MOST_POINTS = 25; // with stones, the group's own, too

  /**
   * Returns the room of a group; empty if it is too large, or the whole board.
   *
   * @param fight which only gives the board its points
   */
  static Optional<ClosedRoom> of(CaptureFight fight, byte[] stones, int target, int mostEmpty) {
    byte other = CaptureFight.other(stones[target]);
    BitSet inside = new BitSet();
    BitSet walls = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    int empty = 0;
    int least = 0;
    int weak = target; // to be added
    while (weak != 0) {
      open.add(weak);
      inside.set(weak);
      walls.clear(weak);
      while (!open.isEmpty()) {
        int at = open.poll();
        for (int step : fight.steps) {
          int there = at + step;
          if (inside.get(there) || stones[there] == CaptureFight.EDGE) {
            continue;
          } else if (stones[there] == other && stones[at] != other) {
            walls.set(there);
            continue;
          }
          inside.set(there);
          walls.clear(there);
          open.add(there);
          empty += stones[there] == CaptureFight.EMPTY ? 1 : 0;
          if (empty > mostEmpty || inside.cardinality() > MOST_POINTS) {
            return Optional.empty();
          }
        }
      }
      weak = 0;
      least = Integer.MAX_VALUE;
      for (int wall = walls.nextSetBit(0); wall >= 0; wall = walls.nextSetBit(wall + 1)) {
        Chain chain = fight.chain(1).at(stones, wall, Integer.MAX_VALUE);
        int elsewhere = 0;
        for (int i = 0; i < chain.liberties(); i++) {
          elsewhere += inside.get(chain.liberty(i)) ? 0 : 1;
        }
        weak = elsewhere < STRONG ? wall : weak;
        least = Math.min(least, elsewhere);
      }
    }
    Chain own = fight.chain(1).at(stones, target, Integer.MAX_VALUE);
    for (int i = 0; i < own.count(); i++) {
      inside.clear(own.stone(i));
    }
    return walls.isEmpty() ? Optional.empty() : Optional.of(new ClosedRoom(inside, least));
  }
}

package dev.banmen.games.go.solve;

/** A group of stones, found by walking. Mutable: it is used for one group after the other. */
final class Chain {
  private final CaptureFight fight;
  private final int[] stones;
  private final int[] free;
  private final int[] seen; // by point, in which walk
  private int walk;
  private int count;
  private int liberties;

  Chain(CaptureFight fight, int points) {
    this.fight = fight;
    stones = new int[points];
    free = new int[points];
    seen = new int[points];
  }

  /**
   * Walks a group. With fewer liberties than the number to stop at, all its stones are found.
   *
   * @param most the number of liberties at which to stop
   */
  Chain at(byte[] colour, int stone, int most) {
    walk++;
    count = 0;
    liberties = 0;
    byte side = colour[stone];
    stones[count++] = stone;
    seen[stone] = walk;
    fight.touched.set(stone);
    for (int walked = 0; walked < count && liberties < most; walked++) {
      for (int step : fight.steps) {
        int there = stones[walked] + step;
        if (seen[there] != walk && colour[there] != CaptureFight.EDGE) {
          seen[there] = walk;
          fight.touched.set(there);
          if (colour[there] == side) {
            stones[count++] = there;
          } else if (colour[there] == CaptureFight.EMPTY) {
            free[liberties++] = there;
          }
        }
      }
    }
    return this;
  }

  /** The number of liberties found. */
  int liberties() {
    return liberties;
  }

  int liberty(int i) {
    return free[i];
  }

  /** Whether a stone of the same side belongs to the group, once all its stones are found. */
  boolean has(int stone) {
    return seen[stone] == walk;
  }

  /** The number of stones found. */
  int count() {
    return count;
  }

  int stone(int i) {
    return stones[i];
  }
}

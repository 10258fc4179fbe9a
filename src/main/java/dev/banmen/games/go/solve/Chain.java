package dev.banmen.games.go.solve;

/** A group of stones, found by walking. For one use. */
final class Chain {
  private final Fight fight;
  private final byte[] colour;
  private final int[] stones;
  private final boolean[] seen;
  private int count;
  private int walked;
  private int liberties;
  private final int[] free;

  Chain(Fight fight, byte[] colour, int stone) {
    this.fight = fight;
    this.colour = colour;
    stones = new int[colour.length];
    free = new int[colour.length];
    seen = new boolean[colour.length];
    stones[count++] = stone;
    seen[stone] = true;
    fight.touched.set(stone);
  }

  /** Counts liberties, up to a number; with fewer, all stones are found, too. */
  int liberties(int most) {
    byte side = colour[stones[0]];
    while (walked < count && liberties < most) {
      int at = stones[walked++];
      for (int step : fight.steps) {
        int there = at + step;
        if (!seen[there] && colour[there] != Fight.EDGE) {
          seen[there] = true;
          fight.touched.set(there);
          if (colour[there] == side) {
            stones[count++] = there;
          } else if (colour[there] == Fight.EMPTY) {
            free[liberties++] = there;
          }
        }
      }
    }
    return liberties;
  }

  /** The number of stones found so far. */
  int count() {
    return count;
  }

  int stone(int i) {
    return stones[i];
  }

  int liberty(int i) {
    return free[i];
  }
}

package dev.banmen.games.go;

import dev.banmen.game.Setup;

/**
 * Light playouts: uniformly random legal moves that fill no eye of their own, simple ko, to two
 * passes or three times the board. What libEGO's and Orego's benchmarks play. Mutable, one thread.
 */
public final class Playouts {
  private final GoBoard start;
  private final int[] empties;
  private long random;

  /** Playouts from the empty square board. */
  public Playouts(int size, long seed) {
    start = new GoBoard(new Grid(size, size), GoRules.EXERCISE.with(Ko.SIMPLE), Setup.EMPTY);
    empties = new int[size * size];
    random = seed;
  }

  /** Plays one game and returns its number of moves. */
  public int play() {
    GoBoard board = start.copy();
    Stones stones = board.stones();
    int count = empties.length;
    System.arraycopy(stones.grid.pointOf, 0, empties, 0, count);
    byte side = Stones.BLACK;
    int moves = 0;
    int passes = 0;
    int most = 3 * empties.length;
    while (passes < 2 && moves < most) {
      int lifted = stones.liftedCount();
      int at = move(board, stones, side, count);
      if (at < 0) {
        passes++;
      } else {
        passes = 0;
        empties[at] = empties[--count];
        for (int i = lifted; i < stones.liftedCount(); i++) {
          empties[count++] = stones.liftedAt(i);
        }
      }
      moves++;
      side = Stones.opponent(side);
    }
    return moves;
  }

  /** Plays the first possible of the empty points from a random one on; -1 if none is. */
  private int move(GoBoard board, Stones stones, byte side, int count) {
    if (count == 0) {
      return -1;
    }
    int from = next(count);
    int at = from;
    do {
      int point = empties[at];
      if (!isEye(stones, side, point) && board.playPoint(side, point) == 0) {
        return at;
      }
      at = at + 1 == count ? 0 : at + 1;
    } while (at != from);
    return -1;
  }

  /** All neighbours own or edge, and of the diagonals at most one the enemy's, none at an edge. */
  private static boolean isEye(Stones stones, byte side, int point) {
    byte[] c = stones.colour;
    int stride = stones.grid.stride;
    byte enemy = Stones.opponent(side);
    int bad = (1 << enemy) | 1;
    int around =
        1 << c[point - stride] | 1 << c[point - 1] | 1 << c[point + 1] | 1 << c[point + stride];
    if ((around & bad) != 0) {
      return false;
    }
    int enemies =
        (c[point - stride - 1] == enemy ? 1 : 0)
            + (c[point - stride + 1] == enemy ? 1 : 0)
            + (c[point + stride - 1] == enemy ? 1 : 0)
            + (c[point + stride + 1] == enemy ? 1 : 0);
    return enemies + ((around & 1 << Stones.EDGE) != 0 ? 1 : 0) < 2;
  }

  private int next(int bound) {
    random ^= random << 13;
    random ^= random >>> 7;
    random ^= random << 17;
    return (int) ((random >>> 33) * bound >>> 31);
  }

  /** Prints playouts a second on 9x9 and 19x19. */
  public static void main(String[] args) {
    for (int size : new int[] {9, 19}) {
      Playouts playouts = new Playouts(size, 42);
      for (int round = 0; round < 5; round++) {
        long end = System.nanoTime() + 1_000_000_000L;
        long begin = System.nanoTime();
        int games = 0;
        long moves = 0;
        while (System.nanoTime() < end) {
          for (int i = 0; i < 100; i++) {
            moves += playouts.play();
          }
          games += 100;
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        System.out.printf(
            "%dx%d: %.0f playouts a second, %d moves each%n",
            size, size, games / seconds, moves / games);
      }
    }
  }
}

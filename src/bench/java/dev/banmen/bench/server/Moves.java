package dev.banmen.bench.server;

import java.io.IOException;
import java.util.List;

/**
 * Has pairs of people play Go on 19x19, a move a second at each table: Black on the lower rows,
 * White on the upper ones, so that no stone is ever taken.
 */
final class Moves {
  /** How many moves there are. */
  static final int MOST = 2 * 19 * 8;

  private static final String COLUMNS = "ABCDEFGHJKLMNOPQRST";
  private static final long SECOND = 1_000_000_000L;

  private Moves() {}

  /** The point of a move, from 0, such as D4. */
  static String point(int move) {
    int own = move / 2;
    boolean isBlack = move % 2 == 0;
    int row = isBlack ? 1 + own / 19 : 19 - own / 19;
    return COLUMNS.charAt(own % 19) + Integer.toString(row);
  }

  /**
   * Plays.
   *
   * @param pairs Black and White of each table by turns
   * @param first the number of the next move, the same at all tables
   * @param movers gets the time from the keys to the last byte at who moved, when it is saved
   * @param others gets the same of the other player
   */
  static void play(
      List<LoadedSeat> pairs, int first, int seconds, Latencies movers, Latencies others)
      throws IOException {
    int tables = pairs.size() / 2;
    long[] typed = new long[tables];
    long start = System.nanoTime();
    for (int second = 0; second <= seconds; second++) {
      int move = first + second;
      for (int table = 0; table < tables; table++) {
        KeyLoad.await(start + second * SECOND + table * SECOND / tables);
        int mover = 2 * table + move % 2;
        if (second > 0) { // the one before: the other was to move
          add(pairs.get(mover), typed[table], others);
          add(pairs.get(mover ^ 1), typed[table], movers);
        }
        if (second < seconds) {
          typed[table] = System.nanoTime();
          pairs.get(mover).type(":" + point(move) + "\r");
        }
      }
    }
  }

  private static void add(LoadedSeat seat, long typed, Latencies latencies) {
    if (seat.last() > typed) {
      latencies.add(seat.last() - typed);
    } else {
      latencies.lost();
    }
  }
}

package dev.banmen.games.go.bot;

import dev.banmen.game.bot.SearchLimit;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.BitSet;
import java.util.Locale;

/** Measures how fast the computer players of Go search, by the processor time of one thread. */
public final class GoStrength {
  private static final long LONG_MILLIS = 86_400_000;
  private static final int GAMES = 5_000;
  private static final double NANOS = 1e9;

  private GoStrength() {}

  /** {@code playouts SIZE SECONDS}: games a second from the empty board, a line for each search. */
  public static void main(String[] args) {
    if (args.length != 3 || !args[0].equals("playouts")) {
      throw new IllegalArgumentException("playouts SIZE SECONDS");
    }
    int size = Integer.parseInt(args[1]);
    double seconds = Double.parseDouble(args[2]);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadCpuTime();
    double spent = 0;
    for (int seed = 0; spent < seconds; seed++) {
      GoSearch search = search(size, seed);
      search.run(GAMES, SearchLimit.within(LONG_MILLIS, seed));
      double now = (threads.getCurrentThreadCpuTime() - begin) / NANOS;
      System.out.printf(Locale.ROOT, "%.0f games a second%n", search.counted() / (now - spent));
      spent = now;
    }
  }

  private static GoSearch search(int size, long seed) {
    PlayoutBoard board = new PlayoutBoard(size, size);
    BitSet allowed = new BitSet();
    for (int i = 0; i < board.emptyCount; i++) {
      allowed.set(board.empties[i]);
    }
    return new GoSearch(
        board,
        PlayoutBoard.BLACK,
        null,
        PlayoutBoard.NONE,
        allowed,
        7.5,
        0,
        StoneLevel.careful(GAMES),
        seed);
  }
}

package dev.banmen.games.othello.bot;

import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Writes games of the computer against itself, a line each such as f5d6c3, from openings of 6 to 25
 * moves by chance, so that boards that nobody would seek are judged well too.
 */
final class SelfPlay {
  private static final long BLACK = 1L << 28 | 1L << 35;
  private static final long WHITE = 1L << 27 | 1L << 36;
  private static final int END = 12;

  private final DiscSearch search;
  private final OthelloLevel level;
  private final SplittableRandom random;

  private SelfPlay(DiscSearch search, int depth, long seed) {
    this.search = search;
    this.level = new OthelloLevel(0, depth, END, Long.MAX_VALUE, 0, 0);
    random = new SplittableRandom(seed);
  }

  /** {@code OUT WEIGHTS DEPTH SEED SECONDS}. */
  public static void main(String[] args) throws IOException {
    PatternWeights weights = PatternWeights.read(Files.newInputStream(Path.of(args[1])));
    DiscSearch search = new DiscSearch(new KnownBoards(16), new DiscEvaluation(weights, 0));
    SelfPlay play = new SelfPlay(search, Integer.parseInt(args[2]), Long.parseLong(args[3]));
    long end = System.nanoTime() + Long.parseLong(args[4]) * 1_000_000_000;
    int games = 0;
    try (PrintStream out = new PrintStream(Files.newOutputStream(Path.of(args[0])))) {
      for (; System.nanoTime() < end; games++) {
        out.println(play.game());
      }
    }
    System.out.println(games + " games");
  }

  private String game() {
    StringBuilder text = new StringBuilder();
    long own = BLACK;
    long other = WHITE;
    int opening = 6 + random.nextInt(20);
    for (int ply = 0; ; ) {
      long moves = Bits.moves(own, other);
      if (moves == 0) {
        if (Bits.moves(other, own) == 0) {
          return text.toString();
        }
        long swap = own;
        own = other;
        other = swap;
        continue;
      }
      int square = ply++ < opening ? byChance(moves) : best(own, other);
      text.append((char) ('a' + (square & 7))).append((square >>> 3) + 1);
      long flips = Bits.flips(own, other, square);
      long next = other & ~flips;
      other = own | flips | 1L << square;
      own = next;
    }
  }

  private int byChance(long moves) {
    long rest = moves;
    for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  private int best(long own, long other) {
    SearchWork work = new SearchWork(SearchLimit.within(1_000_000, 1), Long.MAX_VALUE);
    List<RootMove> found = new RootSearch(search, work, own, other, random.nextLong()).run(level);
    return found.get(0).square;
  }
}

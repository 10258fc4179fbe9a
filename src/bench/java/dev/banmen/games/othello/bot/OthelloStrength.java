package dev.banmen.games.othello.bot;

import dev.banmen.game.SplitMix64;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

/** Measures the computer player of Othello: endgames solved, and games against others. */
public final class OthelloStrength {
  private static final long BLACK = 1L << 28 | 1L << 35;
  private static final long WHITE = 1L << 27 | 1L << 36;
  private static final int OPENING = 8; // plies by chance, the same for both colours

  /** Takes a corner, else what flips most discs. */
  private static final Chooser MANY =
      (own, other, seed) -> {
        long moves = Bits.moves(own, other);
        int best = -1;
        int most = -1;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
          int square = Long.numberOfTrailingZeros(rest);
          int worth = Long.bitCount(Bits.flips(own, other, square));
          worth += (0x8100000000000081L >>> square & 1) != 0 ? 64 : 0;
          if (worth > most) {
            most = worth;
            best = square;
          }
        }
        return best;
      };

  private OthelloStrength() {}

  /** Chooses a move for a side that has one. */
  private interface Chooser {
    int move(long own, long other, long seed);
  }

  /**
   * {@code ffo FILE [FROM TO]}: solves the endgames of a file; {@code plain GAMES MILLIS [DEPTH]}:
   * plays the plain opponent; {@code wiped GAMES}: each level against a player of corners and many
   * discs, who sometimes leaves none.
   */
  public static void main(String[] args) throws IOException {
    switch (args[0]) {
      case "ffo":
        solve(
            Path.of(args[1]),
            args.length > 2 ? Integer.parseInt(args[2]) : 1,
            args.length > 3 ? Integer.parseInt(args[3]) : 44);
        break;
      case "plain":
        PlainOthello plain = new PlainOthello(args.length > 3 ? Integer.parseInt(args[3]) : 6);
        Chooser strong = level(OthelloLevel.of(OthelloLevel.count()), Long.parseLong(args[2]));
        match("top level", strong, (own, other, seed) -> plain.move(own, other), count(args[1]));
        break;
      case "wiped":
        for (int level = 1; level <= Math.min(9, OthelloLevel.count()); level++) {
          wiped(level, count(args[1]));
        }
        break;
      default:
        throw new IllegalArgumentException(args[0] + " is none of ffo, plain, wiped");
    }
  }

  private static int count(String games) {
    return Integer.parseInt(games);
  }

  private static Chooser level(OthelloLevel level, long millis) {
    int bits = level.nodes() > 100_000 ? 20 : 14;
    DiscSearch search =
        new DiscSearch(
            new KnownBoards(bits), new DiscEvaluation(PatternWeights.own(), level.greed()));
    return (own, other, seed) -> {
      SearchWork work = new SearchWork(SearchLimit.within(millis, seed), level.nodes());
      return new RootSearch(search, work, own, other, seed).run(level).get(0).square;
    };
  }

  /** Counts the games in which a level has no disc left. */
  private static void wiped(int number, int games) {
    Chooser level = level(OthelloLevel.of(number), 60_000);
    Chooser glance = level(OthelloLevel.atAGlance(), 60_000);
    int hasty = OthelloLevel.of(number).hasty();
    Chooser mixed =
        (own, other, seed) ->
            (Long.remainderUnsigned(SplitMix64.mix(seed), 100) < hasty ? glance : level)
                .move(own, other, seed);
    int wiped = 0;
    int won = 0;
    for (int game = 0; game < games; game++) {
      boolean isBlack = game % 2 == 0;
      int lead = game(isBlack ? mixed : MANY, isBlack ? MANY : mixed, game / 2);
      wiped += (isBlack ? -lead : lead) == 64 ? 1 : 0;
      won += (isBlack ? lead : -lead) > 0 ? 1 : 0;
    }
    System.out.printf("level %d: won %d of %d, wiped out in %d%n", number, won, games, wiped);
  }

  private static void match(String name, Chooser first, Chooser second, int games) {
    double points = 0;
    long discs = 0;
    for (int game = 0; game < games; game++) {
      boolean isFirstBlack = game % 2 == 0;
      int lead = game(isFirstBlack ? first : second, isFirstBlack ? second : first, game / 2);
      int own = isFirstBlack ? lead : -lead;
      points += own > 0 ? 1 : own == 0 ? 0.5 : 0;
      discs += own;
    }
    double share = points / games;
    double error = 1.96 * Math.sqrt(share * (1 - share) / games);
    System.out.printf(
        "%s: %.1f of %d, %.1f%% +- %.1f, %+.1f discs a game%n",
        name, points, games, 100 * share, 100 * error, (double) discs / games);
  }

  /** By how much Black wins, the empty squares to the winner. */
  private static int game(Chooser black, Chooser white, long opening) {
    SplittableRandom random = new SplittableRandom(opening);
    long own = BLACK;
    long other = WHITE;
    boolean isBlack = true;
    for (int ply = 0; ; ply++) {
      long moves = Bits.moves(own, other);
      int square = -1;
      if (moves == 0 && Bits.moves(other, own) == 0) {
        int end = LastMoves.end(own, other);
        return isBlack ? end : -end;
      } else if (moves != 0 && ply < OPENING) {
        long rest = moves;
        for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
          rest &= rest - 1;
        }
        square = Long.numberOfTrailingZeros(rest);
      } else if (moves != 0) {
        square = (isBlack ? black : white).move(own, other, opening * 64 + ply);
      }
      long flips = square < 0 ? 0 : Bits.flips(own, other, square);
      long next = other & ~flips;
      other = square < 0 ? own : own | flips | 1L << square;
      own = next;
      isBlack = !isBlack;
    }
  }

  private static void solve(Path file, int from, int to) throws IOException {
    DiscSearch search =
        new DiscSearch(new KnownBoards(21), new DiscEvaluation(PatternWeights.own(), 0));
    double total = 0;
    int wrong = 0;
    for (String line : Files.readAllLines(file)) {
      String[] cells = line.split("\t");
      if (!line.startsWith("#")
          && Integer.parseInt(cells[0]) >= from
          && Integer.parseInt(cells[0]) <= to) {
        long begin = cpu();
        search.known().clear();
        boolean isBlack = cells[2].equals("X");
        long own = bits(cells[1], isBlack ? 'X' : 'O');
        long other = bits(cells[1], isBlack ? 'O' : 'X');
        SearchWork work = new SearchWork(SearchLimit.within(10_000_000, 1), Long.MAX_VALUE);
        List<RootMove> moves =
            new RootSearch(search, work, own, other, 1).run(OthelloLevel.perfect(Long.MAX_VALUE));
        double seconds = (cpu() - begin) / 1e9;
        int value = moves.get(0).value;
        boolean isRight = moves.get(0).isProved && value == Integer.parseInt(cells[4]);
        System.out.printf(
            "%s: %s empty, %+d%s, %.2f s, %d thousand boards%n",
            cells[0],
            cells[3],
            value,
            isRight ? "" : " WRONG, " + cells[4],
            seconds,
            work.nodes() / 1000);
        total += seconds;
        wrong += isRight ? 0 : 1;
      }
    }
    System.out.printf("%.2f s of CPU together, %d wrong%n", total, wrong);
  }

  /** Nanoseconds that this thread has worked, whatever else the machine does. */
  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static long bits(String board, char disc) {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= board.charAt(i) == disc ? 1L << i : 0;
    }
    return bits;
  }
}

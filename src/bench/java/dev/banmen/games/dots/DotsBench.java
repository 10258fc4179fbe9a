package dev.banmen.games.dots;

import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.Locale;

/**
 * Measures how fast the board is: random games and counted move sequences. Run it as a program,
 * with the number of rounds as its argument.
 */
public final class DotsBench {
  /** 9x9 dots are 8x8 boxes, 144 lines. */
  private static final int DOTS = 9;

  private static final int GAMES = 200_000;

  private final DotsBoard board = new DotsBoard(DOTS, DOTS, Ties.DRAW, Setup.EMPTY);
  private final int[] lines = lines();
  private final int[] left = new int[lines.length];

  private static int[] lines() {
    int width = 2 * DOTS - 1;
    int[] lines = new int[2 * DOTS * (DOTS - 1)];
    int count = 0;
    for (int site = 0; site < width * width; site++) {
      if (((site / width + site % width) & 1) == 1) {
        lines[count++] = site;
      }
    }
    return lines;
  }

  /** Plays one random game to its end on a reused board; the boxes of the first player. */
  int randomGame(long seed) {
    board.rewind();
    System.arraycopy(lines, 0, left, 0, lines.length);
    long random = seed * 0x9E3779B97F4A7C15L | 1;
    for (int count = left.length; count > 0; count--) {
      random ^= random << 13;
      random ^= random >>> 7;
      random ^= random << 17;
      int pick = (int) ((random >>> 32) * count >>> 32);
      int line = left[pick];
      left[pick] = left[count - 1];
      if (board.play(board.turn(), line) != 0) {
        throw new IllegalStateException("an open line was refused");
      }
    }
    return board.boxes(Side.BLACK);
  }

  /** The number of ways to draw so many lines, one after the other. */
  static long perft(DotsBoard board, int[] lines, int depth) {
    long leaves = 0;
    for (int line : lines) {
      if (board.check(board.turn(), line) == 0) {
        if (depth == 1) {
          leaves++;
        } else {
          board.play(board.turn(), line);
          leaves += perft(board, lines, depth - 1);
          board.undo();
        }
      }
    }
    return leaves;
  }

  private void round() {
    long begun = System.nanoTime();
    long boxes = 0;
    for (int game = 0; game < GAMES; game++) {
      boxes += randomGame(game + 1);
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    System.out.printf(
        Locale.ROOT,
        "random games, 8x8 boxes: %,.0f a second (%.2f ns a line, %.2f boxes for the first)%n",
        GAMES / seconds,
        seconds * 1e9 / GAMES / lines.length,
        (double) boxes / GAMES);
    begun = System.nanoTime();
    long leaves = perft(new DotsBoard(DOTS, DOTS, Ties.DRAW, Setup.EMPTY), lines, 4);
    seconds = (System.nanoTime() - begun) / 1e9;
    System.out.printf(
        Locale.ROOT, "perft 4: %,d leaves, %,.0f a second%n", leaves, leaves / seconds);
  }

  /** Measures. */
  public static void main(String[] args) {
    DotsBench bench = new DotsBench();
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 5;
    for (int i = 0; i < rounds; i++) {
      bench.round();
    }
  }
}

package dev.banmen.games.othello.board;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import dev.banmen.games.othello.OthelloGame;

/**
 * Measures how fast Othello is: leaves of its tree a second, and random games a second. One thread.
 * A pass is one ply, and a game that ended earlier counts as one leaf.
 */
public final class OthelloBench {
  private static final long BLACK_START = 1L << 28 | 1L << 35; // e4, d5
  private static final long WHITE_START = 1L << 27 | 1L << 36; // d4, e5

  private static final BitBoard START = new BitBoard(new OthelloGame(8).start());

  private OthelloBench() {}

  /**
   * The number of leaves of the tree of all games to a depth; those of the last ply are counted
   * without being played.
   *
   * @param depth in plies, 1 or more
   */
  public static long perft(int depth) {
    return perft(BLACK_START, WHITE_START, depth);
  }

  private static long perft(long own, long other, int depth) {
    long moves = Bits.moves(own, other);
    if (depth == 1) {
      return moves == 0 ? 1 : Long.bitCount(moves);
    }
    if (moves == 0) {
      return Bits.moves(other, own) == 0 ? 1 : perft(other, own, depth - 1);
    }
    long leaves = 0;
    for (; moves != 0; moves &= moves - 1) {
      long flips = Bits.flips(own, other, Long.numberOfTrailingZeros(moves));
      leaves += perft(other & ~flips, own | flips | moves & -moves, depth - 1);
    }
    return leaves;
  }

  /**
   * Plays one game of uniformly random legal moves from the start to its end, by {@link
   * Board#play}.
   *
   * @param seed any number; its game is always the same
   * @return the number of plies, passes included
   */
  public static int randomGame(long seed) {
    BitBoard board = START.copy();
    long random = SplitMix64.mix(seed) | 1;
    Side side = Side.BLACK;
    while (true) {
      random ^= random << 13;
      random ^= random >>> 7;
      random ^= random << 17;
      int site = Board.PASS;
      long moves = board.moves();
      if (moves != 0) {
        site = pick(moves, random);
      }
      if (board.play(side, site) != 0) {
        break; // nobody has a move
      }
      side = side.opponent();
    }
    return board.ply();
  }

  /** One of the set bits, each as likely as the others. */
  private static int pick(long moves, long random) {
    long rest = moves;
    for (int skip = (int) ((random >>> 33) * Long.bitCount(moves) >>> 31); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** Prints leaves a second at depth 11 and random games a second. */
  public static void main(String[] arguments) {
    for (int round = 0; round < 5; round++) {
      long begin = System.nanoTime();
      long leaves = perft(11);
      long middle = System.nanoTime();
      int games = 1_000_000;
      long plies = 0;
      for (int game = 0; game < games; game++) {
        plies += randomGame(game);
      }
      double seconds = (System.nanoTime() - middle) / 1e9;
      System.out.println(
          "perft(11) = "
              + leaves
              + ", "
              + Math.round(leaves / ((middle - begin) / 1e3))
              + " million leaves a second; "
              + Math.round(games / seconds)
              + " random games a second of "
              + plies / (double) games
              + " plies");
    }
  }
}

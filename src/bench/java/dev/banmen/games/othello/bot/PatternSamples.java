package dev.banmen.games.othello.bot;

import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.SearchWork;
import dev.banmen.games.othello.board.Bits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Boards with the final difference of discs, for the side to move: from games of WTHOR, or of moves
 * in lines such as f5d6c3. From the last squares on, the difference is the one with perfect play.
 */
final class PatternSamples {
  private static final int SOLVED = 13; // empty squares from which every board is solved
  private static final long BLACK = 1L << 28 | 1L << 35;
  private static final long WHITE = 1L << 27 | 1L << 36;
  private static final long DAY = 86_400_000;
  private static final int HEADER = 16;
  private static final int RECORD = 68;

  long[] own = new long[1 << 20];
  long[] other = new long[1 << 20];
  byte[] lead = new byte[1 << 20];
  int count;

  private final Endgame endgame;
  private final KnownBoards known = new KnownBoards(16);

  PatternSamples() {
    DiscMoves[] lists = new DiscMoves[65];
    Arrays.setAll(lists, i -> new DiscMoves());
    endgame = new Endgame(known, new StableDiscs(), lists);
    endgame.begin(new SearchWork(SearchLimit.within(DAY, 1), Long.MAX_VALUE));
  }

  void read(Path file) throws IOException {
    if (file.toString().endsWith(".wtb")) {
      byte[] bytes = Files.readAllBytes(file);
      int[] moves = new int[60];
      for (int at = HEADER; at + RECORD <= bytes.length; at += RECORD) {
        for (int i = 0; i < 60; i++) {
          int code = bytes[at + 8 + i];
          moves[i] = code == 0 ? -1 : (code / 10 - 1) * 8 + code % 10 - 1;
        }
        game(moves, 60);
      }
    } else {
      for (String line : Files.readAllLines(file)) {
        String text = line.split(" ")[0];
        int[] moves = new int[text.length() / 2];
        for (int i = 0; i < moves.length; i++) {
          moves[i] = (text.charAt(2 * i + 1) - '1') * 8 + text.charAt(2 * i) - 'a';
        }
        game(moves, moves.length);
      }
    }
  }

  /** Adds the boards of one game, if it was played to near its end. */
  void game(int[] moves, int most) {
    int first = count;
    long mine = BLACK;
    long theirs = WHITE;
    boolean isBlack = true;
    boolean[] black = new boolean[80];
    for (int i = 0; i < most && moves[i] >= 0; i++) {
      if (Bits.moves(mine, theirs) == 0) {
        long swap = mine;
        mine = theirs;
        theirs = swap;
        isBlack = !isBlack;
      }
      if ((Bits.moves(mine, theirs) >>> moves[i] & 1) == 0) {
        break;
      }
      black[count - first] = isBlack;
      add(mine, theirs);
      long flips = Bits.flips(mine, theirs, moves[i]);
      long next = theirs & ~flips;
      theirs = mine | flips | 1L << moves[i];
      mine = next;
      isBlack = !isBlack;
    }
    int end = count;
    while (end > first && Long.bitCount(~(own[end - 1] | other[end - 1])) < SOLVED - 1) {
      end--;
    }
    if (end == first || Long.bitCount(~(own[end - 1] | other[end - 1])) > SOLVED) {
      count = first; // it stops before anything is known
      return;
    }
    for (int i = end - 1; i < count; i++) {
      lead[i] = (byte) solve(own[i], other[i]);
    }
    for (int i = first; i < end - 1; i++) {
      lead[i] =
          (byte) (black[i - first] == black[end - 1 - first] ? lead[end - 1] : -lead[end - 1]);
    }
  }

  void add(long mine, long theirs) {
    if (count == own.length) {
      own = Arrays.copyOf(own, 2 * count);
      other = Arrays.copyOf(other, 2 * count);
      lead = Arrays.copyOf(lead, 2 * count);
    }
    own[count] = mine;
    other[count++] = theirs;
  }

  /** The exact value, by null windows that close in. */
  private int solve(long mine, long theirs) {
    int empty = Long.bitCount(~(mine | theirs));
    int low = -64;
    int high = 64;
    int guess = 0;
    while (low < high) {
      int alpha = guess == low ? guess : guess - 1;
      int value = endgame.value(mine, theirs, alpha, empty);
      if (value > alpha) {
        low = value;
      } else {
        high = value;
      }
      guess = value;
    }
    return low;
  }
}

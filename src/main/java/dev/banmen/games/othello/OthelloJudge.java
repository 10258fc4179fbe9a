package dev.banmen.games.othello;

import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Judge;
import dev.banmen.game.record.JudgeOutput;
import dev.banmen.game.record.Tokens;
import dev.banmen.games.othello.board.Bits;
import dev.banmen.text.Phrase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * The exercise UVa 220: lists moves, plays them and prints boards, straight on the two words of
 * discs. Mutable while it judges, one thread; rows and columns of the exercise count from 1.
 */
final class OthelloJudge implements Judge {
  private static final Phrase GAMES = Phrase.beside(OthelloJudge.class, "expected.games");
  private static final Phrase LINE = Phrase.beside(OthelloJudge.class, "expected.line");
  private static final Phrase EIGHT = Phrase.beside(OthelloJudge.class, "expected.line.eight");
  private static final Phrase SIGNS = Phrase.beside(OthelloJudge.class, "expected.line.signs");
  private static final Phrase PLAYER = Phrase.beside(OthelloJudge.class, "expected.player");
  private static final Phrase NAMED = Phrase.beside(OthelloJudge.class, "expected.player.named");
  private static final Phrase COMMAND = Phrase.beside(OthelloJudge.class, "expected.command");
  private static final Phrase FULL = Phrase.beside(OthelloJudge.class, "expected.command.full");

  private static final int PLACE = 6; // bytes of "(r,c) "
  private static final int ROW = 9; // bytes of a row and its end
  private static final int BLACK_COUNT = 8; // where the numbers are in the line of counts
  private static final int WHITE_COUNT = 19;

  private final byte[] list = new byte[64 * PLACE];
  private final byte[] board = new byte[8 * ROW];
  private final byte[] counts = "Black - 00 White - 00\n".getBytes(StandardCharsets.US_ASCII);

  private boolean blackToMove;
  private long own; // of the player to move
  private long other;

  @Override
  public void judge(Tokens in, JudgeOutput out) throws InputFault, IOException {
    long games = games(in);
    for (long game = 0; game < games; game++) {
      if (game > 0) {
        out.put('\n');
      }
      readBoard(in);
      obey(in, out);
    }
    in.end();
  }

  static long games(Tokens in) throws InputFault, IOException {
    return in.integer(GAMES, 0, Tokens.UNBOUNDED);
  }

  void readBoard(Tokens in) throws InputFault, IOException {
    long black = 0;
    long white = 0;
    for (int row = 0; row < 8; row++) {
      in.need(LINE);
      if (in.length() != 8) {
        throw in.found(EIGHT);
      }
      for (int col = 0; col < 8; col++) {
        long bit = 1L << row * 8 + col;
        switch (in.at(col)) {
          case 'B' -> black |= bit;
          case 'W' -> white |= bit;
          case '-' -> {}
          default -> throw in.found(SIGNS);
        }
      }
    }
    in.need(PLAYER);
    blackToMove = in.at(0) == 'B';
    if (in.length() != 1 || !blackToMove && in.at(0) != 'W') {
      throw in.found(NAMED);
    }
    own = blackToMove ? black : white;
    other = blackToMove ? white : black;
  }

  /** Carries out one game's commands, the last of which is Q. */
  private void obey(Tokens in, JudgeOutput out) throws InputFault, IOException {
    while (true) {
      switch (command(in)) {
        case 'M' -> {
          play(in);
          count(out);
        }
        case 'L' -> list(out);
        default -> {
          print(out);
          return;
        }
      }
    }
  }

  /** Moves to the next command, and returns its letter: L, M or Q. */
  static byte command(Tokens in) throws InputFault, IOException {
    in.need(COMMAND);
    byte command = in.at(0);
    if (in.length() == (command == 'M' ? 3 : 1)
        && (command == 'M' || command == 'L' || command == 'Q')) {
      return command;
    }
    throw unknown(in);
  }

  private static InputFault unknown(Tokens in) {
    return in.found(FULL);
  }

  /** Plays the current command's move, after a forced pass if needed, and returns its square. */
  int play(Tokens in) throws InputFault {
    int row = in.at(1) - '1';
    int col = in.at(2) - '1';
    if ((row | col) < 0 || row > 7 || col > 7) {
      throw unknown(in);
    }
    if (Bits.moves(own, other) == 0) {
      turn();
    }
    int square = row * 8 + col;
    long bit = 1L << square;
    long flips = ((own | other) & bit) == 0 ? Bits.flips(own, other, square) : 0;
    if (flips == 0) {
      throw in.fault(StepRefusal.text(row, col, own, other, blackToMove, in.language()));
    }
    own |= flips | bit;
    other &= ~flips;
    turn();
    return square;
  }

  private void count(JudgeOutput out) throws IOException {
    count(BLACK_COUNT, Long.bitCount(black()));
    count(WHITE_COUNT, Long.bitCount(white()));
    out.put(counts);
  }

  private void turn() {
    long newOwn = other;
    other = own;
    own = newOwn;
    blackToMove = !blackToMove;
  }

  /** Whether it is Black's turn, even without a legal move. */
  boolean isBlackToMove() {
    return blackToMove;
  }

  long black() {
    return blackToMove ? own : other;
  }

  long white() {
    return blackToMove ? other : own;
  }

  private void count(int at, int discs) {
    counts[at] = (byte) (discs < 10 ? ' ' : '0' + discs / 10);
    counts[at + 1] = (byte) ('0' + discs % 10);
  }

  private void list(JudgeOutput out) throws IOException {
    long moves = Bits.moves(own, other);
    if (moves == 0) {
      out.put("No legal move.\n");
      return;
    }
    int size = 0;
    for (; moves != 0; moves &= moves - 1) {
      int square = Long.numberOfTrailingZeros(moves);
      list[size] = '(';
      list[size + 1] = (byte) ('1' + (square >> 3));
      list[size + 2] = ',';
      list[size + 3] = (byte) ('1' + (square & 7));
      list[size + 4] = ')';
      list[size + 5] = ' ';
      size += PLACE;
    }
    list[size - 1] = '\n';
    out.put(list, size);
  }

  private void print(JudgeOutput out) throws IOException {
    long black = black();
    long white = white();
    int at = 0;
    for (int square = 0; square < 64; square++) {
      long bit = 1L << square;
      board[at++] = (byte) ((black & bit) != 0 ? 'B' : (white & bit) != 0 ? 'W' : '-');
      if ((square & 7) == 7) {
        board[at++] = '\n';
      }
    }
    out.put(board);
  }
}

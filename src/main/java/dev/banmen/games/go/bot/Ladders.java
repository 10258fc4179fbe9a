package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.other;

/**
 * Reads ladders: whether a group can be caught by one atari after another, in which each side has
 * at most a few answers. All boards it is asked about have one size. For one thread.
 */
final class Ladders {
  /** The moves that are looked ahead; a ladder that goes on is taken to fail. */
  private static final int MOST_MOVES = 40;

  /** The moves that are tried for one question; then the group is taken to escape. */
  private static final int MOST_TRIES = 100;

  private final PlayoutBoard[] boards = new PlayoutBoard[MOST_MOVES]; // made as they are needed
  private final int[][] liberties = new int[MOST_MOVES + 1][3];
  private final int mostTries;
  private int tries;
  private boolean isCut;

  Ladders() {
    this(MOST_TRIES);
  }

  Ladders(int mostTries) {
    this.mostTries = mostTries;
  }

  /** What a board becomes by a move, so deep in what is looked ahead. */
  private PlayoutBoard after(PlayoutBoard board, int point, byte side, int depth) {
    if (boards[depth] == null) {
      boards[depth] = new PlayoutBoard(board.rows, board.cols);
    }
    boards[depth].set(board);
    boards[depth].play(point, side);
    return boards[depth];
  }

  /** Whether any answer since the start may be wrong because a limit was reached. */
  boolean isCut() {
    return isCut;
  }

  /** Whether a group in atari is lost although it moves. */
  boolean isLost(PlayoutBoard board, int stone) {
    tries = 0;
    return isLost(board, stone, 0);
  }

  /** Whether a group of two liberties is lost if the other side moves. */
  boolean isInDanger(PlayoutBoard board, int stone) {
    tries = 0;
    return isInDanger(board, stone, 0);
  }

  /** Whether the other side catches a group of two liberties by a move at one of them. */
  boolean isCaughtBy(PlayoutBoard board, int stone, int liberty) {
    tries = 0;
    return isCaughtBy(board, stone, liberty, 0);
  }

  /** Whether a group of at most two liberties is safe from ladders after its side's move. */
  boolean isSavedBy(PlayoutBoard board, int stone, int point) {
    tries = 0;
    return isSavedBy(board, stone, point, 0);
  }

  private boolean isLost(PlayoutBoard board, int stone, int depth) {
    byte side = board.colour[stone];
    int at = stone;
    do {
      for (int i = 0; i < 4; i++) {
        int there = at + board.steps[i];
        if (board.colour[there] == other(side)
            && board.isInAtari(there)
            && isSavedBy(board, stone, board.lastLiberty(there), depth)) {
          return false;
        }
      }
      at = board.next(at);
    } while (at != stone);
    return !isSavedBy(board, stone, board.lastLiberty(stone), depth);
  }

  private boolean isSavedBy(PlayoutBoard board, int stone, int point, int depth) {
    byte side = board.colour[stone];
    if (!board.isLegal(point, side)) {
      return false;
    }
    if (depth == MOST_MOVES || ++tries > mostTries) {
      isCut = true;
      return true;
    }
    PlayoutBoard after = after(board, point, side, depth);
    int count = after.liberties(stone, liberties[depth + 1]);
    return count > 2 || count == 2 && !isInDanger(after, stone, depth + 1);
  }

  private boolean isInDanger(PlayoutBoard board, int stone, int depth) {
    int[] two = liberties[depth];
    board.liberties(stone, two);
    int one = two[0];
    int other = two[1];
    return isCaughtBy(board, stone, one, depth) || isCaughtBy(board, stone, other, depth);
  }

  private boolean isCaughtBy(PlayoutBoard board, int stone, int liberty, int depth) {
    byte side = other(board.colour[stone]);
    if (!board.isLegal(liberty, side)) {
      return false;
    }
    if (depth == MOST_MOVES || ++tries > mostTries) {
      isCut = true;
      return false;
    }
    return isLost(after(board, liberty, side, depth), stone, depth + 1);
  }
}

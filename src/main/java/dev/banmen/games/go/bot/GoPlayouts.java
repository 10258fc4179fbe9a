package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.NONE;

import java.util.SplittableRandom;

/**
 * Plays games of Go to their end: saves what is in atari, captures, answers the last move by a
 * shape, and otherwise plays anywhere but into its own eyes. For one thread.
 */
final class GoPlayouts {
  private final SplittableRandom random;
  private final int notice; // in how many of ten cases it looks for such moves
  private final int goal; // captures that win; 0 if the area decides
  private final int[] found = new int[16];
  private int foundCount;

  /** The moves of the last game played out, points or {@link PlayoutBoard#NONE}. */
  final int[] moves;

  int moveCount;

  /** A game ends once a side has so many stones more than the other. */
  int mercy = Integer.MAX_VALUE;

  GoPlayouts(PlayoutBoard board, int goal, int notice, long seed) {
    random = new SplittableRandom(seed);
    this.goal = goal;
    this.notice = notice;
    moves = new int[board.rows * board.cols * 3 + 8];
  }

  /** Whether captures decide, not the area. */
  boolean isCapturing() {
    return goal > 0;
  }

  /** Plays on from here; the side's first move answers the last one. */
  void play(PlayoutBoard board, byte side, int last) {
    byte mover = side;
    int previous = last;
    int passes = 0;
    moveCount = 0;
    while (passes < 2
        && moveCount < moves.length
        && winner(board) == PlayoutBoard.EMPTY
        && Math.abs(board.lead) < mercy) {
      int point = choose(board, mover, previous);
      if (point == NONE) {
        board.pass();
        passes++;
      } else {
        board.play(point, mover);
        passes = 0;
      }
      moves[moveCount++] = point;
      previous = point;
      mover = PlayoutBoard.other(mover);
    }
  }

  /** Returns who has captured enough; EMPTY if nobody. */
  byte winner(PlayoutBoard board) {
    if (goal == 0) {
      return PlayoutBoard.EMPTY;
    } else if (board.captured[PlayoutBoard.BLACK] >= goal) {
      return PlayoutBoard.BLACK;
    }
    return board.captured[PlayoutBoard.WHITE] >= goal ? PlayoutBoard.WHITE : PlayoutBoard.EMPTY;
  }

  private int choose(PlayoutBoard board, byte side, int last) {
    if (last != NONE) {
      foundCount = 0;
      if (chance()) {
        findUrgent(board, side, last);
      }
      if (foundCount == 0 && chance()) {
        findShapes(board, side, last);
      }
      int point = foundCount == 0 ? NONE : found[below(foundCount)];
      if (point != NONE) {
        return point;
      }
    }
    return anywhere(board, side);
  }

  /** Returns a number by chance, from 0 and less than a bound; quicker than the library's. */
  private int below(int bound) {
    return (int) ((random.nextInt() & 0xffffffffL) * bound >>> 32);
  }

  private boolean chance() {
    return below(10) < notice;
  }

  /** Finds moves that take the group of the last move, or save a group that it put in atari. */
  private void findUrgent(PlayoutBoard board, byte side, int last) {
    if (board.colour[last] == PlayoutBoard.other(side) && board.isInAtari(last)) {
      add(board, board.lastLiberty(last));
    }
    for (int i = 0; i < 4; i++) {
      int there = last + board.steps[i];
      if (board.colour[there] == side && board.isInAtari(there)) {
        findRescue(board, side, there);
      }
    }
  }

  /** Finds ways out of atari: taking a neighbour in atari, or running where it gets liberties. */
  private void findRescue(PlayoutBoard board, byte side, int stone) {
    int at = stone;
    do {
      for (int i = 0; i < 4; i++) {
        int there = at + board.steps[i];
        if (board.colour[there] == PlayoutBoard.other(side) && board.isInAtari(there)) {
          add(board, board.lastLiberty(there));
        }
      }
      at = board.next(at);
    } while (at != stone);
    int run = board.lastLiberty(stone);
    if (board.libertiesAfter(run, side) > 1) {
      add(board, run);
    }
  }

  private void findShapes(PlayoutBoard board, byte side, int last) {
    int code = board.around(last);
    for (int i = 0; i < 8; i++) {
      int there = last + board.steps[i];
      if ((code >> 14 - 2 * i & 3) == PlayoutBoard.EMPTY
          && Patterns.fits(board.around(there))
          && board.libertiesAfter(there, side) > 1) {
        add(board, there);
      }
    }
  }

  /** Adds a move that takes stones or has liberties: only the ko may forbid it. */
  private void add(PlayoutBoard board, int point) {
    if (foundCount < found.length && point != board.ko) {
      found[foundCount++] = point;
    }
  }

  /** Returns a legal point by chance that is no own eye, and mostly not one that can be taken. */
  private int anywhere(PlayoutBoard board, byte side) {
    int count = board.emptyCount;
    if (count == 0) {
      return NONE;
    }
    int start = below(count);
    int poor = NONE;
    for (int i = 0; i < count; i++) {
      int point = board.empties[start + i < count ? start + i : start + i - count];
      if (point != board.ko && !board.isEye(point, side)) {
        int liberties = board.libertiesAfter(point, side);
        if (liberties > 1) {
          return point;
        } else if (liberties == 1 && poor == NONE) {
          poor = point;
        }
      }
    }
    return poor;
  }
}

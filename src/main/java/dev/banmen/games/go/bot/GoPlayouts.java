package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.NONE;

import java.util.SplittableRandom;

/**
 * Plays games of Go to their end: saves what is in atari, captures, answers the last move by a
 * shape, and otherwise plays anywhere but into its own eyes. For one thread.
 */
final class GoPlayouts {
  /** In how many of ten cases it looks for such moves: always would make all games alike. */
  private static final int TENTHS = 9;

  private final Patterns patterns = new Patterns();
  private final SplittableRandom random;
  private final int goal; // captures that win; 0 if the area decides
  private final int[] found = new int[16];
  private int foundCount;

  /** The moves of the last game played out, points or {@link PlayoutBoard#NONE}. */
  final int[] moves;

  int moveCount;

  GoPlayouts(PlayoutBoard board, int goal, long seed) {
    random = new SplittableRandom(seed);
    this.goal = goal;
    moves = new int[board.rows * board.cols * 3 + 8];
  }

  /** Whether captures decide, not the area. */
  boolean isCapturing() {
    return goal > 0;
  }

  Patterns patterns() {
    return patterns;
  }

  SplittableRandom random() {
    return random;
  }

  /** Plays on from here; the side's first move answers the last one. */
  void play(PlayoutBoard board, byte side, int last) {
    byte mover = side;
    int previous = last;
    int passes = 0;
    moveCount = 0;
    while (passes < 2 && moveCount < moves.length && winner(board) == PlayoutBoard.EMPTY) {
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
      int point = foundCount == 0 ? NONE : found[random.nextInt(foundCount)];
      if (point != NONE) {
        return point;
      }
    }
    return anywhere(board, side);
  }

  private boolean chance() {
    return random.nextInt(10) < TENTHS;
  }

  /** Finds moves that take the group of the last move, or save a group that it put in atari. */
  private void findUrgent(PlayoutBoard board, byte side, int last) {
    if (board.colour[last] == PlayoutBoard.other(side) && board.isInAtari(last)) {
      add(board, board.lastLiberty(last), side);
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
          add(board, board.lastLiberty(there), side);
        }
      }
      at = board.next(at);
    } while (at != stone);
    int run = board.lastLiberty(stone);
    if (libertiesAfter(board, run, side) > 1) {
      add(board, run, side);
    }
  }

  private void findShapes(PlayoutBoard board, byte side, int last) {
    for (int i = 0; i < 8; i++) {
      int there = last + board.steps[i];
      if (board.colour[there] == PlayoutBoard.EMPTY
          && patterns.fits(board.around(there))
          && libertiesAfter(board, there, side) > 1) {
        add(board, there, side);
      }
    }
  }

  private void add(PlayoutBoard board, int point, byte side) {
    if (foundCount < found.length && board.isLegal(point, side)) {
      found[foundCount++] = point;
    }
  }

  /** Counts the liberties that a move's group would have, up to 2; stones that it takes count. */
  static int libertiesAfter(PlayoutBoard board, int point, byte side) {
    int first = NONE;
    for (int i = 0; i < 4; i++) {
      int there = point + board.steps[i];
      byte mark = board.colour[there];
      if (mark == PlayoutBoard.EMPTY) {
        if (first != NONE && first != there) {
          return 2;
        }
        first = there;
      } else if (mark == PlayoutBoard.other(side) && board.isInAtari(there)) {
        if (board.groupSize(there) > 1 || first != NONE && first != there) {
          return 2;
        }
        first = there;
      } else if (mark == side) {
        int at = there;
        do {
          for (int k = 0; k < 4; k++) {
            int liberty = at + board.steps[k];
            if (board.colour[liberty] == PlayoutBoard.EMPTY && liberty != point) {
              if (first != NONE && first != liberty) {
                return 2;
              }
              first = liberty;
            }
          }
          at = board.next(at);
        } while (at != there);
      }
    }
    return first == NONE ? 0 : 1;
  }

  /** Returns a legal point by chance that is no own eye, and mostly not one that can be taken. */
  private int anywhere(PlayoutBoard board, byte side) {
    int count = board.emptyCount;
    if (count == 0) {
      return NONE;
    }
    int start = random.nextInt(count);
    int poor = NONE;
    for (int i = 0; i < count; i++) {
      int point = board.empties[start + i < count ? start + i : start + i - count];
      if (board.isLegal(point, side) && !board.isEye(point, side)) {
        if (libertiesAfter(board, point, side) > 1) {
          return point;
        }
        poor = poor == NONE ? point : poor;
      }
    }
    return poor;
  }

  /** Returns Black's points less White's when the game was played out, without komi. */
  static int area(PlayoutBoard board) {
    int area = 0;
    for (int row = 0; row < board.rows; row++) {
      for (int col = 0; col < board.cols; col++) {
        byte owner = board.owner(board.point(row, col));
        area += owner == PlayoutBoard.BLACK ? 1 : owner == PlayoutBoard.WHITE ? -1 : 0;
      }
    }
    return area;
  }
}

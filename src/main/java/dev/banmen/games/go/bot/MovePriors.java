package dev.banmen.games.go.bot;

import static dev.banmen.games.go.bot.PlayoutBoard.other;

import java.util.Arrays;

/**
 * Judges the moves of a position by what they look like, before they are tried. For one board, one
 * thread.
 */
final class MovePriors {
  private static final float[] NEAR_LAST = {0, 24, 22, 8};

  /** In the opening of a large board, after a move that touches no stone of the other side. */
  private static final float[] NEAR_QUIET = {0, 4, 12, 8};

  /** In such an opening, after a move that does: it is answered before a corner is taken. */
  private static final float[] NEAR_TOUCH = {0, 160, 150, 60};

  /** In such an opening, what is taken or saved counts so much more: it goes before ground. */
  private static final float URGENT = 6;

  /** In such an opening, visits assumed to go badly far from all stones, but for good ground. */
  private static final float NOWHERE = 60;

  private static final float ONE_STONE = 15;
  private static final float MORE_STONES = 30;
  private static final float LOST = 15;

  /** An opening lasts until there is a stone on so many points of the board. */
  private static final int OPENING = 7;

  private final PlayoutBoard board;
  private final Ladders ladders; // null if it reads none
  private final OpeningPoints opening; // null on a small board
  private final float[] good; // by point: visits assumed for the groups that it takes or saves
  private final boolean[] vain; // by point: a group that could be taken runs there, and is lost
  private final int[] found = new int[3];
  private byte side;
  private int last;
  private boolean isOpening;
  private boolean isGroundFirst;
  private float[] nearLast = NEAR_LAST;

  MovePriors(PlayoutBoard board, boolean reads) {
    this.board = board;
    opening = OpeningPoints.isFor(board) ? new OpeningPoints(board) : null;
    ladders = reads ? new Ladders() : null;
    good = new float[board.colour.length];
    vain = new boolean[board.colour.length];
  }

  /** Looks at the board as it is now, for the side to move; then {@link #add} its moves. */
  void look(byte toMove, int lastPoint) {
    side = toMove;
    last = lastPoint;
    int size = board.rows * board.cols;
    isOpening = (size - board.emptyCount) * OPENING < size && board.rows > 4 && board.cols > 4;
    isGroundFirst = OpeningPoints.areFirst(board);
    if (isGroundFirst) {
      opening.look();
    }
    nearLast = !isGroundFirst ? NEAR_LAST : isTouching(last) ? NEAR_TOUCH : NEAR_QUIET;
    Arrays.fill(good, 0);
    Arrays.fill(vain, false);
    for (int row = 0; row < board.rows; row++) {
      for (int col = 0; col < board.cols; col++) {
        int stone = board.point(row, col);
        if (board.colour[stone] != PlayoutBoard.EMPTY && board.head(stone) == stone) {
          lookAtGroup(stone);
        }
      }
    }
  }

  /** Whether a stone has one of the other side beside it, or at an angle. */
  private boolean isTouching(int stone) {
    boolean isTouching = false;
    for (int i = 0; stone != PlayoutBoard.NONE && i < board.steps.length; i++) {
      isTouching |= board.colour[stone + board.steps[i]] == other(board.colour[stone]);
    }
    return isTouching;
  }

  private void lookAtGroup(int stone) {
    float worth = board.groupSize(stone) > 1 ? MORE_STONES : ONE_STONE;
    int liberties = board.liberties(stone, found);
    boolean isReading = ladders != null && liberties < 3;
    if (liberties == 1 && board.colour[stone] != side) {
      prefer(found[0], worth);
    } else if (isReading && board.colour[stone] != side) {
      for (int i = 0; i < liberties; i++) {
        if (ladders.isCaughtBy(board, stone, found[i])) {
          prefer(found[i], worth);
        }
      }
    } else if (isReading && (liberties == 1 || ladders.isInDanger(board, stone))) {
      findRescue(stone, liberties, worth);
    } else if (liberties == 1 && board.libertiesAfter(found[0], side) > 1) {
      prefer(found[0], worth);
    }
  }

  private void prefer(int point, float worth) {
    good[point] = Math.max(good[point], worth);
  }

  /** Finds the moves that save a group which could be taken: by running, or by taking another. */
  private void findRescue(int stone, int liberties, float worth) {
    for (int i = 0; i < liberties; i++) {
      if (ladders.isSavedBy(board, stone, found[i])) {
        prefer(found[i], worth);
      } else {
        vain[found[i]] = true;
      }
    }
    int at = stone;
    do {
      for (int i = 0; i < 4; i++) {
        int there = at + board.steps[i];
        if (board.colour[there] == other(side)
            && board.isInAtari(there)
            && ladders.isSavedBy(board, stone, board.lastLiberty(there))) {
          prefer(board.lastLiberty(there), worth);
        }
      }
      at = board.next(at);
    } while (at != stone);
  }

  /**
   * Adds a move to those of a node, with visits assumed for what it does and where it is; not one
   * at the edge, far from all stones, in an opening.
   */
  void add(SearchNode node, int point) {
    int height = height(point);
    boolean isLonely =
        (isGroundFirst || height < 4) && isLonely(board.row(point), board.col(point));
    if (height < 2 && isLonely && isOpening) {
      return;
    }
    node.add(point, 0.5f);
    if (good[point] > 0) {
      node.assume(good[point] * (isGroundFirst ? URGENT : 1), 1);
    } else if (board.libertiesAfter(point, side) < 2) {
      node.assume(20, 0);
    } else if (vain[point]) {
      node.assume(LOST, 0);
    }
    if (Patterns.fits(board.around(point))) {
      node.assume(10, 1);
    }
    if (last != PlayoutBoard.NONE) {
      int distance = board.distance(point, last);
      if (distance < nearLast.length) {
        node.assume(nearLast[distance], 1);
      }
    }
    float ground = isGroundFirst ? opening.worth(point) : 0;
    if (ground > 0) {
      node.assume(ground, 1);
    } else if (isGroundFirst && isLonely) {
      node.assume(NOWHERE, 0);
    } else if (isLonely) { // on empty ground the third and fourth line are good, the edge is not
      node.assume(10, height < 2 ? 0 : 1);
    }
  }

  /** Returns how many lines are between a point and the edge. */
  private int height(int point) {
    int row = board.row(point);
    int col = board.col(point);
    return Math.min(Math.min(row, board.rows - 1 - row), Math.min(col, board.cols - 1 - col));
  }

  private boolean isLonely(int row, int col) {
    for (int r = Math.max(0, row - 2); r <= Math.min(board.rows - 1, row + 2); r++) {
      for (int c = Math.max(0, col - 2); c <= Math.min(board.cols - 1, col + 2); c++) {
        if (board.colour[board.point(r, c)] != PlayoutBoard.EMPTY) {
          return false;
        }
      }
    }
    return true;
  }
}

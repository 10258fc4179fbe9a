package dev.banmen.record.server;

import java.util.ArrayList;
import java.util.List;

/**
 * The points of a handicap's stones on servers whose files give only their number. Immutable.
 *
 * <p>Sources: real files with 2, 3, 5 and 6 stones; the converters of Sabaki and sgfutils. They
 * agree except on the third stone: a Tygem file has it at the upper left, and WBaduk's is said to
 * be at the lower right. So the moves decide if they can: nobody plays on a stone.
 *
 * @param size rows and columns of the board
 * @param stones 2 to 9; limited by the board's number of such points
 * @param isUpperLeft whether the third of three stones is at the upper left by default
 */
record HandicapPoints(int size, int stones, boolean isUpperLeft) {
  private static final int SMALLEST = 7;
  private static final int FOURTH_LINE_FROM = 13;

  /** The points of the stones, in a game with moves on these points, in their order. */
  List<String> points(List<String> moves) {
    if (size < SMALLEST) {
      return List.of();
    }
    int near = size < FOURTH_LINE_FROM ? 2 : 3;
    int far = size - 1 - near;
    int middle = size / 2;
    List<String> points = new ArrayList<>();
    points.add(ServerGame.point(far, near));
    points.add(ServerGame.point(near, far));
    points.addAll(corners(ServerGame.point(near, near), ServerGame.point(far, far), moves));
    boolean hasMiddle = size % 2 == 1 && size > SMALLEST;
    if (hasMiddle && stones >= 6) {
      points.add(ServerGame.point(near, middle));
      points.add(ServerGame.point(far, middle));
    }
    if (hasMiddle && stones >= 8) {
      points.add(ServerGame.point(middle, near));
      points.add(ServerGame.point(middle, far));
    }
    if (hasMiddle) {
      points.add(ServerGame.point(middle, middle)); // the odd stone, 5, 7 or 9
    }
    return points.subList(0, Math.min(stones, points.size()));
  }

  /** The third and the fourth corner: the one that is played on first can't be the third. */
  private List<String> corners(String upperLeft, String lowerRight, List<String> moves) {
    int upper = index(moves, upperLeft);
    int lower = index(moves, lowerRight);
    boolean isUpperFirst = upper == lower ? isUpperLeft : upper > lower;
    return isUpperFirst ? List.of(upperLeft, lowerRight) : List.of(lowerRight, upperLeft);
  }

  private static int index(List<String> moves, String point) {
    int index = moves.indexOf(point);
    return index < 0 ? moves.size() : index;
  }
}

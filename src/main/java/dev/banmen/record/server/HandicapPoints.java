package dev.banmen.record.server;

import java.util.ArrayList;
import java.util.List;

/**
 * Where servers put the stones of a handicap, whose files say only how many. Immutable.
 *
 * <p>Sources: real files with 2, 3, 5 and 6 stones; the converters of Sabaki and sgfutils. Those
 * agree but for the third stone: a file of Tygem's has it at the upper left, and WBaduk's is said
 * to be at the lower right. So the moves decide where they can: nobody plays on a stone.
 *
 * @param size rows and columns of the board
 * @param stones 2 to 9; as many as the board has such points are put
 * @param isUpperLeft whether the third of three stones is usually at the upper left
 */
record HandicapPoints(int size, int stones, boolean isUpperLeft) {
  private static final int SMALLEST = 7;
  private static final int FOURTH_LINE_FROM = 13;

  /**
   * The points of the stones.
   *
   * @param moves the points of the game's moves, in their order
   */
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

  /** The third and the fourth corner: the one that is played in first is not the third. */
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

package dev.banmen.record.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

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

  /** Columns and rows of the stones in their order, each the near line 0, middle 1 or far 2. */
  private static final String ORDER = "20 02 00 22 01 21 10 12";

  /** The points of the stones, in a game with moves on these points, in their order. */
  List<String> points(List<String> moves) {
    int near = size < FOURTH_LINE_FROM ? 2 : 3;
    int[] lines = {near, size / 2, size - 1 - near};
    List<String> points = new ArrayList<>();
    for (String point : ORDER.split(" ")) {
      points.add(ServerGame.point(lines[point.charAt(0) - '0'], lines[point.charAt(1) - '0']));
    }
    Optional<String> played = moves.stream().filter(points.subList(2, 4)::contains).findFirst();
    if (!played.map(points.get(3)::equals).orElse(isUpperLeft)) {
      Collections.swap(points, 2, 3); // the one that is played on first can't be the third
    }
    int most = size < SMALLEST ? 0 : size % 2 == 0 || size == SMALLEST ? 4 : 9;
    int placed = Math.min(stones, most);
    if (placed > 4 && placed % 2 == 1) {
      points.add(placed - 1, ServerGame.point(size / 2, size / 2)); // the odd stone: 5, 7 or 9
    }
    return points.subList(0, placed);
  }
}

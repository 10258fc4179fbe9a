package dev.banmen.games.go;

import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The fixed handicap points, on the third line up to 11 and on the fourth from 12. Source: the GTP
 * version 2 draft, section 4.1.1, as GNU Go 3.8 answers {@code fixed_handicap}.
 */
final class Handicap {
  private static final int SMALLEST = 7;
  private static final int FOURTH_LINE_FROM = 12;

  private Handicap() {}

  /** The most handicap stones for a board: 0, 4, or 9. */
  static int most(int rows, int cols) {
    int small = Math.min(rows, cols);
    if (small < SMALLEST) {
      return 0;
    }
    return small > SMALLEST && rows % 2 == 1 && cols % 2 == 1 ? 9 : 4;
  }

  /** The points of that many stones, 2 to {@link #most}. */
  static Set<Site> points(int rows, int cols, int stones) {
    int top = line(rows);
    int left = line(cols);
    int bottom = rows - 1 - top;
    int right = cols - 1 - left;
    Site centre = new Site(rows / 2, cols / 2);
    List<Site> order = new ArrayList<>();
    order.add(new Site(bottom, left));
    order.add(new Site(top, right));
    order.add(new Site(top, left));
    order.add(new Site(bottom, right));
    if (stones >= 6) {
      order.add(new Site(centre.row(), left));
      order.add(new Site(centre.row(), right));
    }
    if (stones >= 8) {
      order.add(new Site(top, centre.col()));
      order.add(new Site(bottom, centre.col()));
    }
    order.add(centre); // the odd stone, 5, 7 or 9
    return new TreeSet<>(order.subList(0, stones));
  }

  private static int line(int size) {
    return size < FOURTH_LINE_FROM ? 2 : 3;
  }

  /** The star points of a board: those of the most handicap stones. */
  static Set<Site> stars(int rows, int cols) {
    int most = most(rows, cols);
    boolean hasCentre = rows % 2 == 1 && cols % 2 == 1;
    if (most == 0) {
      return hasCentre && Math.min(rows, cols) >= 5
          ? Set.of(new Site(rows / 2, cols / 2))
          : Set.of();
    }
    boolean isSmall = Math.min(rows, cols) < FOURTH_LINE_FROM;
    return points(
        rows, cols, hasCentre && (isSmall || most == 4) ? 5 : Math.min(most, isSmall ? 4 : 9));
  }
}

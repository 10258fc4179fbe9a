package dev.banmen.record;

import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * A line that a node draws from one site to another (SGF FF[4], AR and LN). Immutable.
 *
 * @param isArrow whether it has a tip at its end
 */
public record Stroke(Site from, Site to, boolean isArrow) {
  /** Across, falling, down, rising; then tips to the right and on with the clock; a line's end. */
  private static final String UNICODE = "╌╲╎╱→↘↓↙←↖↑↗◆";

  /** As Unicode has them, as far as there are signs that stand for nothing else. */
  private static final String ASCII = "__'_>>`<<<`>\\";

  private static final int TIPS = 4;
  private static final int DIRECTIONS = 8;

  /** The sites that it passes over, without its two ends. */
  public List<Site> between() {
    int rows = to.row() - from.row();
    int cols = to.col() - from.col();
    int steps = Math.max(Math.abs(rows), Math.abs(cols));
    List<Site> between = new ArrayList<>();
    for (int step = 1; step < steps; step++) {
      int row = from.row() + Math.round((float) rows * step / steps);
      int col = from.col() + Math.round((float) cols * step / steps);
      between.add(new Site(row, col));
    }
    return between;
  }

  /** The nearest of eight directions: 0 to the right, 2 down, and so on with the clock. */
  private int direction() {
    double angle = Math.atan2(to.row() - from.row(), to.col() - from.col());
    return Math.floorMod(Math.round(angle * DIRECTIONS / 2 / Math.PI), DIRECTIONS);
  }

  /** What stands on a site that it passes over, or begins at. */
  public char along(boolean isAscii) {
    return drawn(isAscii).charAt(direction() % TIPS);
  }

  /** What stands where it ends, and where a line without a tip begins. */
  public char end(boolean isAscii) {
    return drawn(isAscii).charAt(TIPS + (isArrow ? direction() : DIRECTIONS));
  }

  /** What stands where it begins. */
  public char begin(boolean isAscii) {
    return isArrow ? along(isAscii) : end(isAscii);
  }

  private static String drawn(boolean isAscii) {
    return isAscii ? ASCII : UNICODE;
  }
}

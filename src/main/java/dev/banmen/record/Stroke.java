package dev.banmen.record;

import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * A line between two sites, drawn by a node (SGF FF[4], AR and LN). Immutable.
 *
 * @param isArrow whether it ends in an arrowhead
 */
public record Stroke(Site from, Site to, boolean isArrow) {
  /** The number of directions that are told apart. */
  public static final int DIRECTIONS = 8;

  /** The sites it passes over, without its two ends. */
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

  /** Whether it points to the left or to the right. */
  public boolean isFlat() {
    return direction() % (DIRECTIONS / 2) == 0;
  }

  /** The nearest of {@link #DIRECTIONS}: 0 right, 2 down, and so on clockwise. */
  public int direction() {
    double angle = Math.atan2(to.row() - from.row(), to.col() - from.col());
    return Math.floorMod(Math.round(angle * DIRECTIONS / 2 / Math.PI), DIRECTIONS);
  }
}

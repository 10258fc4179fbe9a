package dev.banmen.games.go;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.Set;

/**
 * Says which stones of a board are dead, by who probably owns its points. A group is dead if the
 * other side owns the points under it, on average surely enough. Then each area is decided as a
 * whole: one stone left alive would make all of it neutral. An area is a connected set of points
 * without a group that surely lives. Where it borders on such groups of one side only, and that
 * side owns it, on average as surely, all stones of the other side there are dead, unless it has
 * territory there. A seki stays, as neither side owns it. For one use.
 */
final class DeadStones {
  private final GoBoard board;
  private final float[] owners;
  private final double[] sure;
  private final BitSet dead = new BitSet();
  private final BitSet open = new BitSet(); // all sites but those of groups that surely live

  /**
   * The dead stones of a board.
   *
   * @param owners by site, from -1, White's, to 1, Black's; not changed
   * @param sure how sure, from -1 to 1, the opponent of a side must be of its groups and areas:
   *     Black's first
   */
  DeadStones(GoBoard board, float[] owners, double... sure) {
    this.board = board;
    this.owners = owners;
    this.sure = sure;
    open.set(0, owners.length);
    BitSet seen = new BitSet();
    for (int site = 0; site < owners.length; site++) {
      if (board.at(site) != Mark.EMPTY && !seen.get(site)) {
        BitSet group = board.group(site);
        seen.or(group);
        sort(group, board.at(site).side().orElseThrow());
      }
    }
    addAreas();
  }

  BitSet sites() {
    return dead;
  }

  private void sort(BitSet group, Side side) {
    double lost = lost(group, side);
    if (lost > sure[side.ordinal()]) {
      dead.or(group);
    } else if (lost < -Bot.DEAD) {
      open.andNot(group);
    }
  }

  /** How surely the opponent of a side owns sites, on average, from -1 to 1. */
  private double lost(BitSet sites, Side side) {
    int sign = side == Side.BLACK ? -1 : 1;
    return sites.stream().mapToDouble(site -> sign * owners[site]).average().orElseThrow();
  }

  private void addAreas() {
    Mark[] counted = new Count(board, dead, new BitSet()).owners();
    while (!open.isEmpty()) {
      Set<Side> around = EnumSet.noneOf(Side.class);
      BitSet area = area(around);
      open.andNot(area);
      if (around.size() == 1) {
        Side side = around.iterator().next().opponent();
        boolean hasTerritory =
            area.stream()
                .anyMatch(site -> counted[site] == side.mark() && board.at(site) != side.mark());
        if (!hasTerritory && lost(area, side) > sure[side.ordinal()]) {
          area.stream().filter(site -> board.at(site) == side.mark()).forEach(dead::set);
        }
      }
    }
  }

  /**
   * The area of the first open site.
   *
   * @param around gets the sides of the living groups around it
   */
  private BitSet area(Set<Side> around) {
    Grid grid = board.stones().grid;
    BitSet area = new BitSet();
    int[] queue = new int[owners.length];
    int count = 0;
    queue[count++] = open.nextSetBit(0);
    area.set(queue[0]);
    for (int i = 0; i < count; i++) {
      for (int step : grid.steps) {
        int next = grid.siteOf[grid.pointOf[queue[i]] + step];
        if (next >= 0 && !open.get(next)) {
          board.at(next).side().ifPresent(around::add);
        } else if (next >= 0 && !area.get(next)) {
          area.set(next);
          queue[count++] = next;
        }
      }
    }
    return area;
  }
}

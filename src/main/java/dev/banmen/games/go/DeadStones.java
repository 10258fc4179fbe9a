package dev.banmen.games.go;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import java.util.BitSet;

/**
 * Says which stones of a board are dead, by who probably owns its points. A group is dead if the
 * other side owns the points under it, on average surely enough. What is left of a side in an area,
 * which is all that it reaches without crossing living stones of the other side, is decided as a
 * whole: it would make the area neutral. So it is dead, too, if the other side owns the area, on
 * average as surely, unless a group there surely lives, or has territory. A seki stays, as neither
 * side owns it. For one use.
 */
final class DeadStones {
  private final GoBoard board;
  private final float[] owners;
  private final double[] sure;
  private final BitSet dead = new BitSet();

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
    BitSet seen = new BitSet();
    for (int site = 0; site < owners.length; site++) {
      BitSet group = seen.get(site) ? new BitSet() : board.group(site);
      seen.or(group);
      if (!group.isEmpty() && isLost(group, side(site))) {
        dead.or(group);
      }
    }
    dead.or(inLostAreas());
  }

  BitSet sites() {
    return dead;
  }

  private Side side(int site) {
    return board.at(site).side().orElseThrow();
  }

  private boolean isLost(BitSet sites, Side side) {
    return lost(sites, side) > sure[side.ordinal()];
  }

  /** How surely the opponent of a side owns sites, on average, from -1 to 1. */
  private double lost(BitSet sites, Side side) {
    int sign = side == Side.BLACK ? -1 : 1;
    return sites.stream().mapToDouble(site -> sign * owners[site]).average().orElseThrow();
  }

  /** The stones that still live, but in areas that are the other side's. */
  private BitSet inLostAreas() {
    Count count = new Count(board, dead, new BitSet());
    Mark[] counted = count.owners();
    BitSet lost = new BitSet();
    BitSet seen = (BitSet) dead.clone();
    for (int site = 0; site < owners.length; site++) {
      if (board.at(site) != Mark.EMPTY && !seen.get(site)) {
        BitSet area = count.area(site);
        BitSet stones = count.together(site);
        seen.or(stones);
        if (isLost(area, side(site)) && !lives(area, stones, counted)) {
          lost.or(stones);
        }
      }
    }
    return lost;
  }

  /** Whether some of the stones of a side that share an area surely live or have territory. */
  private boolean lives(BitSet area, BitSet stones, Mark[] counted) {
    Side side = side(stones.nextSetBit(0));
    boolean hasTerritory =
        area.stream().anyMatch(site -> counted[site] == side.mark() && !stones.get(site));
    return hasTerritory
        || stones.stream().anyMatch(site -> lost(board.group(site), side) < -Bot.DEAD);
  }
}

package dev.banmen.games.go;

import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Whose each point is by area, with the stones off that cannot live even if their opponent only
 * passes. For one board and side.
 *
 * <p>A side's groups are alive without a move if each has two regions of which all empty points are
 * its liberties, and which only such groups surround. Source: Benson, Life in the Game of Go
 * (1976); what is done with the points, from KataGo, {@code Board::calculateArea} in {@code
 * cpp/game/board.cpp}.
 */
final class PassAlive {
  private final Stones stones;
  private final byte side;
  private final boolean isSuicideAllowed;
  private final BitSet alive = new BitSet(); // the heads of groups
  private final List<Region> regions = new ArrayList<>();

  private PassAlive(GoBoard board, Side side) {
    stones = board.stones();
    this.side = GoBoard.colour(side);
    isSuicideAllowed = board.rules().suicide() == Suicide.ALLOWED;
    BitSet seen = new BitSet();
    for (int point : stones.grid.pointOf) {
      if (stones.colour[point] == this.side) {
        alive.set(stones.head(point));
      } else if (stones.colour[point] == Stones.EMPTY && !seen.get(point)) {
        regions.add(new Region(point, seen));
      }
    }
    removeTheRest();
  }

  /** The owner of each site. */
  static Mark[] owners(GoBoard board) {
    Mark[] owners = new Mark[board.sites()];
    Arrays.fill(owners, Mark.EMPTY);
    for (Side side : Side.values()) {
      new PassAlive(board, side).claim(owners);
    }
    for (int site = 0; site < owners.length; site++) {
      owners[site] = owners[site] == Mark.EMPTY ? board.at(site) : owners[site];
    }
    return owners;
  }

  private void removeTheRest() {
    BitSet before;
    do {
      before = (BitSet) alive.clone();
      for (int head = before.nextSetBit(0); head >= 0; head = before.nextSetBit(head + 1)) {
        int group = head;
        long vital = regions.stream().filter(r -> r.isSafe && r.vital.get(group)).count();
        alive.set(head, vital >= 2);
      }
      for (Region region : regions) {
        BitSet lost = (BitSet) region.around.clone();
        lost.andNot(alive);
        region.isSafe = lost.isEmpty();
      }
    } while (!before.equals(alive));
  }

  /** Claims this side's groups that live, and what it surrounds. */
  private void claim(Mark[] owners) {
    Mark mark = side == Stones.BLACK ? Mark.BLACK : Mark.WHITE;
    for (int point : stones.grid.pointOf) {
      if (stones.colour[point] == side && alive.get(stones.head(point))) {
        owners[stones.grid.siteOf[point]] = mark;
      }
    }
    for (Region region : regions) {
      boolean isBounded = !region.around.isEmpty();
      boolean isOwn = region.isSafe && (region.inside < 2 || !region.hasEnemies);
      boolean isClaimed = isBounded && (isOwn || !region.hasEnemies);
      for (int i = 0; isClaimed && i < region.points.size(); i++) {
        int site = stones.grid.siteOf[region.points.get(i)];
        if (isOwn || owners[site] == Mark.EMPTY) {
          owners[site] = mark;
        }
      }
    }
  }

  /** Points without stones of the side that touch each other. */
  private final class Region {
    private final List<Integer> points = new ArrayList<>();
    private final BitSet around = new BitSet(); // the heads of the side's groups
    private final BitSet vital = new BitSet(); // of those with liberties at all its empty points
    private int inside; // the points that touch none of the side's groups
    private boolean hasEnemies;
    private boolean isSafe = true; // whether only living groups are around it

    Region(int start, BitSet seen) {
      points.add(start);
      seen.set(start);
      for (int i = 0; i < points.size(); i++) {
        add(points.get(i), seen);
      }
    }

    private void add(int point, BitSet seen) {
      BitSet heads = new BitSet();
      for (int step : stones.grid.steps) {
        int neighbour = point + step;
        byte colour = stones.colour[neighbour];
        if (colour == side) {
          heads.set(stones.head(neighbour));
        } else if (colour != Stones.EDGE && !seen.get(neighbour)) {
          seen.set(neighbour);
          points.add(neighbour);
        }
      }
      boolean isEmpty = stones.colour[point] == Stones.EMPTY;
      hasEnemies |= !isEmpty;
      inside += heads.isEmpty() ? 1 : 0;
      around.or(heads);
      if (points.get(0) == point) {
        vital.or(heads);
      } else if (isEmpty || isSuicideAllowed) {
        vital.and(heads);
      }
    }
  }
}

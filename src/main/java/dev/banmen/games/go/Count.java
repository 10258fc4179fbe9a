package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.BitSet;

/**
 * The count of a board on which the players agree what is dead. Empty points that reach stones of
 * one side only are that side's; those that reach both or none are nobody's. Made for one count.
 *
 * <p>Sources: Tromp-Taylor rule 9 (area); Japanese Rules of Go 1989, article 10 (territory and
 * prisoners, here without the exception for seki, which players settle by hand).
 */
final class Count {
  private final GoBoard board;
  private final Grid grid;
  private final byte[] colour; // dead stones taken off
  private final int[] dead = new int[3]; // by colour
  private final int[] alive = new int[3];
  private final int[] territory = new int[3];

  Count(GoBoard board, BitSet deadSites) {
    this.board = board;
    this.grid = board.stones().grid;
    this.colour = board.stones().colour.clone();
    for (int site = deadSites.nextSetBit(0); site >= 0; site = deadSites.nextSetBit(site + 1)) {
      int point = grid.pointOf[site];
      if (colour[point] != Stones.EMPTY) {
        dead[colour[point]]++;
        colour[point] = Stones.EMPTY;
      }
    }
  }

  Score score(GoRules rules) {
    surveyAll();
    return new Score(points(rules, Side.BLACK), points(rules, Side.WHITE) + rules.komi());
  }

  private double points(GoRules rules, Side side) {
    byte own = GoBoard.colour(side);
    if (rules.scoring() == Scoring.AREA) {
      return territory[own] + alive[own];
    }
    return territory[own] + board.captures(side) + dead[Stones.opponent(own)];
  }

  private void surveyAll() {
    boolean[] seen = new boolean[grid.points];
    for (int point : grid.pointOf) {
      if (colour[point] != Stones.EMPTY) {
        alive[colour[point]]++;
      } else if (!seen[point]) {
        survey(point, seen);
      }
    }
  }

  /** Walks one region of empty points and gives it to the only side it reaches. */
  private void survey(int start, boolean[] seen) {
    int[] region = new int[grid.rows * grid.cols];
    int count = 0;
    boolean[] reached = new boolean[4];
    seen[start] = true;
    region[count++] = start;
    for (int i = 0; i < count; i++) {
      for (int neighbour : neighbours(region[i])) {
        reached[colour[neighbour]] = true;
        if (colour[neighbour] == Stones.EMPTY && !seen[neighbour]) {
          seen[neighbour] = true;
          region[count++] = neighbour;
        }
      }
    }
    if (reached[Stones.BLACK] != reached[Stones.WHITE]) {
      territory[reached[Stones.BLACK] ? Stones.BLACK : Stones.WHITE] += count;
    }
  }

  /**
   * The stones that live or die with the one on a site: its group, and those of its side that it
   * reaches over empty points alone. Empty where no stone stands.
   */
  BitSet together(int site) {
    BitSet stones = new BitSet();
    if (site == Board.OFF || colour[grid.pointOf[site]] == Stones.EMPTY) {
      return stones;
    }
    byte side = colour[grid.pointOf[site]];
    BitSet seen = new BitSet();
    int[] queue = new int[grid.rows * grid.cols];
    int count = 0;
    queue[count++] = grid.pointOf[site];
    seen.set(queue[0]);
    for (int i = 0; i < count; i++) {
      if (colour[queue[i]] == side) {
        stones.set(grid.siteOf[queue[i]]);
      }
      for (int neighbour : neighbours(queue[i])) {
        boolean goesOn = colour[neighbour] == side || colour[neighbour] == Stones.EMPTY;
        if (goesOn && !seen.get(neighbour)) {
          seen.set(neighbour);
          queue[count++] = neighbour;
        }
      }
    }
    return stones;
  }

  private int[] neighbours(int point) {
    return new int[] {point - grid.stride, point - 1, point + 1, point + grid.stride};
  }
}

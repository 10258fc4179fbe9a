package dev.banmen.games.go;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Map;
import java.util.TreeMap;

/**
 * Shows the likely owners of empty points, with every stone taken as alive: influence spread by
 * five dilations and reduced by twenty-one erosions. Source: Bouzy, Mathematical Morphology Applied
 * to Computer Go, International Journal of Pattern Recognition and Artificial Intelligence 17
 * (2003). Immutable.
 */
final class TerritoryLayer {
  private static final int DILATIONS = 5;
  private static final int EROSIONS = 21;
  private static final int OF_A_STONE = 128;

  private final StoneGame game;
  private final PointNames names;

  TerritoryLayer(StoneGame game) {
    this.game = game;
    names = game.names();
  }

  Explanation of(Position position) {
    byte[] colour = game.colours(position);
    int[] influence = influence(colour);
    Map<Site, Hint> hints = new TreeMap<>();
    int black = 0;
    int white = 0;
    for (int point : game.grid.pointOf) {
      if (colour[point] == Stones.EMPTY && influence[point] != 0) {
        boolean isBlack = influence[point] > 0;
        black += isBlack ? 1 : 0;
        white += isBlack ? 0 : 1;
        Site site = names.site(point);
        hints.put(site, isBlack ? Hint.BLACKS : Hint.WHITES);
      }
    }
    String first = game.words().side(Side.BLACK);
    String second = game.words().side(Side.WHITE);
    String sentence = game.words().text("layer.territory.sum", black, white, first, second);
    return Explanation.of(sentence, new Overlay(hints));
  }

  /** Black's influence on each point of the grid, less White's. */
  private int[] influence(byte[] colour) {
    int[] influence = new int[game.grid.points];
    for (int point : game.grid.pointOf) {
      influence[point] =
          switch (colour[point]) {
            case Stones.BLACK -> OF_A_STONE;
            case Stones.WHITE -> -OF_A_STONE;
            default -> 0;
          };
    }
    for (int i = 0; i < DILATIONS; i++) {
      influence = dilated(influence);
    }
    for (int i = 0; i < EROSIONS; i++) {
      influence = eroded(influence);
    }
    return influence;
  }

  /**
   * Grows where no influence of the other side touches, by the number of neighbours of one's own.
   */
  private int[] dilated(int[] before) {
    int[] after = before.clone();
    for (int point : game.grid.pointOf) {
      int black = 0;
      int white = 0;
      for (int neighbour : neighbours(point)) {
        black += before[neighbour] > 0 ? 1 : 0;
        white += before[neighbour] < 0 ? 1 : 0;
      }
      if (before[point] >= 0 && white == 0) {
        after[point] += black;
      } else if (before[point] <= 0 && black == 0) {
        after[point] -= white;
      }
    }
    return after;
  }

  /**
   * Shrinks by the number of neighbours on the board that are not one's own, to nothing at most.
   */
  private int[] eroded(int[] before) {
    int[] after = before.clone();
    for (int point : game.grid.pointOf) {
      int sign = Integer.signum(before[point]);
      int others = 0;
      for (int neighbour : neighbours(point)) {
        boolean isOn = game.grid.siteOf[neighbour] >= 0;
        others += isOn && Integer.signum(before[neighbour]) != sign ? 1 : 0;
      }
      after[point] = sign * Math.max(0, Math.abs(before[point]) - others);
    }
    return after;
  }

  private int[] neighbours(int point) {
    int stride = game.grid.stride;
    return new int[] {point - stride, point - 1, point + 1, point + stride};
  }
}

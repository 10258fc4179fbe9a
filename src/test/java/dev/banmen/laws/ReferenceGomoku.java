package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Gomoku: sides alternate, nobody passes, and the first five in a row win; a full board is drawn.
 *
 * @param exact whether six in a row and more win nothing
 */
record ReferenceGomoku(ModelStones stones, boolean exact, Side toMove) implements Reference {
  static ReferenceGomoku of(int rows, int cols, boolean exact, Setup setup) {
    return new ReferenceGomoku(
        ModelStones.of(rows, cols, setup), exact, setup.toMove().orElse(Side.BLACK));
  }

  /** Every row of stones of a side, as long as it is, in all four ways; single stones too. */
  static List<List<Integer>> rows(ModelStones stones, Side side) {
    List<List<Integer>> rows = new ArrayList<>();
    for (int[] way : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
      for (int site = 0; site < stones.marks().length(); site++) {
        int row = site / stones.cols();
        int col = site % stones.cols();
        if (isOf(stones, side, row, col) && !isOf(stones, side, row - way[0], col - way[1])) {
          List<Integer> line = new ArrayList<>();
          while (isOf(stones, side, row, col)) {
            line.add(row * stones.cols() + col);
            row += way[0];
            col += way[1];
          }
          rows.add(line);
        }
      }
    }
    return rows;
  }

  private static boolean isOf(ModelStones stones, Side side, int row, int col) {
    return row >= 0
        && row < stones.rows()
        && col >= 0
        && col < stones.cols()
        && stones.at(row * stones.cols() + col) == ModelStones.letter(side);
  }

  /** The stones of a side that stand in winning rows. */
  Set<Integer> five(ModelStones now, Side side) {
    Set<Integer> five = new TreeSet<>();
    for (List<Integer> row : rows(now, side)) {
      if (exact ? row.size() == 5 : row.size() >= 5) {
        five.addAll(row);
      }
    }
    return five;
  }

  @Override
  public int miss(Side side, int site) {
    return misses(side, site).stream().findFirst().orElse(0);
  }

  @Override
  public List<Integer> misses(Side side, int site) {
    List<Integer> misses = new ArrayList<>();
    if (outcome().isPresent()) {
      misses.add(6);
    } else if (side != toMove) {
      misses.add(5);
    }
    if (site == Board.PASS) {
      misses.add(3);
    } else if (site == Board.OFF) {
      misses.add(4);
    } else if (stones.at(site) != '.') {
      misses.add(1);
    }
    return misses;
  }

  @Override
  public ReferenceGomoku after(Side side, int site) {
    return new ReferenceGomoku(stones.with(site, ModelStones.letter(side)), exact, side.opponent());
  }

  @Override
  public Mark at(int site) {
    return stones.mark(site);
  }

  @Override
  public Set<Side> movers() {
    return outcome().isPresent() ? Movers.NOBODY : Movers.only(toMove);
  }

  @Override
  public Score score() {
    return new Score(longest(Side.BLACK), longest(Side.WHITE));
  }

  private int longest(Side side) {
    return rows(stones, side).stream().mapToInt(List::size).max().orElse(0);
  }

  @Override
  public Optional<Outcome> outcome() {
    for (Side side : Side.values()) {
      if (!five(stones, side).isEmpty()) {
        return Optional.of(Outcome.reached(side));
      }
    }
    return stones.count('.') == 0 ? Optional.of(Outcome.drawn()) : Optional.empty();
  }
}

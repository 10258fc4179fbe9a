package dev.banmen.games.go.drill;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Stones on a board without any rules, to build positions with and for pupils who get the rules
 * wrong. Mutable, one thread.
 */
final class StoneMap {
  private static final int[][] CROSS = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  private static final int[][] DIAGONAL = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};

  final Lattice lattice;
  final Mark[] marks;

  StoneMap(Position position) {
    lattice = position.lattice();
    marks = new Mark[lattice.size()];
    for (int site = 0; site < marks.length; site++) {
      marks[site] = position.at(site);
    }
  }

  int index(int row, int col) {
    return lattice.index(new Site(row, col));
  }

  /** The points beside one, by lines only. */
  List<Integer> beside(int site) {
    return around(site, CROSS);
  }

  List<Integer> diagonal(int site) {
    return around(site, DIAGONAL);
  }

  private List<Integer> around(int site, int[][] steps) {
    int row = site / lattice.cols();
    int col = site % lattice.cols();
    List<Integer> around = new ArrayList<>();
    for (int[] step : steps) {
      int other = index(row + step[0], col + step[1]);
      if (other >= 0) {
        around.add(other);
      }
    }
    return around;
  }

  /**
   * The stones joined to one.
   *
   * @param touching whether diagonals join too
   */
  BitSet group(int start, boolean touching) {
    BitSet group = new BitSet();
    List<Integer> left = new ArrayList<>(List.of(start));
    group.set(start);
    while (!left.isEmpty()) {
      int stone = left.remove(left.size() - 1);
      List<Integer> around = new ArrayList<>(beside(stone));
      around.addAll(touching ? diagonal(stone) : List.of());
      for (int other : around) {
        if (marks[other] == marks[start] && !group.get(other)) {
          group.set(other);
          left.add(other);
        }
      }
    }
    return group;
  }

  /** The empty points beside stones. */
  BitSet liberties(BitSet stones) {
    BitSet liberties = new BitSet();
    stones.stream()
        .forEach(stone -> beside(stone).stream().filter(this::isEmpty).forEach(liberties::set));
    return liberties;
  }

  boolean isEmpty(int site) {
    return marks[site] == Mark.EMPTY;
  }

  int emptyBeside(int site) {
    return (int) beside(site).stream().filter(this::isEmpty).count();
  }

  /** Whether every group has a liberty. */
  boolean isSound() {
    BitSet seen = new BitSet();
    for (int site = 0; site < marks.length; site++) {
      if (!isEmpty(site) && !seen.get(site)) {
        BitSet group = group(site, false);
        seen.or(group);
        if (liberties(group).isEmpty()) {
          return false;
        }
      }
    }
    return true;
  }

  /** The groups of a side beside a point, each once. */
  List<BitSet> groupsBeside(int site, Side side) {
    List<BitSet> groups = new ArrayList<>();
    for (int other : beside(site)) {
      boolean isNew = groups.stream().noneMatch(group -> group.get(other));
      if (marks[other] == side.mark() && isNew) {
        groups.add(group(other, false));
      }
    }
    return groups;
  }

  Setup setup(Side toMove) {
    Map<Site, Mark> stones = new TreeMap<>();
    for (int site = 0; site < marks.length; site++) {
      if (!isEmpty(site)) {
        stones.put(lattice.site(site), marks[site]);
      }
    }
    return new Setup(stones, Optional.of(toMove));
  }
}

package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.SplitMix64;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Gives positions of one game numbers: those with the same board and sides to move, turned and
 * mirrored in any way and however they came about, have the same; two others nearly never do, as a
 * number has 64 bits. Works out only what differs from the board before. Mutable, one thread.
 */
public final class PositionKeys {
  private static final int MARKS = Mark.values().length;

  private final Game game;
  private final int[][] ways; // where each takes a site
  private final long[] numbers; // of the marks on each site
  private final long kind; // of the family and the lattice
  private final Mark[] marks; // of the board seen last
  private final int[] touched; // by a play
  private final int[] changed; // the sites that look other than on the board before
  private int changes; // how many of them
  private final long[] sums; // of that board, turned and mirrored in each way
  private int canonical; // the ways in which it has the least sum, a bit each

  /** The keys of positions of a game, in whatever words it speaks. */
  public PositionKeys(Game game) {
    this.game = game;
    Lattice lattice = game.lattice();
    ways = game.symmetries().stream().map(way -> way.indices(lattice)).toArray(int[][]::new);
    numbers = new long[lattice.size() * MARKS];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i % MARKS == Mark.EMPTY.ordinal() ? 0 : SplitMix64.mix(i + 1);
    }
    kind = kind(game.id(), lattice);
    marks = new Mark[lattice.size()];
    Arrays.fill(marks, Mark.EMPTY);
    touched = new int[lattice.size()];
    changed = new int[lattice.size()];
    sums = new long[ways.length];
  }

  /** A number for all boards of a game that have the same lattice. */
  static long kind(String family, Lattice lattice) {
    long kind = 0;
    for (char letter : family.toCharArray()) {
      kind = SplitMix64.mix(kind + letter);
    }
    kind = SplitMix64.mix(kind + lattice.rows());
    kind = SplitMix64.mix(kind + lattice.cols());
    kind = SplitMix64.mix(kind + lattice.ground().ordinal());
    for (int open = lattice.nextOpen(0); open >= 0; open = lattice.nextOpen(open + 1)) {
      kind = SplitMix64.mix(kind + open);
    }
    return kind;
  }

  Game game() {
    return game;
  }

  /**
   * Returns the key of a position, which other answers are about from then on.
   *
   * @param at the marks of its board
   * @param movers the sides that may move
   */
  public long of(IntFunction<Mark> at, Set<Side> movers) {
    changes = 0;
    for (int site = 0; site < marks.length; site++) {
      put(site, at.apply(site));
    }
    return key(movers);
  }

  /** Returns the key after one play on the board that the last key was of. */
  long afterPlay(Board board) {
    changes = 0;
    int count = board.touched(touched);
    for (int i = 0; i < count; i++) {
      put(touched[i], board.at(touched[i]));
    }
    return key(board.movers());
  }

  private void put(int site, Mark mark) {
    if (mark != marks[site]) {
      for (int way = 0; way < ways.length; way++) {
        int there = ways[way][site] * MARKS;
        sums[way] ^= numbers[there + marks[site].ordinal()] ^ numbers[there + mark.ordinal()];
      }
      marks[site] = mark;
      changed[changes++] = site;
    }
  }

  /** How many sites look other than in the position before. */
  int changes() {
    return changes;
  }

  int changed(int change) {
    return changed[change];
  }

  /** What is on a site, by the ordinal of its mark. */
  int mark(int site) {
    return marks[site].ordinal();
  }

  /** The mark of a side, both by their ordinals. */
  static int markOf(int side) {
    return side == Side.BLACK.ordinal() ? Mark.BLACK.ordinal() : Mark.WHITE.ordinal();
  }

  /** Whether a piece of a side stands on a site on which it didn't in the position before. */
  boolean hasChanged(int site, int side) {
    for (int i = 0; i < changes; i++) {
      if (changed[i] == site) {
        return marks[site].ordinal() == markOf(side);
      }
    }
    return false;
  }

  private long key(Set<Side> movers) {
    long least = sums[0];
    canonical = 0;
    for (int way = 0; way < sums.length; way++) {
      if (sums[way] < least) {
        least = sums[way];
        canonical = 0;
      }
      canonical |= sums[way] == least ? 1 << way : 0;
    }
    int sides = 0;
    for (Side side : movers) {
      sides |= 1 << side.ordinal();
    }
    return SplitMix64.mix(least ^ kind + sides);
  }

  /** The ways in which the position looks as all that have its key. */
  int canonical() {
    return canonical;
  }

  /** A site as all positions with the same key know it. */
  int common(int site, int canonicalWays) {
    int common = Integer.MAX_VALUE;
    for (int way = 0; way < ways.length; way++) {
      common = (canonicalWays >> way & 1) != 0 ? Math.min(common, ways[way][site]) : common;
    }
    return common;
  }

  /** The sites of the position that such a site is, those farthest right and up first. */
  List<Integer> sites(int common) {
    List<Integer> sites = new ArrayList<>();
    for (int site = 0; site < marks.length; site++) {
      if (common(site, canonical) == common) {
        sites.add(site);
      }
    }
    int cols = game.lattice().cols();
    sites.sort(Comparator.comparing((Integer site) -> -(site % cols)).thenComparing(site -> site));
    return sites;
  }
}

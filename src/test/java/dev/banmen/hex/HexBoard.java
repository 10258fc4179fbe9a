package dev.banmen.hex;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Black joins top and bottom, White left and right; White's first move may be a swap. Mutable. */
final class HexBoard implements Board {
  private static final int[][] BESIDE = {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}};

  private final Lattice lattice;
  private final Mark[] marks;
  private final List<Integer> plays = new ArrayList<>();

  HexBoard(Lattice lattice) {
    this.lattice = lattice;
    marks = new Mark[lattice.size()];
    Arrays.fill(marks, Mark.EMPTY);
  }

  @Override
  public int play(Side side, int site) {
    HexMiss miss = miss(side, site);
    if (miss != null) {
      return miss.number();
    }
    if (site == PASS) {
      marks[plays.get(0)] = Mark.EMPTY;
      marks[mirrored()] = Mark.WHITE;
    } else {
      marks[site] = side.mark();
    }
    plays.add(site);
    return 0;
  }

  private HexMiss miss(Side side, int site) {
    if (outcome().isPresent()) {
      return HexMiss.GAME_OVER;
    } else if (side != turn()) {
      return HexMiss.NOT_YOUR_TURN;
    } else if (site == PASS) {
      return plays.size() == 1 ? null : HexMiss.NO_SWAP;
    } else if (site < 0) {
      return HexMiss.OFF_BOARD;
    }
    return marks[site] == Mark.EMPTY ? null : HexMiss.OCCUPIED;
  }

  /** The site of the first stone after it has changed sides. */
  private int mirrored() {
    int first = plays.get(0);
    return first % lattice.cols() * lattice.cols() + first / lattice.cols();
  }

  @Override
  public void undo() {
    if (plays.isEmpty()) {
      throw new IllegalStateException("nothing to undo");
    }
    int site = plays.remove(plays.size() - 1);
    if (site == PASS) {
      marks[mirrored()] = Mark.EMPTY;
      marks[plays.get(0)] = Mark.BLACK;
    } else {
      marks[site] = Mark.EMPTY;
    }
  }

  @Override
  public int ply() {
    return plays.size();
  }

  @Override
  public int last() {
    return plays.isEmpty() ? OFF : plays.get(plays.size() - 1);
  }

  @Override
  public Side lastSide() {
    return turn().opponent();
  }

  @Override
  public int[] touched() {
    if (plays.isEmpty()) {
      return new int[0];
    }
    return last() == PASS
        ? Arrays.stream(new int[] {plays.get(0), mirrored()}).distinct().sorted().toArray()
        : new int[] {last()};
  }

  @Override
  public Mark at(int site) {
    return marks[site];
  }

  private Side turn() {
    return plays.size() % 2 == 0 ? Side.BLACK : Side.WHITE;
  }

  @Override
  public Set<Side> movers() {
    return outcome().isPresent() ? Movers.NOBODY : Movers.only(turn());
  }

  @Override
  public Score score() {
    return new Score(count(Mark.BLACK), count(Mark.WHITE));
  }

  private int count(Mark mark) {
    return (int) Arrays.stream(marks).filter(mark::equals).count();
  }

  @Override
  public Optional<Outcome> outcome() {
    for (Side side : Side.values()) {
      if (joins(side)) {
        return Optional.of(Outcome.reached(side));
      }
    }
    return Optional.empty();
  }

  private boolean joins(Side side) {
    int size = lattice.rows();
    BitSet seen = new BitSet();
    Deque<Integer> left = new ArrayDeque<>();
    for (int i = 0; i < size; i++) {
      left.add(side == Side.BLACK ? i : i * size);
    }
    while (!left.isEmpty()) {
      int site = left.remove();
      if (marks[site] != side.mark() || seen.get(site)) {
        continue;
      }
      seen.set(site);
      if ((side == Side.BLACK ? site / size : site % size) == size - 1) {
        return true;
      }
      for (int[] way : BESIDE) {
        int other = lattice.index(lattice.site(site).plus(way[0], way[1]));
        if (other != OFF) {
          left.add(other);
        }
      }
    }
    return false;
  }

  @Override
  public long hash() {
    return Arrays.asList(marks).hashCode();
  }

  @Override
  public Board copy() {
    HexBoard copy = new HexBoard(lattice);
    System.arraycopy(marks, 0, copy.marks, 0, marks.length);
    copy.plays.addAll(plays);
    return copy;
  }
}

package dev.banmen.toy;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A board of three in a row. Checks in this order: game over, not your turn, a pass, off the board,
 * occupied. Nothing is kept but the marks and the plays: everything else is counted when asked.
 */
final class ToyBoard implements Board {
  private final Lattice lattice;
  private final int row;
  private final Side first;
  private final Mark[] marks;
  private final Deque<Integer> plays = new ArrayDeque<>();

  ToyBoard(Lattice lattice, int row, Setup setup) {
    this(lattice, row, setup.toMove().orElse(Side.BLACK), new Mark[lattice.size()]);
    Arrays.fill(marks, Mark.EMPTY);
    for (Map.Entry<Site, Mark> entry : setup.marks().entrySet()) {
      if (entry.getValue() != Mark.EMPTY) {
        marks[lattice.index(entry.getKey())] = entry.getValue();
      }
    }
  }

  private ToyBoard(Lattice lattice, int row, Side first, Mark[] marks) {
    this.lattice = lattice;
    this.row = row;
    this.first = first;
    this.marks = marks;
  }

  @Override
  public int play(Side side, int site) {
    List<ToyMiss> reasons = reasons(side, site);
    if (!reasons.isEmpty()) {
      return reasons.get(0).number();
    }
    marks[site] = side.mark();
    plays.push(site);
    return 0;
  }

  /** Every reason for which a move is refused, in this order; after the end it is nobody's turn. */
  List<ToyMiss> reasons(Side side, int site) {
    List<ToyMiss> reasons = new ArrayList<>();
    if (movers().isEmpty()) {
      reasons.add(ToyMiss.GAME_OVER);
    } else if (side != turn()) {
      reasons.add(ToyMiss.NOT_YOUR_TURN);
    }
    if (site == PASS) {
      reasons.add(ToyMiss.NO_PASS);
    } else if (site < 0) {
      reasons.add(ToyMiss.OFF_BOARD);
    } else if (marks[site] != Mark.EMPTY) {
      reasons.add(ToyMiss.OCCUPIED);
    }
    return reasons;
  }

  @Override
  public void undo() {
    if (plays.isEmpty()) {
      throw new IllegalStateException("nothing to undo");
    }
    marks[plays.pop()] = Mark.EMPTY;
  }

  @Override
  public int ply() {
    return plays.size();
  }

  @Override
  public int last() {
    return plays.isEmpty() ? OFF : plays.peek();
  }

  @Override
  public Side lastSide() {
    return turn().opponent();
  }

  @Override
  public int[] touched() {
    return plays.isEmpty() ? new int[0] : new int[] {plays.peek()};
  }

  @Override
  public Mark at(int site) {
    return marks[site];
  }

  private Side turn() {
    return plays.size() % 2 == 0 ? first : first.opponent();
  }

  @Override
  public Set<Side> movers() {
    return outcome().isPresent() ? Movers.NOBODY : Movers.only(turn());
  }

  @Override
  public Score score() {
    return new Score(longest(Mark.BLACK), longest(Mark.WHITE));
  }

  @Override
  public Optional<Outcome> outcome() {
    for (Side side : Side.values()) {
      if (longest(side.mark()) >= row) {
        return Optional.of(Outcome.reached(side));
      }
    }
    return Arrays.asList(marks).contains(Mark.EMPTY)
        ? Optional.empty()
        : Optional.of(Outcome.drawn());
  }

  private int longest(Mark mark) {
    int longest = 0;
    for (int site = 0; site < marks.length; site++) {
      for (int down = 0; down <= 1; down++) {
        for (int right = 1 - 2 * down; right <= 1; right++) {
          longest = Math.max(longest, run(mark, site, down, right));
        }
      }
    }
    return longest;
  }

  /** The marks of a side that are in a row; none while nobody has won. */
  List<Integer> winning() {
    for (int site = 0; site < marks.length; site++) {
      for (int down = 0; down <= 1; down++) {
        for (int right = 1 - 2 * down; right <= 1; right++) {
          if (marks[site] != Mark.EMPTY && run(marks[site], site, down, right) >= row) {
            return line(site, down, right);
          }
        }
      }
    }
    return List.of();
  }

  private List<Integer> line(int site, int down, int right) {
    List<Integer> line = new ArrayList<>();
    for (int i = 0; i < run(marks[site], site, down, right); i++) {
      line.add(lattice.index(lattice.site(site).plus(i * down, i * right)));
    }
    return line;
  }

  private int run(Mark mark, int site, int down, int right) {
    if (down == 0 && right == 0) {
      return 0;
    }
    int length = 0;
    Site at = lattice.site(site);
    while (lattice.contains(at) && marks[lattice.index(at)] == mark) {
      length++;
      at = at.plus(down, right);
    }
    return length;
  }

  @Override
  public long hash() {
    long hash = 0;
    for (Mark mark : marks) {
      hash = hash * 0x9E3779B97F4A7C15L + mark.ordinal() + 1;
    }
    return hash;
  }

  @Override
  public Board copy() {
    ToyBoard copy = new ToyBoard(lattice, row, first, marks.clone());
    copy.plays.addAll(plays);
    return copy;
  }
}

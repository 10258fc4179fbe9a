package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Change;
import dev.banmen.game.Countable;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** All answers of a board at one moment. Two are equal if no question distinguishes them. */
record Snapshot(
    List<Mark> marks,
    Set<Side> movers,
    Score score,
    Score withoutBlack,
    int byBlack,
    int byWhite,
    Optional<Outcome> outcome,
    long hash,
    int ply,
    int last,
    Optional<Side> lastSide,
    List<Integer> touched) {

  static Snapshot of(Board board, int size) {
    List<Mark> marks = marks(board, size);
    return new Snapshot(
        marks,
        Set.copyOf(board.movers()),
        board.score(),
        withoutBlack(board, marks),
        board.captures(Side.BLACK),
        board.captures(Side.WHITE),
        board.outcome(),
        board.hash(),
        board.ply(),
        board.last(),
        board.ply() == 0 ? Optional.empty() : Optional.of(board.lastSide()),
        Arrays.stream(board.touched()).boxed().toList());
  }

  /** The count if all of Black's pieces were dead, in games that remove the dead. */
  private static Score withoutBlack(Board board, List<Mark> marks) {
    if (board instanceof Countable countable) {
      BitSet dead = new BitSet();
      for (int site = 0; site < marks.size(); site++) {
        dead.set(site, marks.get(site) == Mark.BLACK);
      }
      return countable.score(dead, new BitSet());
    }
    return board.score();
  }

  static List<Mark> marks(Board board, int size) {
    List<Mark> marks = new ArrayList<>(size);
    for (int site = 0; site < size; site++) {
      marks.add(board.at(site));
    }
    return marks;
  }

  /** The sites on which this board and a later one differ, ascending. */
  List<Integer> sitesUnlike(Snapshot later) {
    List<Integer> sites = new ArrayList<>();
    for (int site = 0; site < marks.size(); site++) {
      if (marks.get(site) != later.marks.get(site)) {
        sites.add(site);
      }
    }
    return sites;
  }

  /** The changes by a move from here to a later board. */
  List<Change> changes(Snapshot later, Lattice lattice) {
    return sitesUnlike(later).stream()
        .map(site -> new Change(lattice.site(site), marks.get(site), later.marks.get(site)))
        .toList();
  }
}

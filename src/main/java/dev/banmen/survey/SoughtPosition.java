package dev.banmen.survey;

import dev.banmen.game.Board;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Symmetry;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.record.Replay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A position to look for: board and side to move, turned and mirrored in any way, however it came
 * about. Immutable.
 */
final class SoughtPosition {
  private final String family;
  private final Lattice lattice;
  private final Set<Side> movers;
  private final long key;
  private final List<Mark[]> boards = new ArrayList<>(); // all that look the same, each once

  /**
   * The position of a game after some of its moves.
   *
   * @param moves how many, refused ones counted too; beyond the last one means the end
   */
  static SoughtPosition after(int moves, LoadedGame of) {
    int end = of.tree().end(RecordTree.ROOT);
    return new SoughtPosition(of.replay(), MoveNumbers.node(of.tree(), end, moves));
  }

  /** The position at a node, where the replay goes. */
  SoughtPosition(Replay replay, int node) {
    family = replay.recording().family();
    lattice = replay.game().lattice();
    replay.goTo(node);
    Board board = replay.board();
    movers = Set.copyOf(board.movers());
    key = new PositionKeys(replay.game()).of(board::at, movers);
    for (Symmetry way : replay.game().symmetries()) {
      int[] to = way.indices(lattice);
      Mark[] turned = new Mark[lattice.size()];
      for (int site = 0; site < turned.length; site++) {
        turned[to[site]] = board.at(site);
      }
      if (boards.stream().noneMatch(known -> Arrays.equals(known, turned))) {
        boards.add(turned);
      }
    }
  }

  /** Its key in an index of positions. */
  long key() {
    return key;
  }

  /** The first node of a game, in the order of its file, where it is on the board, or NONE. */
  int in(QueriedGame game) {
    boolean isOfKind = game.kind().family().equals(family) && game.game().lattice().equals(lattice);
    return isOfKind ? game.onceRead(read -> node(read.replay())) : RecordTree.NONE;
  }

  private int node(Replay replay) {
    do {
      if (isOn(replay.board())) {
        return replay.node();
      }
    } while (replay.next());
    return RecordTree.NONE;
  }

  private boolean isOn(Board board) {
    for (Mark[] one : boards) {
      int site = 0;
      while (site < one.length && one[site] == board.at(site)) {
        site++;
      }
      if (site == one.length) {
        return board.movers().equals(movers);
      }
    }
    return false;
  }
}

package dev.banmen.gtp.engine;

import dev.banmen.game.Board;
import dev.banmen.game.Family;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.Replay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The main line of a recorded game as a set-up and moves; those before a later set-up are left out.
 * Immutable.
 */
record LoadedGame(Setup start, List<Move> moves) {
  LoadedGame {
    moves = List.copyOf(moves);
  }

  /**
   * Reads a game up to the position before a move.
   *
   * @param before the number of that move, from 1 on; the end if there are fewer
   */
  static LoadedGame of(Recording recording, Family family, int before) {
    Replay replay = Replay.of(recording, family.recordedGame(recording.chosen()));
    replay.goTo(nodeBefore(recording.tree(), before));
    Position position = replay.position();
    Board board = position.board();
    List<Move> moves = new ArrayList<>();
    for (; board.ply() > 0; board.undo()) {
      Side side = board.lastSide();
      int site = board.last();
      moves.add(
          site == Board.PASS ? new Pass(side) : new Place(side, position.lattice().site(site)));
    }
    Collections.reverse(moves);
    return new LoadedGame(position.after(0).setup(), moves);
  }

  private static int nodeBefore(RecordTree tree, int before) {
    int number = 0; // of the last move
    int node = RecordTree.ROOT;
    for (int next = node; next != RecordTree.NONE; next = tree.firstChild(next)) {
      number += isMove(tree, next) ? 1 : 0;
      if (number >= before) {
        return node;
      }
      node = next;
    }
    return node;
  }

  private static boolean isMove(RecordTree tree, int node) {
    return tree.property(node, "B").isPresent() || tree.property(node, "W").isPresent();
  }
}

package dev.banmen.study;

import dev.banmen.game.Board;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.record.Replay;
import java.util.List;

/** The positions of a game in order, all on one board. Mutable, one thread. */
interface PositionSequence {
  /**
   * Returns a position, which is valid until the next call.
   *
   * @param at its index from 0; never less than in the call before
   */
  Position position(int at);

  /** The start, and the position after each of these moves, which must be legal. */
  static PositionSequence of(Position start, List<Move> moves) {
    Board board = start.board();
    int first = board.ply();
    return at -> {
      for (int done = board.ply() - first; done < at; done++) {
        Move move = moves.get(done);
        board.play(move.side(), start.lattice().index(move));
      }
      return start.onShared(board);
    };
  }

  /** The position at each node of a line; nothing else may use the replay. */
  static PositionSequence of(ShownLine line, Replay replay) {
    int[] done = {0};
    replay.goTo(line.node(0));
    return at -> {
      while (done[0] < at) {
        replay.goTo(line.node(++done[0]));
      }
      return replay.sharedPosition();
    };
  }
}

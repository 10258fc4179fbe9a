package dev.banmen.study;

import dev.banmen.game.Board;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.record.Replay;
import java.util.List;

/** The positions of a game from first to last, on one board. Mutable, one thread. */
interface PositionSequence {
  /** A position, valid until the next is asked for; its place, from 0, never gets less. */
  Position position(int at);

  /** The positions after each of some moves, all of them legal. */
  static PositionSequence of(Position start, List<Move> moves) {
    Board board = start.board();
    int first = board.ply();
    return at -> {
      for (int done = board.ply() - first; done < at; done++) {
        Move move = moves.get(done);
        int site = move instanceof Place place ? start.lattice().index(place.site()) : Board.PASS;
        board.play(move.side(), site);
      }
      return start.onShared(board);
    };
  }

  /** The positions at each node of a line; the replay is for this alone. */
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

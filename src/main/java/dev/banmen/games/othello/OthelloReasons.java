package dev.banmen.games.othello;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.record.Recordable;
import dev.banmen.games.othello.board.OthelloMiss;
import java.util.ArrayList;
import java.util.List;

/** Finds every reason for which a move in one position is refused. For one use, one thread. */
final class OthelloReasons {
  private final Position position;
  private final Board discs; // the same, without turns

  OthelloReasons(Game game, Position position) {
    this.position = position;
    discs = Recordable.free(game).newBoard(position.setup());
  }

  /** Lists all reasons that hold, in the order of the checks; after the end it is nobody's turn. */
  List<OthelloMiss> of(Move move) {
    List<OthelloMiss> reasons = new ArrayList<>();
    position.miss(move).ifPresent(miss -> reasons.add((OthelloMiss) miss));
    boolean isOfTurns =
        reasons.contains(OthelloMiss.GAME_OVER) || reasons.contains(OthelloMiss.NOT_YOUR_TURN);
    if (isOfTurns) { // then the discs have not been checked yet
      int miss = discs.check(move.side(), position.lattice().index(move));
      if (miss != 0) {
        reasons.add(OthelloMiss.of(miss));
      }
    }
    return reasons;
  }

  /** The squares on which a side has a move, whosever turn it is. */
  List<Site> legal(Side side) {
    List<Site> legal = new ArrayList<>();
    for (int i = 0; i < position.lattice().size(); i++) {
      if (discs.at(i) == Mark.EMPTY && discs.check(side, i) == 0) {
        legal.add(position.lattice().site(i));
      }
    }
    return legal;
  }
}

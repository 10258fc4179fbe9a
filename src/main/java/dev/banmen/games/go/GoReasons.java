package dev.banmen.games.go;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;

/** Finds every reason for which Go refuses a move, in the order of its checks. Stateless. */
final class GoReasons {
  private GoReasons() {}

  /**
   * Returns the reasons that hold: the first is the board's, each other would be if those before it
   * did not hold.
   *
   * @param site an index on the lattice, {@link Board#PASS} or {@link Board#OFF}
   */
  static List<GoMiss> of(GoBoard board, Side side, int site) {
    List<GoMiss> reasons = new ArrayList<>();
    int turn = board.check(side, Board.PASS); // for a pass nothing else is checked
    if (turn != 0) {
      reasons.add(GoMiss.of(turn));
    }
    if (site == Board.OFF) {
      reasons.add(GoMiss.OFF_BOARD);
    } else if (site != Board.PASS) {
      addOfPoint(board, GoBoard.colour(side), board.stones().grid.pointOf[site], reasons);
    }
    return reasons;
  }

  private static void addOfPoint(GoBoard board, byte colour, int point, List<GoMiss> reasons) {
    int miss = board.checkPoint(colour, point);
    if (miss != 0) {
      reasons.add(GoMiss.of(miss));
    }
    if (miss == GoMiss.SUICIDE.number() && board.repeatedPly(colour, point) >= 0) {
      reasons.add(GoMiss.REPETITION);
    }
  }
}

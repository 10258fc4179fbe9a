package dev.banmen.bot;

import dev.banmen.game.Board;
import dev.banmen.game.Outcome;
import dev.banmen.game.Side;
import java.util.Arrays;

/**
 * Finds moves that win at once, by trying them on a board. It knows nothing of a game but its
 * rules. Stateless.
 */
final class ThreatSearch {
  private ThreatSearch() {}

  /** Whether a move wins at once. The board is as before. */
  static boolean wins(Board board, Side side, int site) {
    if (board.play(side, site) != 0) {
      return false;
    }
    boolean wins =
        board.movers().isEmpty()
            && board.outcome().flatMap(Outcome::winner).stream().anyMatch(side::equals);
    board.undo();
    return wins;
  }

  /**
   * Returns where, of some sites, the other side would win at once if this one did nothing.
   *
   * @param idle a site far from everything, where this side makes a move as if it passed; OFF if
   *     there is none, and then nothing is known
   */
  static int[] winsOfOther(Board board, Side side, int[] sites, int idle) {
    if (idle == Board.OFF || board.play(side, idle) != 0) {
      return new int[0];
    }
    Side other = side.opponent();
    int[] wins =
        board.movers().contains(other)
            ? Arrays.stream(sites).filter(site -> wins(board, other, site)).toArray()
            : new int[0];
    board.undo();
    return wins;
  }
}

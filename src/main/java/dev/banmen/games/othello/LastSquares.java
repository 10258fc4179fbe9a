package dev.banmen.games.othello;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;

/** Plays the last squares of a game out to see who wins. Stateless. */
final class LastSquares {
  /** How many squares may be empty before the move that is asked about. */
  static final int MOST = 10;

  private LastSquares() {}

  /** Whether a position after a move is near enough to the end to be played out. */
  static boolean isFew(Position after) {
    return after.count(Mark.EMPTY) < MOST;
  }

  /** Whether a side wins from here against every defence. */
  static boolean wins(Position from, Side side) {
    return wins(from.board(), side, from.lattice().size());
  }

  private static boolean wins(Board board, Side side, int size) {
    if (board.movers().isEmpty()) {
      return board.outcome().orElseThrow().winner().filter(side::equals).isPresent();
    }
    Side turn = board.movers().iterator().next();
    int[] sites = new int[size];
    int count = board.legal(turn, sites);
    boolean isOwn = turn == side;
    for (int i = 0; i < count; i++) {
      board.play(turn, sites[i]);
      boolean wins = wins(board, side, size);
      board.undo();
      if (wins == isOwn) {
        return isOwn;
      }
    }
    return count > 0 ? !isOwn : afterPass(board, turn, side, size);
  }

  private static boolean afterPass(Board board, Side turn, Side side, int size) {
    board.play(turn, Board.PASS);
    boolean wins = wins(board, side, size);
    board.undo();
    return wins;
  }
}

package dev.banmen.game;

import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * A game that goes on from a position on one board, without a position for each move: what long
 * games are read with. Mutable, one thread.
 */
public final class PlayCursor {
  private final Game game;
  private final Side first;
  private final Board board;
  private final IntUnaryOperator numbers;

  /** A sequel that begins at a position, which stays as it is. */
  public PlayCursor(Position from) {
    game = from.game();
    first = from.first();
    board = from.board();
    numbers = from::number;
  }

  /** Plays a move: 0, or the number of its miss, with everything as it was. */
  public int play(Move move) {
    return board.play(move.side(), game.lattice().index(move));
  }

  /** Takes the last move back. */
  public void undo() {
    board.undo();
  }

  /** Has play go on after both sides have passed, see {@link Countable#playOn}. */
  public void playOn() {
    ((Countable) board).playOn();
  }

  /** Whether nobody may move any more. */
  public boolean isOver() {
    return board.outcome().isPresent();
  }

  /** Who is to move, see {@link Position#toMove}. */
  public Optional<Side> toMove() {
    return Position.toMove(board, first);
  }

  /** The game as it stands. */
  public Position position() {
    return new Position(game, first, board.copy(), numbers);
  }
}

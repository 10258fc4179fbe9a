package dev.banmen.game;

import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Plays on from a position on one board, without a position for each move, to read long games fast.
 * Mutable, one thread.
 */
public final class PlayCursor {
  private final Game game;
  private final Side first;
  private final Board board;
  private final IntUnaryOperator numbers;

  /** Creates a cursor at a position, which stays as it is. */
  public PlayCursor(Position from) {
    game = from.game();
    first = from.first();
    board = from.board();
    numbers = from::number;
  }

  /** Plays a move and returns 0, or changes nothing and returns the number of its miss. */
  public int play(Move move) {
    return board.play(move.side(), game.lattice().index(move));
  }

  public void undo() {
    board.undo();
  }

  /** Resumes play after both sides have passed, see {@link Countable#playOn}. */
  public void playOn() {
    ((Countable) board).playOn();
  }

  public boolean isOver() {
    return board.outcome().isPresent();
  }

  /** The side to move, see {@link Position#toMove}. */
  public Optional<Side> toMove() {
    return Position.toMove(board, first);
  }

  public Position position() {
    return new Position(game, first, board.copy(), numbers);
  }
}

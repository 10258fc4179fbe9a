package dev.banmen.tui.board;

import dev.banmen.game.Lattice;
import dev.banmen.game.Symmetry;

/**
 * How somebody wants to see a board. Only the view changes, never the game. Immutable.
 *
 * @param turn where the board's own upper left corner is seen
 * @param hasLabels whether rows and columns have their coordinates
 * @param numbers how many of the last moves have their numbers on the board
 */
public record BoardLook(Symmetry turn, boolean hasLabels, int numbers) {
  /** As the game has it. */
  public static final BoardLook PLAIN = new BoardLook(Symmetry.IDENTITY, true, 0);

  /** Turns a square board by a quarter to the right, another one upside down. */
  public BoardLook rotated(Lattice lattice) {
    boolean isSquare = lattice.rows() == lattice.cols();
    Symmetry by = isSquare ? Symmetry.QUARTER_TURN : Symmetry.HALF_TURN;
    return new BoardLook(turn.then(by), hasLabels, numbers);
  }

  /** Exchanges left and right. */
  public BoardLook flipped() {
    return new BoardLook(turn.then(Symmetry.MIRRORED), hasLabels, numbers);
  }

  public BoardLook labelled(boolean isOn) {
    return new BoardLook(turn, isOn, numbers);
  }

  public BoardLook numbered(int last) {
    return new BoardLook(turn, hasLabels, last);
  }
}

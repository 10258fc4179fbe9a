package dev.banmen.tui.board;

import dev.banmen.game.Lattice;
import dev.banmen.game.Symmetry;

/**
 * How somebody wants to see a board. Only the view changes, never the game. Immutable.
 *
 * @param turn where the board's own upper left corner is seen
 * @param hasLabels whether rows and columns have their coordinates
 * @param numbers how many of the last moves have their numbers on the board
 * @param ghosts which next moves of a recording are shown
 */
public record BoardLook(Symmetry turn, boolean hasLabels, int numbers, Ghosts ghosts) {
  /** Next moves of a recording that are shown on its board. */
  public enum Ghosts {
    /** The moves that the tree has from here, where there is more than one. */
    VARIATIONS,
    ALL,
    NONE
  }

  /** The board as the game has it. */
  public static final BoardLook PLAIN =
      new BoardLook(Symmetry.IDENTITY, true, 0, Ghosts.VARIATIONS);

  static final BoardLook UNLABELLED = PLAIN.labelled(false);

  /** Turns a square board by a quarter to the right, another one upside down. */
  public BoardLook rotated(Lattice lattice) {
    boolean isSquare = lattice.rows() == lattice.cols();
    Symmetry by = isSquare ? Symmetry.QUARTER_TURN : Symmetry.HALF_TURN;
    return new BoardLook(turn.then(by), hasLabels, numbers, ghosts);
  }

  /** Exchanges left and right. */
  public BoardLook flipped() {
    return new BoardLook(turn.then(Symmetry.MIRRORED), hasLabels, numbers, ghosts);
  }

  public BoardLook labelled(boolean isOn) {
    return new BoardLook(turn, isOn, numbers, ghosts);
  }

  /** Shows more or fewer next moves. */
  public BoardLook withOtherGhosts() {
    Ghosts[] all = Ghosts.values();
    return new BoardLook(turn, hasLabels, numbers, all[(ghosts.ordinal() + 1) % all.length]);
  }

  public BoardLook numbered(int last) {
    return new BoardLook(turn, hasLabels, last, ghosts);
  }
}

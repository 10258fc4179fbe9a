package dev.banmen.games.dots;

import dev.banmen.game.Miss;

/**
 * Why a line can't be drawn. If several are true, the board names the first in this order: game
 * over, not your turn, no pass, off the board, not neighbours, drawn already.
 */
enum DotsMiss implements Miss {
  /** The site is a dot or a box: no line joins the two points. */
  NOT_NEIGHBOURS(1),
  /** The line is already there, whoever drew it. */
  DRAWN_ALREADY(2),
  /** Every turn is a line: this game has no pass. */
  NO_PASS(3),
  /** A point lies outside the board. */
  OFF_BOARD(4),
  NOT_YOUR_TURN(5),
  /** Every line is drawn. */
  GAME_OVER(6);

  private final int number;

  DotsMiss(int number) {
    this.number = number;
  }

  static DotsMiss of(int number) {
    return values()[number - 1];
  }

  @Override
  public int number() {
    return number;
  }
}

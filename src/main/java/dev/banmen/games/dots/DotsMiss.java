package dev.banmen.games.dots;

import dev.banmen.game.Miss;

/**
 * Why a line cannot be drawn. Where several are true the board names one, in this order: game over,
 * not your turn, no pass, off the board, not neighbours, drawn already.
 */
enum DotsMiss implements Miss {
  /** The site is a dot or a box: no line joins the two points. */
  NOT_NEIGHBOURS,
  /** The line is there, whoever drew it. */
  DRAWN_ALREADY,
  /** A turn is a line: this game has no pass. */
  NO_PASS,
  /** A point lies outside the board. */
  OFF_BOARD,
  /** The other side is to move. */
  NOT_YOUR_TURN,
  /** Every line is drawn. */
  GAME_OVER;

  @Override
  public int number() {
    return ordinal() + 1;
  }
}

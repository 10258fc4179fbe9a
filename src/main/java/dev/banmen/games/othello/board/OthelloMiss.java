package dev.banmen.games.othello.board;

import dev.banmen.game.Miss;

/** Why Othello refuses a move. */
public enum OthelloMiss implements Miss {
  /** A disc stands on the square. */
  OCCUPIED(1),
  /** The disc would bracket no disc of the opponent. */
  NOTHING_BRACKETED(2),
  /** A side with a move may not pass. */
  MUST_MOVE(3),
  OFF_BOARD(4),
  NOT_YOUR_TURN(5),
  GAME_OVER(6);

  private final int number;

  OthelloMiss(int number) {
    this.number = number;
  }

  public static OthelloMiss of(int number) {
    return values()[number - 1];
  }

  @Override
  public int number() {
    return number;
  }
}

package dev.banmen.games.gomoku;

import dev.banmen.game.Miss;

/** Why Gomoku refuses a move. */
enum GomokuMiss implements Miss {
  /** A stone stands there. */
  OCCUPIED(1),
  /** Every turn is a stone: this game has no pass. */
  NO_PASS(3),
  /** The point is not on the board. */
  OFF_BOARD(4),
  /** The other side is to move. */
  NOT_YOUR_TURN(5),
  /** The game is over: a side has won, or the board is full. */
  GAME_OVER(6);

  private final int number;

  GomokuMiss(int number) {
    this.number = number;
  }

  @Override
  public int number() {
    return number;
  }
}

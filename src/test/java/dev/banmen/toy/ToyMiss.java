package dev.banmen.toy;

import dev.banmen.game.Miss;

/** Why three in a row refuses a move. Immutable. */
enum ToyMiss implements Miss {
  OCCUPIED(1),
  NO_PASS(2),
  OFF_BOARD(4),
  NOT_YOUR_TURN(5),
  GAME_OVER(6);

  private final int number;

  ToyMiss(int number) {
    this.number = number;
  }

  @Override
  public int number() {
    return number;
  }
}

package dev.banmen.hex;

import dev.banmen.game.Miss;

/** Why Hex refuses a move. Immutable. */
enum HexMiss implements Miss {
  OCCUPIED(1),
  NO_SWAP(2),
  OFF_BOARD(4),
  NOT_YOUR_TURN(5),
  GAME_OVER(6);

  private final int number;

  HexMiss(int number) {
    this.number = number;
  }

  @Override
  public int number() {
    return number;
  }
}

package dev.banmen.games.go;

import dev.banmen.game.Miss;

/** Why Go refuses a move. */
enum GoMiss implements Miss {
  /** A stone stands there. */
  OCCUPIED(1),
  /** The stone's own group would have no liberty, and it captures nothing. */
  SUICIDE(2),
  /** The ko rule forbids the resulting board. */
  REPETITION(3),
  OFF_BOARD(4),
  NOT_YOUR_TURN(5),
  GAME_OVER(6);

  private final int number;

  GoMiss(int number) {
    this.number = number;
  }

  static GoMiss of(int number) {
    return values()[number - 1];
  }

  @Override
  public int number() {
    return number;
  }
}

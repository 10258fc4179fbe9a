package dev.banmen.games.capture;

import dev.banmen.game.Miss;

/**
 * Why Capture Go refuses a move. Reasons shared with Go have Go's number; 3, repetition, is unused.
 */
enum CaptureMiss implements Miss {
  /** A stone stands there. */
  OCCUPIED(1),
  /** The stone's own group would have no liberty, and it captures nothing. */
  SUICIDE(2),
  OFF_BOARD(4),
  NOT_YOUR_TURN(5),
  GAME_OVER(6),
  /** A side with a move may not pass. */
  MUST_PLAY(7);

  private final int number;

  CaptureMiss(int number) {
    this.number = number;
  }

  @Override
  public int number() {
    return number;
  }
}

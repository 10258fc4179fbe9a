package dev.banmen.gtp.client;

import dev.banmen.game.Side;

/** Tells an engine how much time it has. */
interface EngineTime {
  /** Tells it the time control, at the start of a game. */
  void begin();

  /** Tells it what a side has left, before its move. */
  void tell(Side side);
}

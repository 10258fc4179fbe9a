package dev.banmen.gtp.client;

import dev.banmen.game.Side;

/** A fixed time for each move, in whole seconds as the protocol has it. */
record MoveTime(GtpEngine engine, long millis) implements EngineTime {
  private static final long SECOND = 1000;

  @Override
  public void begin() {
    if (millis > 0 && engine.has("time_settings")) {
      engine.ask("time_settings 0 " + Math.max(1, millis / SECOND) + " 1");
    }
  }

  @Override
  public void tell(Side side) {
    // The whole time is there again.
  }
}

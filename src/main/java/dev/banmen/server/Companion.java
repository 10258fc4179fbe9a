package dev.banmen.server;

import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Seat;
import java.util.Optional;

/** Which computer player sits down with somebody who found nobody else. Stateless. */
final class Companion {
  /** The rating at which the second level is offered, and how much each further one takes. */
  private static final double SECOND = 1300;

  private static final double STEP = 150;

  private Companion() {}

  /** The seat of a computer player for somebody with this rating, at one of these levels. */
  static Seat seat(double rating, int levels) {
    long level = 2 + (long) Math.floor((rating - SECOND) / STEP);
    int chosen = (int) Math.max(1, Math.min(levels, level));
    return new ComputerSeat(chosen, Optional.empty()).seat();
  }
}

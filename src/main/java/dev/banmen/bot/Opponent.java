package dev.banmen.bot;

import dev.banmen.game.Side;
import dev.banmen.session.Event;
import dev.banmen.session.Question;
import java.util.Optional;

/**
 * A program that plays a game. It is asked on a thread where it may think for long, one question at
 * a time.
 */
public interface Opponent {
  /**
   * Gets ready to be asked, which may take a while; then it knows what it calls itself. What it
   * throws is as for {@link #answer}. Nothing by default.
   */
  default void begin() {}

  /**
   * Returns what it does for a side that may move, or that has not accepted the count; empty if
   * nothing, because the question is gone or it can't. It stops thinking once the question is gone.
   * An exception ends this turn of it; one that is a {@code SeatFault} says why.
   */
  Optional<Event> answer(Question question, Side side);

  /**
   * Thinks on while the other side, given here, is to move, until the question is gone; nothing by
   * default.
   */
  default void ponder(Question question, Side side) {}

  /** The name that the program gives itself; empty if it has not said one, or has none. */
  default String name() {
    return "";
  }

  /** Ends it: it is asked nothing more. Any thread; it returns quickly. */
  default void close() {}
}

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
   * Returns what it does for a side that may move, or that has not accepted the count; empty if
   * nothing, because the question is gone or it can't. It stops thinking once the question is gone.
   */
  Optional<Event> answer(Question question, Side side);
}

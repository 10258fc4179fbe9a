package dev.banmen.server.lobby;

import java.util.ArrayDeque;
import java.util.Deque;

/** How much a person has said lately. For any thread. */
public final class SpeechPace {
  private final Deque<Long> spoken = new ArrayDeque<>(); // when, in milliseconds; under this

  /**
   * Notes a sentence, unless that is too many.
   *
   * @param now in milliseconds
   * @param within the time in which they are counted, in milliseconds
   * @param most how many may be said in that time
   */
  public synchronized boolean takes(long now, long within, int most) {
    while (!spoken.isEmpty() && spoken.peekFirst() <= now - within) {
      spoken.removeFirst();
    }
    boolean isTaken = spoken.size() < most;
    if (isTaken) {
      spoken.addLast(now);
    }
    return isTaken;
  }
}

package dev.banmen.server.people;

import dev.banmen.server.address.LastUsed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/** How much each person has said lately, whatever they said it on. For any thread. */
public final class SpeechPace {
  private final Map<String, Deque<Long>> all =
      LastUsed.map(LastUsed.MOST); // when, in milliseconds; under this

  /**
   * Notes a sentence, unless that is too many.
   *
   * @param who a person, or an address
   * @param now in milliseconds
   * @param within the time in which they are counted, in milliseconds
   * @param most how many may be said in that time
   */
  public synchronized boolean takes(String who, long now, long within, int most) {
    Deque<Long> spoken = all.getOrDefault(who, new ArrayDeque<>());
    while (!spoken.isEmpty() && spoken.peekFirst() <= now - within) {
      spoken.removeFirst();
    }
    boolean isTaken = spoken.size() < most;
    if (isTaken) {
      spoken.addLast(now);
      all.put(who, spoken);
    }
    return isTaken;
  }
}

package dev.banmen.server.people;

import dev.banmen.server.address.LastUsed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.function.Consumer;

/** How much each person has said lately, whatever they said it on. For any thread. */
public final class SpeechPace {
  /** How much is remembered of what somebody said at other nodes: more is too much anywhere. */
  private static final int MOST_HEARD = 100;

  private final Consumer<String> told;
  private final Map<String, Deque<Long>> all =
      LastUsed.map(LastUsed.MOST); // when, in milliseconds; under this

  /**
   * Nobody has said anything.
   *
   * @param told tells other nodes who says something
   */
  public SpeechPace(Consumer<String> told) {
    this.told = told;
  }

  /**
   * Notes a sentence, unless that is too many.
   *
   * @param who a person, or an address
   * @param now in milliseconds
   * @param within the time in which they are counted, in milliseconds
   * @param most how many may be said in that time
   */
  public boolean takes(String who, long now, long within, int most) {
    boolean isTaken = isFew(who, now, within, most);
    if (isTaken) {
      told.accept(who);
    }
    return isTaken;
  }

  /** Notes what somebody says at another node. */
  public synchronized void hear(String who, long now) {
    Deque<Long> spoken = all.getOrDefault(who, new ArrayDeque<>());
    spoken.addLast(now);
    if (spoken.size() > MOST_HEARD) {
      spoken.removeFirst();
    }
    all.put(who, spoken);
  }

  private synchronized boolean isFew(String who, long now, long within, int most) {
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

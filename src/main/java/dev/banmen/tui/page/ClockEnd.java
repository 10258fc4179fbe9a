package dev.banmen.tui.page;

import dev.banmen.session.LiveSession;

/**
 * When a clock that is shown has to be looked at again. An end that cannot be taken, as the game
 * cannot be saved, is tried once a second. Mutable, one thread.
 */
final class ClockEnd {
  private static final long SECOND_MILLIS = 1000;

  private LiveSession unended; // its time is over, and that could not be taken
  private long retry; // when that is tried once more, by its clock

  /** How long until the clock has moved on; {@link Long#MAX_VALUE} if none does. */
  long waitMillis(LiveSession live) {
    if (live.isClosed() || live.now().clock().running().isEmpty()) {
      return Long.MAX_VALUE;
    }
    long now = live.millis();
    long left = live.now().clock().deadline() - now;
    return left <= 0 ? untilRetry(live, now) : (left - 1) % SECOND_MILLIS + 1;
  }

  private long untilRetry(LiveSession live, long now) {
    return live == unended ? Math.max(0, Math.min(SECOND_MILLIS, retry - now)) : 0;
  }

  /** Whether the end of the time is to be taken now. */
  boolean isDue(LiveSession live) {
    return !live.isClosed() && isLate(live) && untilRetry(live, live.millis()) == 0;
  }

  /** It was tried. */
  void tried(LiveSession live) {
    unended = isLate(live) ? live : null;
    retry = live.millis() + SECOND_MILLIS;
  }

  private static boolean isLate(LiveSession live) {
    return live.millis() >= live.now().clock().deadline() && !live.now().isOver();
  }
}

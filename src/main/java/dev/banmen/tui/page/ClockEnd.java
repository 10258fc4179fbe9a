package dev.banmen.tui.page;

import dev.banmen.session.LiveSession;

/**
 * Decides when to look at a visible clock again. If a game can't be ended on time because it can't
 * be saved, that is tried again once a second. Mutable, one thread.
 */
final class ClockEnd {
  private static final long SECOND_MILLIS = 1000;

  private LiveSession unended; // its time is up, but it could not be ended
  private long retry; // when to try again, by its clock

  /** Returns how long until the clock shows another second; {@link Long#MAX_VALUE} if none runs. */
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

  boolean isDue(LiveSession live) {
    return !live.isClosed() && isLate(live) && untilRetry(live, live.millis()) == 0;
  }

  void tried(LiveSession live) {
    unended = isLate(live) ? live : null;
    retry = live.millis() + SECOND_MILLIS;
  }

  private static boolean isLate(LiveSession live) {
    return live.millis() >= live.now().clock().deadline() && !live.now().isOver();
  }
}

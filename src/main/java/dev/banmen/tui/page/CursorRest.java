package dev.banmen.tui.page;

import dev.banmen.game.Site;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.term.Input;
import java.util.Optional;

/**
 * Decides when the cursor is at rest after a step. A step is sent at once, in few bytes; what is
 * said about the point follows when the cursor rests. Times are in milliseconds by the person's
 * clock. Mutable, one thread.
 */
final class CursorRest {
  /** How long after its last step the cursor is at rest. */
  private static final long REST_MILLIS = 150;

  private static final long NEVER = Long.MAX_VALUE;

  private long resting = NEVER; // when the cursor, which was moved, counts as at rest

  /** Whether the cursor was moved just now and is not at rest yet. */
  boolean isMoving() {
    return resting != NEVER;
  }

  /** How long until it is at rest; {@link Long#MAX_VALUE} if it is. */
  long waitMillis(long now) {
    return isMoving() ? Math.max(0, resting - now) : NEVER;
  }

  /** Has it at rest if it is time. */
  void tick(long now) {
    resting = now >= resting ? NEVER : resting;
  }

  /** Has it at rest with the next {@link #tick}, which is due now. */
  void hasten(long now) {
    resting = isMoving() ? now : NEVER;
  }

  /** Has it at rest at once: something else is shown. */
  void stop() {
    resting = NEVER;
  }

  /**
   * Has it rest some time after a step; a key against the board's edge is none.
   *
   * @param from where it was on the same page; empty if there was none
   * @param to where it is now
   */
  void noteStep(Input input, Optional<Site> from, Optional<Site> to, long now) {
    if (!isArrow(input) || from.isEmpty() || to.isEmpty()) {
      resting = NEVER;
    } else if (!from.equals(to)) {
      resting = now + REST_MILLIS;
    }
  }

  private static boolean isArrow(Input input) {
    return input instanceof Input.Key pressed
        && switch (KeyAction.of(pressed.stroke())) {
          case UP, DOWN, LEFT, RIGHT -> true;
          default -> false;
        };
  }
}

package dev.banmen.tui.page.review;

import dev.banmen.app.PendingReview;
import dev.banmen.app.Refusal;
import dev.banmen.study.ComputerReview;
import dev.banmen.study.GameValues;

/**
 * The values of a game's positions while a computer finds them. Immutable, except for what it
 * finds.
 *
 * @param asked what it was asked for
 * @param review what was known at the last look
 * @param due when to look again, in milliseconds of the person's clock
 */
public record AwaitedValues(PendingReview asked, ComputerReview review, long due) {
  private static final long LOOK_MILLIS = 100;

  /** Returns values that have just been asked for. */
  public static AwaitedValues of(PendingReview asked) {
    return new AwaitedValues(asked, ComputerReview.NONE, 0);
  }

  public GameValues values() {
    return asked.values();
  }

  /** Looks what has been found, if it is time to. */
  public AwaitedValues at(long millis) {
    if (millis < due) {
      return this;
    }
    boolean isOver = asked.pending().isOver(); // before the look, or what comes after is missed
    ComputerReview now = values().review();
    return new AwaitedValues(asked, now, isOver ? Long.MAX_VALUE : millis + LOOK_MILLIS);
  }

  /** Whether the computer has nothing more to find. */
  public boolean isOver() {
    return due == Long.MAX_VALUE;
  }

  /** Why it could not go on, once it is over; empty if it found all. */
  String fault() {
    try {
      asked.pending().outcome();
      return "";
    } catch (Refusal refusal) {
      return refusal.getMessage();
    }
  }
}

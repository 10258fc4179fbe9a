package dev.banmen.tui.page.play;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.game.bot.Candidate;
import java.util.Optional;

/**
 * A hint that is being looked for, or none. Immutable.
 *
 * @param due when to look again, in milliseconds of the person's clock
 */
record AwaitedHint(Optional<Pending<Candidate>> pending, long due) {
  static final AwaitedHint NONE = new AwaitedHint(Optional.empty(), Long.MAX_VALUE);

  private static final long LOOK_MILLIS = 50;

  static AwaitedHint of(Pending<Candidate> pending) {
    return new AwaitedHint(Optional.of(pending), 0);
  }

  boolean isOver() {
    return pending.isEmpty() || pending.get().isOver();
  }

  AwaitedHint later(long millis) {
    return new AwaitedHint(pending, millis + LOOK_MILLIS);
  }

  /** The best move; empty if none was found. Only once it {@link #isOver}. */
  Optional<Candidate> best() {
    try {
      return pending.isEmpty() ? Optional.empty() : Optional.of(pending.get().outcome());
    } catch (Refusal | IllegalStateException e) {
      return Optional.empty();
    }
  }
}

package dev.banmen.tui.page.play;

import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import java.util.function.BiFunction;

/**
 * Advice that is being looked for. Immutable.
 *
 * @param soon says that it is being looked for
 * @param shown returns a page with the advice on it
 * @param due when to look again, in milliseconds of the person's clock
 */
record AwaitedAdvice<T>(
    Pending<T> pending, String soon, BiFunction<GamePage, T, GamePage> shown, long due) {
  private static final long LOOK_MILLIS = 50;

  AwaitedAdvice(Pending<T> pending, String soon, BiFunction<GamePage, T, GamePage> shown) {
    this(pending, soon, shown, 0);
  }

  /** Returns a page with the advice on it, or as it is, waiting until later. */
  GamePage on(GamePage page, long millis) {
    if (!pending.isOver()) {
      return page.awaiting(new AwaitedAdvice<>(pending, soon, shown, millis + LOOK_MILLIS));
    }
    GamePage ready = page.awaitingNothing();
    ready = ready.with(ready.messages().quiet()); // the advice is no part of what was said since
    try {
      return shown.apply(ready, pending.outcome());
    } catch (Refusal e) {
      return ready.saying(e.getMessage());
    }
  }
}

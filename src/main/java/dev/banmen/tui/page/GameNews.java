package dev.banmen.tui.page;

import dev.banmen.session.LiveSession;
import dev.banmen.tui.term.InputQueue;

/**
 * Brings news of the game that a viewer shows to the viewer's input queue. Mutable, one thread at a
 * time.
 */
final class GameNews {
  private final Pages pages;
  private final InputQueue queue;
  private LiveSession followed; // null for none
  private Runnable end = () -> {}; // stops listening to it

  GameNews(Pages pages, InputQueue queue) {
    this.pages = pages;
    this.queue = queue;
  }

  /** Listens to the game shown now; returns whether it is another one than before. */
  boolean follow() {
    LiveSession live = pages.live().orElse(null);
    boolean isOther = live != followed;
    if (isOther) {
      end();
      end = live == null ? end : live.listen(queue::news);
      followed = live;
      pages.refreshSession(); // earlier news was missed
    }
    return isOther;
  }

  void end() {
    end.run();
    end = () -> {};
    followed = null;
  }
}

package dev.banmen.tui.page;

import dev.banmen.session.LiveSession;
import dev.banmen.tui.term.InputQueue;

/**
 * The news of the game that a viewer shows, brought to its inbox. Mutable, one thread at a time.
 */
final class GameNews {
  private final Pages pages;
  private final InputQueue inbox;
  private LiveSession heard; // null for none
  private Runnable end = () -> {}; // of listening to it

  GameNews(Pages pages, InputQueue inbox) {
    this.pages = pages;
    this.inbox = inbox;
  }

  /** Listens to the game that is shown now; whether that is another one than before. */
  boolean follow() {
    LiveSession live = pages.live().orElse(null);
    boolean isOther = live != heard;
    if (isOther) {
      end();
      end = live == null ? end : live.listen(inbox::news);
      heard = live;
      pages.told(); // what came before we listened
    }
    return isOther;
  }

  /** Listens to none any more. */
  void end() {
    end.run();
    end = () -> {};
    heard = null;
  }
}

package dev.banmen.tui.page;

import dev.banmen.app.NewsSource;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.term.InputQueue;

/**
 * A viewer's subscription to news: of the game, lobby or teaching table that it shows now. Brings
 * them to the viewer's input queue. Mutable, one thread at a time.
 */
final class NewsSubscription {
  private final Pages pages;
  private final InputQueue queue;
  private LiveSession followed; // null for none
  private NewsSource source; // null for none
  private Runnable end = () -> {}; // stops listening to them

  NewsSubscription(Pages pages, InputQueue queue) {
    this.pages = pages;
    this.queue = queue;
  }

  /** Listens to what is shown now; returns whether it is something else than before. */
  boolean follow() {
    LiveSession live = pages.live().orElse(null);
    NewsSource shown = pages.shown() instanceof NewsPage page ? page.news().orElse(null) : null;
    boolean isOther = live != followed || shown != source;
    if (isOther) {
      end();
      end = live != null ? listen(live) : shown != null ? shown.listen(queue::news) : end;
      followed = live;
      source = shown;
      pages.refreshSession(); // earlier news was missed
    }
    return isOther;
  }

  private Runnable listen(LiveSession live) {
    Runnable moves = live.listen(queue::news);
    Runnable notes = pages.person().room().listen(live, queue::news);
    return () -> {
      moves.run();
      notes.run();
    };
  }

  void end() {
    end.run();
    end = () -> {};
    followed = null;
    source = null;
  }
}

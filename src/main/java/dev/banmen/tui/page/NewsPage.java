package dev.banmen.tui.page;

import dev.banmen.app.NewsSource;
import java.util.Optional;

/** A page that shows the news of something other than a game in play. Immutable. */
public interface NewsPage extends Page {
  /** Returns where the news comes from; empty if there is none now. */
  Optional<? extends NewsSource> news();

  /** Returns this page with what is new. */
  Page refreshed();
}

package dev.banmen.tui.page;

import dev.banmen.app.TableStatus;
import dev.banmen.session.Session;

/** A page of a game in play. Immutable. */
public interface SessionPage extends Page {
  /** Returns this page with its session in this state. */
  SessionPage withSession(Session session);

  /** Returns this page with what is to be said about its game beside what happens in it. */
  SessionPage withTable(TableStatus status);

  /** Returns this page with a few words to show as long as its game is shown. */
  SessionPage warning(String words);

  /**
   * Returns this page at a time, in milliseconds of its session's clock, for the clocks it shows.
   */
  SessionPage at(long millis);
}

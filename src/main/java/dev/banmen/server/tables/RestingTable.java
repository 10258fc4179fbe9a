package dev.banmen.server.tables;

import dev.banmen.server.people.Opener;
import dev.banmen.server.people.RecentTalk;

/** What is kept of a table in play while nobody looks at it and it has no session. Any thread. */
final class RestingTable {
  private final RecentTalk talk;
  private volatile ListedTable listed;
  private volatile Opener opener;
  private volatile long seen; // by the clock of the house

  /**
   * A table as a list shows it.
   *
   * @param seen when somebody was last there, by the clock of the house in milliseconds
   */
  RestingTable(ListedTable listed, Opener opener, RecentTalk talk, long seen) {
    this.listed = listed;
    this.opener = opener;
    this.talk = talk;
    this.seen = seen;
  }

  ListedTable listed() {
    return listed;
  }

  /**
   * Lists it as it stands after others have played, or somebody was forgotten; returns whether more
   * has happened.
   */
  boolean list(ListedTable next) {
    long last = listed.lastEvent();
    listed = next.lastEvent() >= last ? next : listed;
    return next.lastEvent() > last;
  }

  Opener opener() {
    return opener;
  }

  void share(Opener now) {
    opener = now;
  }

  RecentTalk talk() {
    return talk;
  }

  long seen() {
    return seen;
  }

  /** Notes how a table was left that rests now. */
  void left(ListedTable now, Opener whose, long at) {
    listed = now;
    opener = whose;
    seen = at;
  }
}

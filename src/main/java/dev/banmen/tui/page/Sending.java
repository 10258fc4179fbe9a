package dev.banmen.tui.page;

import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Session;
import dev.banmen.tui.term.InputQueue;
import java.io.IOException;

/**
 * An event that a page has sent, until it is saved or can't be. The reply comes on any thread;
 * everything else is for one.
 */
final class Sending implements LiveSession.Response {
  /** How long the keys typed meanwhile wait for it; then the page says that it takes long. */
  static final long PATIENCE_MILLIS = 1000;

  private final LiveSession live;
  private final Event event;
  private final InputQueue queue; // null for none
  private final long slowMillis;
  private boolean isSlow;
  private boolean isOver; // guarded by this, as what follows
  private Session after;
  private IOException why;

  /**
   * An event that is about to be sent.
   *
   * @param now by the person's clock
   * @param queue is told once the reply has come; null for none
   */
  Sending(LiveSession live, Event event, long now, InputQueue queue) {
    this.live = live;
    this.event = event;
    this.queue = queue;
    slowMillis = now + PATIENCE_MILLIS;
  }

  @Override
  public void answered(Session session) {
    over(session, null);
  }

  @Override
  public void failed(IOException fault) {
    over(null, fault);
  }

  private void over(Session session, IOException fault) {
    synchronized (this) {
      isOver = true;
      after = session;
      why = fault;
    }
    if (queue != null) {
      queue.news();
    }
  }

  synchronized boolean isOver() {
    return isOver;
  }

  /** The session after it; throws why nothing has happened. */
  synchronized Session after() throws IOException {
    if (why != null) {
      throw why;
    }
    return after;
  }

  LiveSession live() {
    return live;
  }

  Event event() {
    return event;
  }

  /** How long until it takes too long; {@link Long#MAX_VALUE} once that was said. */
  long waitMillis(long now) {
    return isSlow ? Long.MAX_VALUE : Math.max(0, slowMillis - now);
  }

  boolean isSlow() {
    return isSlow;
  }

  void becomeSlow() {
    isSlow = true;
  }
}

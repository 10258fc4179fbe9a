package dev.banmen.tui.page;

import dev.banmen.app.Person;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Session;
import dev.banmen.tui.term.InputQueue;
import java.io.IOException;
import java.util.Optional;

/**
 * The event that a page has sent, until it is saved or can't be: one at a time. Mutable, one
 * thread.
 */
final class Outbox {
  private final Person person;
  private InputQueue queue; // of their viewer, if it has one
  private Sending sending; // null for nothing

  Outbox(Person person) {
    this.person = person;
  }

  /** Keeps typed keys waiting here while an event is being saved. */
  void fedBy(InputQueue inputs) {
    queue = inputs;
  }

  /** Whether an event is on its way to be saved. */
  boolean isSending() {
    return sending != null;
  }

  /** Sends an event to a session; no other may be on its way. */
  void send(LiveSession live, Event event) {
    sending = new Sending(live, event, person.millis(), queue);
    FaultBarrier.watch(live.send(person.me(), event).whenComplete(sending::over));
    hold();
  }

  /** Has this done once the event on its way is saved, or could not be; there must be one. */
  void afterwards(Runnable next) {
    sending.next = next;
  }

  /** How long until the event takes too long; {@link Long#MAX_VALUE} for never. */
  long waitMillis() {
    return isSending() ? sending.waitMillis(person.millis()) : Long.MAX_VALUE;
  }

  /** Whether the event has begun to take too long: once, as keys wait no longer for it then. */
  boolean becomesSlow() {
    boolean isNews = waitMillis() == 0;
    if (isNews) {
      sending.isSlow = true;
      hold();
    }
    return isNews;
  }

  /** Removes the event, if it is saved or can't be, and returns it. */
  Optional<Sending> takeFinished() {
    if (!isSending() || !sending.isOver()) {
      return Optional.empty();
    }
    Sending sent = sending;
    sending = null;
    hold();
    return Optional.of(sent);
  }

  /** Keeps keys waiting for an event on its way, as long as nobody minds. */
  private void hold() {
    if (queue != null) {
      queue.hold(isSending() && !sending.isOver() && !sending.isSlow);
    }
  }

  /** One such event. The reply comes on any thread; everything else is for one. */
  static final class Sending {
    /** How long the keys typed meanwhile wait for it; then the page says that it takes long. */
    static final long PATIENCE_MILLIS = 1000;

    private final LiveSession live;
    private final Event event;
    private final InputQueue queue; // null for none
    private final long slowMillis;
    private Runnable next = () -> {};
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
    private Sending(LiveSession live, Event event, long now, InputQueue queue) {
      this.live = live;
      this.event = event;
      this.queue = queue;
      slowMillis = now + PATIENCE_MILLIS;
    }

    private void over(Session session, Throwable fault) {
      synchronized (this) {
        isOver = true;
        after = session;
        why = (IOException) fault;
      }
      if (queue != null) {
        queue.news();
      }
    }

    private synchronized boolean isOver() {
      return isOver;
    }

    /** The session after it; throws why nothing has happened. */
    synchronized Session after() throws IOException {
      if (why != null) {
        throw why;
      }
      return after;
    }

    /**
     * Submits it again after its save failed: it takes effect unless it fails once more.
     *
     * @return the session after it; empty if it failed
     */
    Optional<Session> resubmitted(Player me) {
      try {
        return Optional.of(live.submit(me, event));
      } catch (IOException e) {
        return Optional.empty();
      }
    }

    LiveSession live() {
      return live;
    }

    /** The work to do once its result is shown. */
    Runnable next() {
      return next;
    }

    private long waitMillis(long now) {
      return isSlow ? Long.MAX_VALUE : Math.max(0, slowMillis - now);
    }
  }
}

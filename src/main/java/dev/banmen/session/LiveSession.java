package dev.banmen.session;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongSupplier;

/**
 * A session that several people may look at while it is played. For any thread: events are taken
 * one after the other, each is kept before anybody sees what came of it, and whoever listens is
 * only told that there is something new, so that a slow one delays nobody.
 */
public final class LiveSession {
  /** Where events are kept. */
  public interface Keeper {
    /** Keeps nothing. */
    Keeper NONE = (before, stamped, after) -> {};

    /**
     * Keeps an event before it is shown.
     *
     * @throws IOException if it cannot be kept; the event does not happen then
     */
    void keep(Session before, Stamped stamped, Session after) throws IOException;
  }

  private final Keeper keeper;
  private final LongSupplier millis;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private volatile Session session;

  /**
   * A session in play.
   *
   * @param millis the session's clock, in milliseconds
   */
  public LiveSession(Session session, Keeper keeper, LongSupplier millis) {
    this.session = session;
    this.keeper = keeper;
    this.millis = millis;
  }

  /** The session as it stands. */
  public Session now() {
    return session;
  }

  /** What time it is for this session, in milliseconds. */
  public long millis() {
    return millis.getAsLong();
  }

  /**
   * Something happens.
   *
   * @param by the holder of a seat, or anybody else
   * @return the session after it
   * @throws IOException if it could not be kept; nothing has happened then
   */
  public Session submit(String by, Event event) throws IOException {
    Session after;
    synchronized (this) {
      Session before = session;
      Stamped stamped = new Stamped(Math.max(millis(), before.clock().since()), by, event);
      after = before.on(stamped);
      keeper.keep(before, stamped, after);
      session = after;
    }
    for (Runnable listener : listeners) {
      listener.run();
    }
    return after;
  }

  /**
   * Has somebody told, on any thread, that there is something new. They must return at once, and
   * look at {@link #now} when they have time.
   *
   * @return ends it
   */
  public Runnable listen(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

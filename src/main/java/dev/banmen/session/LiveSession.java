package dev.banmen.session;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongSupplier;

/**
 * A session that several people may look at while it is played. For any thread: events are taken
 * one after the other, each is kept before anybody sees what came of it, and whoever listens is
 * only told that there is something new, so that a slow one delays nobody. What nothing came of is
 * neither kept nor told, but to whoever did it.
 */
public final class LiveSession {
  /** Nothing of this session is kept from now on: what was submitted happens if it is again. */
  public static final class Unkept extends IOException {
    private static final long serialVersionUID = 1L;

    /** Because of this. */
    public Unkept(String message, IOException cause) {
      super(message, cause);
    }
  }

  /** Where events are kept. */
  public interface Keeper {
    /** Keeps nothing. */
    Keeper NONE = (before, stamped, after) -> {};

    /**
     * Keeps an event before it is shown: one that changes the session, or a move that is refused.
     * Called for one event at a time, in the order in which they happen.
     *
     * @throws IOException if it cannot be kept; the event does not happen then
     */
    void keep(Session before, Stamped stamped, Session after) throws IOException;
  }

  private final Keeper keeper;
  private final LongSupplier millis;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Object turn = new Object(); // held by whoever's event is taken
  private long last; // when the last event happened; under turn
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
    last = session.clock().since();
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
    synchronized (turn) {
      Session before = session;
      // A clock that was set back stands still until it has caught up.
      Stamped stamped = new Stamped(Math.max(millis(), last), by, event);
      after = before.on(stamped);
      if (!isSomething(before, after)) {
        return after;
      }
      keeper.keep(before, stamped, after);
      last = stamped.millis();
      session = after;
    }
    tell();
    return after;
  }

  private static boolean isSomething(Session before, Session after) {
    boolean isMiss = after != before && after.report() instanceof Report.Refused;
    return isMiss || after.ticket() != before.ticket();
  }

  private void tell() {
    for (Runnable listener : listeners) {
      try {
        listener.run();
      } catch (RuntimeException e) {
        // The event has happened: that this one cannot be told is neither its nor others' fault.
        listeners.remove(listener);
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
      }
    }
  }

  /**
   * Has somebody told, on any thread, that there is something new. They must return at once, and
   * look at {@link #now} when they have time; one that throws is told no more.
   *
   * @return ends it
   */
  public Runnable listen(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

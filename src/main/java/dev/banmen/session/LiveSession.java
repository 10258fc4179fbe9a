package dev.banmen.session;

import dev.banmen.schedule.Scheduler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongSupplier;

/**
 * A session in play that several people may watch. For any thread: events are processed one after
 * the other, each is saved before anybody sees its result, and listeners are only notified of news,
 * so a slow one delays nobody. An event that changes nothing is neither saved nor announced; only
 * its sender sees the answer.
 *
 * <p>It runs its own clocks: a side out of time loses even if nobody watches.
 */
public final class LiveSession {
  /** Nothing of this session is saved from now on; resubmit the event to have it happen anyway. */
  public static final class Unsaved extends IOException {
    private static final long serialVersionUID = 1L;

    public Unsaved(String message, IOException cause) {
      super(message, cause);
    }
  }

  /** The session was closed before the event, which has not happened. */
  public static final class Closed extends IOException {
    private static final long serialVersionUID = 1L;

    Closed() {
      super("the session is closed");
    }
  }

  /** Saves events. */
  public interface Keeper {
    Keeper NONE = (before, stamped, after) -> {};

    /**
     * Saves an event before it is shown: one that changes the session, or a refused move. Called
     * for one event at a time, in order, and never after {@link LiveSession#close}.
     *
     * @throws IOException if it can't be saved; then the event doesn't happen
     */
    void keep(Session before, Stamped stamped, Session after) throws IOException;
  }

  private static final long RETRY_MILLIS = 1000;

  private final Keeper keeper;
  private final LongSupplier millis;
  private final Scheduler scheduler;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Object turn = new Object(); // held while an event is processed
  private long last; // time of the last event; under turn
  private boolean closed; // under turn
  private Runnable flag = () -> {}; // cancels the wait for the clock; under turn
  private final List<Question> questions = new ArrayList<>(); // of this turn; under turn
  private final List<Runnable> closers = new ArrayList<>(); // under turn
  private volatile Session session;

  /**
   * A session in play, with a clock in milliseconds; the scheduler wakes it when a side's time runs
   * out.
   */
  public LiveSession(Session session, Keeper keeper, LongSupplier millis, Scheduler scheduler) {
    this.session = session;
    this.keeper = keeper;
    this.millis = millis;
    this.scheduler = scheduler;
    last = session.clock().since();
  }

  /** A session that notices the end of a side's time only at the next event. */
  public LiveSession(Session session, Keeper keeper, LongSupplier millis) {
    this(session, keeper, millis, Scheduler.NEVER);
  }

  /** Ends a running side's time even if nothing happens. */
  public void watchClocks() {
    synchronized (turn) {
      awaitFlag(0);
    }
  }

  /** Whether it no longer takes events, see {@link #close}. */
  public boolean isClosed() {
    synchronized (turn) {
      return closed;
    }
  }

  public Session now() {
    return session;
  }

  /** The current time for this session, in milliseconds. */
  public long millis() {
    return millis.getAsLong();
  }

  /**
   * Submits an event.
   *
   * @param by the holder of a seat, the program, or anybody else
   * @return the session after it
   * @throws Closed if the session was closed; nothing has happened then
   * @throws IOException if it could not be saved; nothing has happened then
   */
  public Session submit(Player by, Event event) throws IOException {
    Session after;
    List<Question> gone;
    synchronized (turn) {
      if (closed) {
        throw new Closed();
      }
      Session before = session;
      // A clock that was set back stops until it has caught up.
      Stamped stamped = new Stamped(Math.max(millis(), last), by, event);
      after = before.on(stamped);
      if (!isSomething(before, after)) {
        return after;
      }
      keeper.keep(before, stamped, after);
      last = stamped.millis();
      session = after;
      boolean isTurned = !Tickets.isSameTurn(after.ticket(), before.ticket());
      gone = isTurned ? takeQuestions() : List.of();
      if (after.ticket() != before.ticket()) {
        awaitFlag(0);
      }
    }
    for (Question question : gone) {
      question.go();
    }
    tell();
    return after;
  }

  private static boolean isSomething(Session before, Session after) {
    boolean isMiss = after != before && after.report() instanceof Report.Refused;
    return isMiss || after.ticket() != before.ticket();
  }

  private List<Question> takeQuestions() {
    List<Question> all = List.copyOf(questions);
    questions.clear();
    return all;
  }

  /** Schedules a check for when a side's time runs out, at least so many milliseconds from now. */
  private void awaitFlag(long least) {
    flag.run();
    long deadline = session.clock().deadline();
    flag =
        closed || deadline == Long.MAX_VALUE || session.isOver()
            ? () -> {}
            : scheduler.after(Math.max(least, deadline - millis()), this::tick);
  }

  private void tick() {
    long least = RETRY_MILLIS;
    try {
      submit(Player.SYSTEM, new Event.ClockTick());
      least = 1; // it was early, or the clock was set back
    } catch (IOException e) {
      // Closed, or the keeper may be able to save it by then.
    } finally {
      synchronized (turn) {
        if (!closed && session.clock().running().isPresent()) {
          awaitFlag(least);
        }
      }
    }
  }

  /**
   * The current session as a question, which is gone once its board, its marks or its end change,
   * or with {@link #close}; at once if the session is over. A request of the other side is another
   * question of the same turn: call this again to reply to it.
   */
  public Question question() {
    synchronized (turn) {
      int newest = questions.size() - 1;
      if (newest < 0 || questions.get(newest).session().ticket() != session.ticket()) {
        questions.add(new Question(session));
      }
      Question question = questions.get(questions.size() - 1);
      if (closed || session.isOver()) {
        takeQuestions().forEach(Question::go);
      }
      return question;
    }
  }

  /**
   * Closes the session for everybody: nothing happens, is saved or announced any more. It can still
   * be viewed.
   */
  public void close() {
    List<Question> gone;
    synchronized (turn) {
      closed = true;
      flag.run();
      gone = takeQuestions();
    }
    listeners.clear();
    gone.forEach(Question::go);
    takeClosers().forEach(Runnable::run);
  }

  private List<Runnable> takeClosers() {
    synchronized (turn) {
      List<Runnable> all = List.copyOf(closers);
      closers.clear();
      return all;
    }
  }

  /** Runs this once the session is closed; at once if it is already. It must return quickly. */
  public void whenClosed(Runnable closer) {
    synchronized (turn) {
      closers.add(closer);
    }
    if (isClosed()) {
      takeClosers().forEach(Runnable::run);
    }
  }

  private void tell() {
    for (Runnable listener : listeners) {
      try {
        listener.run();
      } catch (RuntimeException e) {
        // The event has happened: a listener's failure is no fault of the event or others.
        listeners.remove(listener);
        Thread thread = Thread.currentThread();
        thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
      }
    }
  }

  /**
   * Adds a listener, called on any thread when there is something new. It must return at once, and
   * read {@link #now} later; one that throws is removed.
   *
   * @return removes the listener
   */
  public Runnable listen(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

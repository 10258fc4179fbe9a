package dev.banmen.session;

import dev.banmen.record.Scheduler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongSupplier;

/**
 * A session that several people may look at while it is played. For any thread: events are taken
 * one after the other, each is saved before anybody sees what came of it, and listeners hear only
 * that there is something new, so that a slow one delays nobody. An event that changes nothing is
 * neither saved nor announced; only the one who submitted it sees the answer.
 *
 * <p>It runs its own clocks: a side that lets its time pass loses though nobody looks.
 */
public final class LiveSession {
  /** Nothing of this session is saved from now on; the event happens if it is submitted again. */
  public static final class Unkept extends IOException {
    private static final long serialVersionUID = 1L;

    /** Because of this. */
    public Unkept(String message, IOException cause) {
      super(message, cause);
    }
  }

  /** The session was closed before the event came, which has not happened. */
  public static final class Closed extends IOException {
    private static final long serialVersionUID = 1L;

    Closed() {
      super("the session is closed");
    }
  }

  /** Where events are saved. */
  public interface Keeper {
    /** Saves nothing. */
    Keeper NONE = (before, stamped, after) -> {};

    /**
     * Saves an event before it is shown: one that changes the session, or a move that is refused.
     * Called for one event at a time, in the order in which they happen, and never after {@link
     * LiveSession#close}.
     *
     * @throws IOException if it cannot be saved; the event does not happen then
     */
    void keep(Session before, Stamped stamped, Session after) throws IOException;
  }

  private static final long RETRY_MILLIS = 1000;

  private final Keeper keeper;
  private final LongSupplier millis;
  private final Scheduler scheduler;
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Object turn = new Object(); // held while an event is taken
  private long last; // when the last event happened; under turn
  private boolean closed; // under turn
  private Runnable flag = () -> {}; // cancels the wait for the clock; under turn
  private final List<Question> questions = new ArrayList<>(); // of this turn; under turn
  private volatile Session session;

  /**
   * A session in play.
   *
   * @param millis the session's clock, in milliseconds
   * @param scheduler wakes it when a side's time is over
   */
  public LiveSession(Session session, Keeper keeper, LongSupplier millis, Scheduler scheduler) {
    this.session = session;
    this.keeper = keeper;
    this.millis = millis;
    this.scheduler = scheduler;
    last = session.clock().since();
  }

  /**
   * A session that nothing wakes: time is over when somebody looks.
   *
   * @param millis the session's clock, in milliseconds
   */
  public LiveSession(Session session, Keeper keeper, LongSupplier millis) {
    this(session, keeper, millis, Scheduler.NEVER);
  }

  /** Has a clock that runs already end its side's time, though nothing happens. */
  public void watchClocks() {
    synchronized (turn) {
      awaitFlag(0);
    }
  }

  /** Whether nothing happens any more, see {@link #close}. */
  public boolean isClosed() {
    synchronized (turn) {
      return closed;
    }
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
      // A clock that was set back stands still until it has caught up.
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

  /**
   * Waits for the moment at which a side's time is over.
   *
   * @param least how long at least, in milliseconds
   */
  private void awaitFlag(long least) {
    flag.run();
    long deadline = session.clock().deadline();
    flag =
        closed || deadline == Long.MAX_VALUE || session.isOver()
            ? () -> {}
            : scheduler.after(Math.max(least, deadline - millis()), this::tick);
  }

  private void tick() {
    long least = 0;
    try {
      submit(Player.SYSTEM, new Event.Tick());
    } catch (Closed e) {
      return;
    } catch (IOException e) {
      least = RETRY_MILLIS; // the keeper may be able to save it then
    }
    synchronized (turn) {
      boolean isEarly = session.clock().running().isPresent(); // or the clock was set back
      if (!closed && isEarly) {
        awaitFlag(Math.max(least, 1));
      }
    }
  }

  /**
   * The session as a question: gone once its board, its marks or its end change, or with {@link
   * #close}. One that is over asks nothing. A request of the other side is another question of the
   * same turn: ask again for the one that a reply to it answers.
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
   * Ends it for all who take part: nothing happens, is saved or announced any more. It can still be
   * looked at.
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
   * Calls somebody, on any thread, when there is something new. They must return at once, and look
   * at {@link #now} when they have time; one that throws is called no more.
   *
   * @return ends it
   */
  public Runnable listen(Runnable listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }
}

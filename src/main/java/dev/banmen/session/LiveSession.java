package dev.banmen.session;

import dev.banmen.schedule.FaultBarrier;
import dev.banmen.schedule.FirmScheduler;
import dev.banmen.schedule.Listeners;
import dev.banmen.schedule.Scheduler;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;

/**
 * A session in play that several people may watch. For any thread: events are processed one after
 * the other, each is saved before anybody sees its result, and listeners are only notified of news,
 * so a slow one delays nobody. An event that changes nothing is neither saved nor announced; only
 * its sender sees the answer. Whatever fails, each sender gets exactly one answer.
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

  /** A part of the program failed at the event, which has not happened. */
  private static final class Broken extends IOException {
    private static final long serialVersionUID = 1L;

    Broken(Throwable cause) {
      super("the program has a fault", cause);
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

  /** Saves events elsewhere, and says later that it has. */
  public interface RemoteKeeper {
    /**
     * Starts to save an event before it is shown, and returns at once. The next one comes only
     * after the receipt for this one.
     *
     * @param receipt gets exactly one call, on any thread, also before this returns
     */
    void keep(Session before, Stamped stamped, Session after, Receipt receipt);
  }

  /** Hears what became of an event that was to be saved. */
  public interface Receipt {
    void kept();

    /** The event could not be saved, so it doesn't happen. */
    void failed(IOException why);
  }

  /** Decides which events a session takes. For any thread; returns at once. */
  public interface Rule {
    Rule ALL = (now, stamped) -> Optional.empty();

    /** Why an event may not happen, for its sender; empty if it may. */
    Optional<Report.Hindrance> hindrance(Session now, Stamped stamped);
  }

  /** Hears what became of an event. Called once, on any thread; returns at once. */
  public interface Response {
    /** The event has happened, or it had no effect; this is the session after it. */
    void answered(Session after);

    /** Nothing has happened; with {@link Closed}, nothing will. */
    void failed(IOException why);
  }

  private static final long RETRY_MILLIS = 1000;

  private final RemoteKeeper keeper;
  private final LongSupplier millis;
  private final Scheduler scheduler;
  private final Listeners listeners = new Listeners();
  private final Object lock = new Object(); // held while an event is processed
  private final Deque<Sent> waiting = new ArrayDeque<>(); // for the one being saved; under lock
  private final List<Delivery> pending =
      new ArrayList<>(); // what to say after this event; under lock
  private boolean isSaving; // one is under way; under lock
  private long last; // time of the last event; under lock
  private boolean closed; // under lock
  private Runnable flag = () -> {}; // cancels the wait for the clock; under lock
  private final List<Question> questions = new ArrayList<>(); // of this turn; under lock
  private final List<Runnable> closers = new ArrayList<>(); // under lock
  private volatile Session session;
  private volatile Rule rule = Rule.ALL;

  /**
   * A session in play, with a clock in milliseconds; the scheduler wakes it when a side's time runs
   * out.
   */
  public LiveSession(Session session, Keeper keeper, LongSupplier millis, Scheduler scheduler) {
    this(session, new AtOnce(keeper), millis, scheduler);
  }

  /** A session in play whose events are saved elsewhere: {@link #submit} waits for that. */
  public LiveSession(
      Session session, RemoteKeeper keeper, LongSupplier millis, Scheduler scheduler) {
    this.session = session;
    this.keeper = keeper;
    this.millis = millis;
    this.scheduler = new FirmScheduler(scheduler);
    last = session.clock().since();
  }

  /** A session that notices the end of a side's time only at the next event. */
  public LiveSession(Session session, Keeper keeper, LongSupplier millis) {
    this(session, keeper, millis, Scheduler.NEVER);
  }

  /** Takes only what this rule lets happen; events that were saved have happened. */
  public void takingOnly(Rule next) {
    rule = next;
  }

  /** Ends a running side's time even if nothing happens. */
  public void watchClocks() {
    synchronized (lock) {
      awaitFlag(0);
    }
  }

  /** Whether it no longer takes events, see {@link #close}. */
  public boolean isClosed() {
    synchronized (lock) {
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
   * Submits an event, and waits until it is saved.
   *
   * @param by the holder of a seat, the program, or anybody else
   * @return the session after it
   * @throws Closed if the session was closed; nothing has happened then
   * @throws IOException if it could not be saved; nothing has happened then
   */
  public Session submit(Player by, Event event) throws IOException {
    AwaitedResponse response = new AwaitedResponse();
    send(by, event, response);
    return response.session();
  }

  /**
   * Sends an event. Where events are saved elsewhere this returns before it has happened; it counts
   * as of now all the same.
   *
   * @param by the holder of a seat, the program, or anybody else
   */
  public void send(Player by, Event event, Response response) {
    Sent sent = new Sent(new Stamped(millis(), by, event), response);
    List<Delivery> deliveries;
    synchronized (lock) {
      waiting.add(sent);
      deliveries = work();
    }
    deliver(deliveries);
  }

  /**
   * Sends an event, as the other {@code send} does.
   *
   * @return the session after it, or why nothing has happened; completed on any thread
   */
  public CompletableFuture<Session> send(Player by, Event event) {
    CompletableFuture<Session> answer = new CompletableFuture<>();
    send(
        by,
        event,
        new Response() {
          @Override
          public void answered(Session after) {
            answer.complete(after);
          }

          @Override
          public void failed(IOException why) {
            answer.completeExceptionally(why);
          }
        });
    return answer;
  }

  /** A response that somebody waits for. For any thread. */
  private static final class AwaitedResponse implements Response {
    private Session session; // guarded by this, as what follows
    private IOException why;

    @Override
    public synchronized void answered(Session after) {
      session = after;
      notifyAll();
    }

    @Override
    public synchronized void failed(IOException fault) {
      why = fault;
      notifyAll();
    }

    /**
     * Waits for the session after the event.
     *
     * @throws IOException why nothing has happened, or an interruption, after which it may still
     */
    synchronized Session session() throws IOException {
      while (session == null && why == null) {
        try {
          wait();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new InterruptedIOException();
        }
      }
      if (why != null) {
        throw why;
      }
      return session;
    }
  }

  /** Tries the events that wait until one is under way; returns what to say about them. */
  private List<Delivery> work() {
    while (!isSaving && !waiting.isEmpty()) {
      attempt(waiting.remove());
    }
    List<Delivery> deliveries = List.copyOf(pending);
    pending.clear();
    return deliveries;
  }

  private void attempt(Sent sent) {
    Saving saving = new Saving(sent);
    try {
      attempt(sent, saving);
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e);
      settle(saving, new Broken(e));
    }
  }

  private void attempt(Sent sent, Saving saving) {
    if (closed) {
      saving.failed(new Closed());
      return;
    }
    Session before = session;
    Stamped came = sent.stamped;
    // A clock that was set back stops until it has caught up.
    Stamped stamped = new Stamped(Math.max(came.millis(), last), came.by(), came.event());
    Optional<Report.Hindrance> why = rule.hindrance(before, stamped);
    if (why.isPresent()) {
      saving.isSettled = true;
      Session barred = before.reporting(new Report.NotDone(why.get()));
      pending.add(new Delivery(sent.response, barred, null, List.of(), false));
      return;
    }
    Session after = before.on(stamped);
    if (isSomething(before, after)) {
      isSaving = true;
      saving.stamped = stamped;
      saving.after = after;
      keeper.keep(before, stamped, after, saving);
    } else {
      saving.isSettled = true;
      pending.add(new Delivery(sent.response, after, null, List.of(), false));
    }
  }

  /** An event happens: it is saved. */
  private void happen(Stamped stamped, Session after, Response response) {
    boolean isTurned = !StateNumbers.isSameTurn(after.stateNumber(), session.stateNumber());
    boolean isChanged = after.stateNumber() != session.stateNumber();
    last = stamped.millis();
    session = after;
    pending.add(new Delivery(response, after, null, isTurned ? takeQuestions() : List.of(), true));
    if (isChanged) {
      FaultBarrier.contain(() -> awaitFlag(0)); // it has happened, whatever becomes of the clock
    }
  }

  /** An event that was sent, stamped with when it came. */
  private record Sent(Stamped stamped, Response response) {}

  /** A message for once nobody is kept waiting by it: of a session, or why there is none. */
  private record Delivery(
      Response response, Session after, IOException why, List<Question> gone, boolean isNews) {}

  private void deliver(List<Delivery> all) {
    for (Delivery delivery : all) {
      delivery.gone.forEach(Question::go);
      if (delivery.isNews) {
        listeners.tell();
      }
      FaultBarrier.contain(() -> answer(delivery));
    }
  }

  private static void answer(Delivery delivery) {
    if (delivery.why == null) {
      delivery.response.answered(delivery.after);
    } else {
      delivery.response.failed(delivery.why);
    }
  }

  /** Has an event saved at once. */
  private record AtOnce(Keeper keeper) implements RemoteKeeper {
    @Override
    public void keep(Session before, Stamped stamped, Session after, Receipt receipt) {
      try {
        keeper.keep(before, stamped, after);
      } catch (IOException e) {
        receipt.failed(e);
        return;
      }
      receipt.kept();
    }
  }

  /** Continues when the event under way is saved, or is not. */
  private final class Saving implements Receipt {
    private final Sent sent;
    private Stamped stamped; // under lock, as what follows
    private Session after;
    private boolean isSettled; // its sender is answered, or it is tried again

    Saving(Sent sent) {
      this.sent = sent;
    }

    @Override
    public void kept() {
      settle(this, null);
    }

    @Override
    public void failed(IOException why) {
      settle(this, why);
    }
  }

  private void settle(Saving saving, IOException why) {
    boolean isWithin = Thread.holdsLock(lock); // it was saved at once; work() goes on
    List<Delivery> deliveries = List.of();
    synchronized (lock) {
      if (saving.isSettled) {
        return;
      }
      saving.isSettled = true;
      isSaving = false;
      if (why != null) {
        pending.add(new Delivery(saving.sent.response, null, why, List.of(), false));
      } else {
        happen(saving.stamped, saving.after, saving.sent.response);
      }
      deliveries = isWithin ? deliveries : work();
    }
    deliver(deliveries);
  }

  private static boolean isSomething(Session before, Session after) {
    boolean isMiss = after != before && after.report() instanceof Report.Refused;
    return isMiss || after.stateNumber() != before.stateNumber();
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
    TickResponse response = new TickResponse();
    try {
      send(Player.SYSTEM, Event.Act.CLOCK_TICK, response);
    } catch (RuntimeException | Error e) {
      response.again(RETRY_MILLIS); // the time of the event could not be read
      throw e;
    }
  }

  /** Runs this a little later, because something could not be saved now; never once closed. */
  public void retry(Runnable task) {
    scheduler.after(
        RETRY_MILLIS,
        () -> {
          if (!isClosed()) {
            task.run();
          }
        });
  }

  private final class TickResponse implements Response {
    @Override
    public void answered(Session after) {
      boolean isBarred = after.isNotDone(Report.Hindrance.BARRED); // nobody may play now
      again(isBarred ? RETRY_MILLIS : 1); // it was early, or the clock was set back
    }

    @Override
    public void failed(IOException why) {
      again(RETRY_MILLIS); // closed, or the keeper may be able to save it by then
    }

    void again(long least) {
      synchronized (lock) {
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
    Question question;
    List<Question> gone;
    synchronized (lock) {
      int newest = questions.size() - 1;
      if (newest < 0 || questions.get(newest).session().stateNumber() != session.stateNumber()) {
        questions.add(new Question(session));
      }
      question = questions.get(questions.size() - 1);
      gone = closed || session.isOver() ? takeQuestions() : List.of();
    }
    gone.forEach(Question::go);
    return question;
  }

  /**
   * Closes the session for everybody: nothing happens, is saved or announced any more. It can still
   * be viewed.
   */
  public void close() {
    List<Question> gone;
    synchronized (lock) {
      closed = true;
      flag.run();
      gone = takeQuestions();
    }
    listeners.clear();
    gone.forEach(Question::go);
    takeClosers().forEach(FaultBarrier::contain);
  }

  private List<Runnable> takeClosers() {
    synchronized (lock) {
      List<Runnable> all = List.copyOf(closers);
      closers.clear();
      return all;
    }
  }

  /** Runs this once the session is closed; at once if it is already. It must return quickly. */
  public void whenClosed(Runnable closer) {
    synchronized (lock) {
      closers.add(closer);
    }
    if (isClosed()) {
      takeClosers().forEach(FaultBarrier::contain);
    }
  }

  /**
   * Adds a listener, called on any thread when there is something new. It must return at once, and
   * read {@link #now} later; what it throws is reported, and nobody else notices.
   *
   * @return removes the listener
   */
  public Runnable listen(Runnable listener) {
    return listeners.listen(listener);
  }
}

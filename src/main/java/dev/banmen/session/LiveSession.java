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
import java.util.concurrent.CompletionException;
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

  /** Others have saved events first. */
  public static final class Overtaken extends IOException {
    private static final long serialVersionUID = 1L;

    public Overtaken() {
      super("overtaken");
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
  public interface EventWriter {
    EventWriter NONE = (before, stamped, after) -> {};

    /**
     * Saves an event before it is shown: one that changes the session, or a refused move. Called
     * for one event at a time, in order, and never after {@link LiveSession#close}.
     *
     * @throws IOException if it can't be saved; then the event doesn't happen
     */
    void write(Session before, Stamped stamped, Session after) throws IOException;
  }

  /** Saves events elsewhere, and says later that it has; others may save there, too. */
  public interface RemoteWriter {
    /**
     * Starts to save an event before it is shown, and returns at once. Nothing else is asked before
     * this is completed.
     *
     * @return completed once it is saved, on any thread; with {@link Overtaken} it is tried again
     *     after what others have saved; with another {@link IOException} it could not be saved, and
     *     doesn't happen
     */
    CompletableFuture<?> write(Session before, Stamped stamped, Session after);

    /** Reads the events that others have saved since, in order; completed as by {@link #write}. */
    default CompletableFuture<List<Happened>> missed(Session now) {
      return CompletableFuture.completedFuture(List.of());
    }

    /** When the last event was that is saved, in milliseconds: no later one is before that. */
    default long lastMillis() {
      return Long.MIN_VALUE;
    }
  }

  /** A session after an event, and the time of that. Immutable. */
  public record Happened(Session after, long millis) {}

  /** Decides which events a session takes. For any thread; returns at once. */
  public interface Rule {
    Rule ALL = (now, stamped) -> Optional.empty();

    /** Why an event may not happen, for its sender; empty if it may. */
    Optional<Report.Hindrance> hindrance(Session now, Stamped stamped);

    /** The program's event that follows at once on another, so that nobody sees what is between. */
    default Optional<Event> following(Session before, Session after) {
      return Optional.empty();
    }
  }

  private static final long RETRY_MILLIS = 1000;

  private final RemoteWriter writer;
  private final LongSupplier millis;
  private final Scheduler scheduler;
  private final Listeners listeners = new Listeners();
  private final Object lock = new Object(); // held while an event is processed
  private final Deque<Sent> waiting = new ArrayDeque<>(); // for the one being saved; under lock
  private final List<Delivery> pending = new ArrayList<>(); // to say after this one; under lock
  private boolean isSaving; // one is under way; under lock
  private boolean isBehind; // others have saved events; under lock
  private long last; // time of the last event; under lock
  private boolean closed; // under lock
  private Runnable flag = () -> {}; // cancels the wait for the clock; under lock
  private long graceMillis; // from when a side's time is over until it loses; under lock
  private final List<Question> questions = new ArrayList<>(); // of this turn; under lock
  private final CompletableFuture<Void> end = new CompletableFuture<>(); // once it is closed
  private volatile Session session;
  private volatile Rule rule = Rule.ALL;

  /**
   * A session in play, with a clock in milliseconds; the scheduler wakes it when a side's time runs
   * out.
   */
  public LiveSession(
      Session session, EventWriter writer, LongSupplier millis, Scheduler scheduler) {
    this(session, atOnce(writer), millis, scheduler);
  }

  /** A session in play whose events are saved elsewhere: {@link #submit} waits for that. */
  public LiveSession(
      Session session, RemoteWriter writer, LongSupplier millis, Scheduler scheduler) {
    this.session = session;
    this.writer = writer;
    this.millis = millis;
    this.scheduler = new FirmScheduler(scheduler);
    last = Math.max(session.clock().since(), writer.lastMillis());
  }

  /** A session that notices the end of a side's time only at the next event. */
  public LiveSession(Session session, EventWriter writer, LongSupplier millis) {
    this(session, writer, millis, Scheduler.NEVER);
  }

  /** Takes only what this rule lets happen; events that were saved have happened. */
  public void takingOnly(Rule next) {
    rule = next;
  }

  /** Ends a running side's time even if nothing happens. */
  public void watchClocks() {
    watchClocks(0);
  }

  /**
   * Ends a running side's time even if nothing happens, but only after so many milliseconds more: a
   * move that came in time may be on its way from elsewhere.
   */
  public void watchClocks(long grace) {
    synchronized (lock) {
      graceMillis = grace;
      awaitFlag(0);
    }
  }

  /** Has the events happen here that others have saved, before any other one. */
  public void catchUp() {
    List<Delivery> deliveries;
    synchronized (lock) {
      isBehind = true;
      deliveries = work();
    }
    deliver(deliveries);
  }

  /** Whether it no longer takes events, see {@link #close}. */
  public boolean isClosed() {
    synchronized (lock) {
      return closed;
    }
  }

  /** Whether no event waits to be saved, and none of others to be read. */
  public boolean isIdle() {
    synchronized (lock) {
      return !isSaving && !isBehind && waiting.isEmpty();
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
    CompletableFuture<Session> answer = send(by, event);
    AwaitedResponse response = new AwaitedResponse();
    answer.whenComplete((after, why) -> response.come());
    response.await();
    try {
      return answer.join();
    } catch (CompletionException e) {
      throw (IOException) e.getCause();
    }
  }

  /**
   * Sends an event. Where events are saved elsewhere this returns before it has happened; it counts
   * as of now all the same.
   *
   * @param by the holder of a seat, the program, or anybody else
   * @return the session after it, if it has happened or had no effect; or an {@link IOException},
   *     why nothing has happened; with {@link Closed} nothing will. Completed on any thread
   */
  public CompletableFuture<Session> send(Player by, Event event) {
    Sent sent = new Sent(new Stamped(millis(), by, event), new CompletableFuture<>());
    List<Delivery> deliveries;
    synchronized (lock) {
      waiting.add(sent);
      deliveries = work();
    }
    deliver(deliveries);
    return sent.answer;
  }

  /** A response that somebody waits for. For any thread. */
  private static final class AwaitedResponse {
    private boolean isThere; // guarded by this

    synchronized void come() {
      isThere = true;
      notifyAll();
    }

    /** Waits; an interruption ends that, after which the event may still happen. */
    synchronized void await() throws InterruptedIOException {
      while (!isThere) {
        try {
          wait();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw new InterruptedIOException();
        }
      }
    }
  }

  /** Tries the events that wait until one is under way; returns what to say about them. */
  private List<Delivery> work() {
    while (!isSaving && (isBehind || !waiting.isEmpty())) {
      if (isBehind) {
        readMissed(Optional.empty());
      } else {
        attempt(waiting.remove());
      }
    }
    List<Delivery> deliveries = List.copyOf(pending);
    pending.clear();
    return deliveries;
  }

  private void attempt(Sent sent) {
    if (closed) {
      pending.add(Delivery.failed(sent, new Closed()));
      return;
    }
    try {
      Session before = session;
      Stamped came = sent.stamped;
      // A clock that was set back stops until it has caught up.
      Stamped stamped = new Stamped(Math.max(came.millis(), last), came.by(), came.event());
      Optional<Report.Hindrance> why = rule.hindrance(before, stamped);
      Session after =
          why.isPresent() ? before.reporting(new Report.NotDone(why.get())) : before.on(stamped);
      if (why.isPresent() || !isSomething(before, after)) {
        pending.add(new Delivery(Optional.of(sent), after, null, List.of(), false));
        return;
      }
      isSaving = true;
      long early = before.clock().deadline() + graceMillis - millis();
      if (graceMillis > 0 && early > 0 && isFlag(before, after)) {
        scheduler.after(Math.min(early, graceMillis), () -> goOn(() -> waiting.addFirst(sent)));
        return;
      }
      FaultBarrier.watch(
          keep(before, stamped, after)
              .whenComplete((saved, fault) -> settle(sent, stamped, saved, fault)));
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e);
      isSaving = false;
      pending.add(Delivery.failed(sent, new Broken(e)));
    }
  }

  private static boolean isFlag(Session before, Session after) {
    return after.isTimedOut() && before.endedOffBoard().isEmpty();
  }

  /** Has an event saved, and what follows at once on it; returns the session after what was. */
  private CompletableFuture<Session> keep(Session before, Stamped stamped, Session after) {
    CompletableFuture<?> saved = writer.write(before, stamped, after);
    Optional<Event> next = rule.following(before, after);
    if (next.isEmpty()) {
      return saved.thenApply(done -> after);
    }
    Stamped following = new Stamped(stamped.millis(), Player.SYSTEM, next.get());
    Session end = after.on(following);
    return saved.thenCompose(
        done ->
            CompletableFuture.completedFuture(after)
                .thenCompose(now -> writer.write(now, following, end))
                .handle((also, fault) -> fault == null ? end : alone(after, fault)));
  }

  /** An event has happened, whatever becomes of what follows on it. */
  private Session alone(Session after, Throwable fault) {
    synchronized (lock) {
      isBehind |= isOvertaken(fault);
    }
    FaultBarrier.watch(CompletableFuture.failedFuture(fault));
    return after;
  }

  private static boolean isOvertaken(Throwable fault) {
    return FaultBarrier.cause(fault) instanceof Overtaken;
  }

  /**
   * Reads what others have saved.
   *
   * @param sent the event that came too late for that, to be tried again
   */
  private void readMissed(Optional<Sent> sent) {
    isBehind = false;
    if (closed && sent.isEmpty()) {
      return;
    }
    isSaving = true;
    try {
      FaultBarrier.watch(
          writer
              .missed(session)
              .whenComplete((others, fault) -> goOn(() -> follow(sent, others, fault))));
    } catch (RuntimeException | Error e) {
      FaultBarrier.report(e);
      isSaving = false;
      sent.ifPresent(one -> pending.add(Delivery.failed(one, new Broken(e))));
    }
  }

  /** The events of others happen; then an own one is tried again. */
  private void follow(Optional<Sent> sent, List<Happened> others, Throwable fault) {
    if (fault == null && !closed) {
      others.forEach(one -> happen(Optional.empty(), one.millis(), one.after()));
    }
    if (fault != null || others.isEmpty()) { // it would be late for ever
      Throwable why = fault == null ? new Overtaken() : fault;
      sent.ifPresent(one -> pending.add(Delivery.failed(one, known(why))));
    } else {
      sent.ifPresent(waiting::addFirst);
    }
  }

  private static IOException known(Throwable fault) {
    Throwable why = FaultBarrier.cause(fault);
    return why instanceof IOException known ? known : new Broken(why);
  }

  /** Does the next thing: what was under way is over. */
  private void goOn(Runnable outcome) {
    boolean isWithin = Thread.holdsLock(lock); // it was over at once; work() goes on
    List<Delivery> deliveries = List.of();
    synchronized (lock) {
      isSaving = false;
      outcome.run();
      deliveries = isWithin ? deliveries : work();
    }
    deliver(deliveries);
  }

  /** An event happens: it is saved, by us or by others. */
  private void happen(Optional<Sent> sent, long at, Session after) {
    boolean isTurned = !StateNumbers.isSameTurn(after.stateNumber(), session.stateNumber());
    boolean isChanged = after.stateNumber() != session.stateNumber();
    last = at;
    session = after;
    pending.add(new Delivery(sent, after, null, isTurned ? takeQuestions() : List.of(), true));
    if (isChanged) {
      FaultBarrier.contain(() -> awaitFlag(0)); // it has happened, whatever becomes of the clock
    }
  }

  /** An event that was sent, stamped with when it came. */
  private record Sent(Stamped stamped, CompletableFuture<Session> answer) {}

  /** A message for once nobody is kept waiting by it: of a session, or why there is none. */
  private record Delivery(
      Optional<Sent> sent, Session after, IOException why, List<Question> gone, boolean isNews) {
    static Delivery failed(Sent sent, IOException why) {
      return new Delivery(Optional.of(sent), null, why, List.of(), false);
    }

    private void answer(Sent one) {
      if (why == null) {
        one.answer.complete(after);
      } else {
        one.answer.completeExceptionally(why);
      }
    }
  }

  private void deliver(List<Delivery> all) {
    for (Delivery delivery : all) {
      delivery.gone.forEach(Question::go);
      if (delivery.isNews) {
        listeners.tell();
      }
      delivery.sent.ifPresent(delivery::answer);
    }
  }

  /** Has events saved at once. */
  private static RemoteWriter atOnce(EventWriter writer) {
    return (before, stamped, after) -> {
      try {
        writer.write(before, stamped, after);
        return CompletableFuture.completedFuture(null);
      } catch (IOException e) {
        return CompletableFuture.failedFuture(e);
      }
    };
  }

  /** Continues when the event under way is saved, or is not. */
  private void settle(Sent sent, Stamped stamped, Session after, Throwable fault) {
    goOn(
        () -> {
          if (fault == null) {
            happen(Optional.of(sent), stamped.millis(), after);
          } else if (isOvertaken(fault)) {
            readMissed(Optional.of(sent));
          } else {
            pending.add(Delivery.failed(sent, known(fault)));
          }
        });
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
            : scheduler.after(Math.max(least, deadline + graceMillis - millis()), this::tick);
  }

  private void tick() {
    try {
      FaultBarrier.watch(
          send(Player.SYSTEM, Event.Act.CLOCK_TICK)
              .whenComplete(
                  (after, why) -> {
                    // Nobody may play now, or the writer may be able to save it by then; else it
                    // was early, or the clock was set back.
                    boolean isLater = why != null || after.isNotDone(Report.Hindrance.BARRED);
                    awaitFlagAgain(isLater ? RETRY_MILLIS : 1);
                  }));
    } catch (RuntimeException | Error e) {
      awaitFlagAgain(RETRY_MILLIS); // the time of the event could not be read
      throw e;
    }
  }

  private void awaitFlagAgain(long least) {
    synchronized (lock) {
      if (!closed && session.clock().running().isPresent()) {
        awaitFlag(least);
      }
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
    end.complete(null);
  }

  /**
   * Runs this once the session is closed; at once if it is already. It must return quickly, and
   * rely on no order: what came last runs first.
   */
  public void whenClosed(Runnable closer) {
    FaultBarrier.watch(end.thenRun(closer));
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

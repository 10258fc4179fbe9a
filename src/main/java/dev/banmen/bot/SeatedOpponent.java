package dev.banmen.bot;

import dev.banmen.game.Side;
import dev.banmen.schedule.FaultBarrier;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Question;
import dev.banmen.session.Report;
import dev.banmen.session.Request;
import dev.banmen.session.Seat;
import dev.banmen.session.SeatFault;
import dev.banmen.session.Session;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A program at a seat of a session in play. It answers whenever its side is to move or to accept
 * the count, gives moves back when asked to, and declines draws. For any thread; it thinks on the
 * threads it is given, and is done once the session is closed. If it fails, the game stands, and it
 * is asked again in the next turn.
 */
public final class SeatedOpponent {
  private static final long NOTHING = -1;

  private final LiveSession live;
  private final Player player;
  private final Opponent opponent;
  private final Executor threads;
  private final Object desk = new Object(); // held while it thinks
  private final AtomicBoolean isCalled = new AtomicBoolean();
  private final AtomicBoolean isAsked = new AtomicBoolean();
  private volatile Session failed; // in whose turn it could not continue; null if never
  private volatile long answered = NOTHING; // the state for which an answer is on its way

  private SeatedOpponent(LiveSession live, Player player, Opponent opponent, Executor threads) {
    this.live = live;
    this.player = player;
    this.opponent = opponent;
    this.threads = threads;
  }

  /**
   * Has a program play for the holder of a seat, from now until the session is closed.
   *
   * @param threads where it thinks; at least two, as it may be asked something meanwhile
   * @return has it leave earlier
   */
  public static Runnable sit(LiveSession live, Player player, Opponent opponent, Executor threads) {
    SeatedOpponent seated = new SeatedOpponent(live, player, opponent, threads);
    Runnable unlisten = live.listen(seated::call);
    live.whenClosed(opponent::close);
    seated.call();
    return () -> {
      unlisten.run();
      opponent.close();
    };
  }

  private boolean hasFailed(Question question) {
    return failed != null && question.session().isSameTurnAs(failed);
  }

  private void call() {
    if (isForMe(live.now().asked())) {
      begin(isAsked, this::reply);
    }
    if (turn(live.now()).isPresent()) {
      begin(isCalled, this::think);
    }
  }

  /** Has a thread do something unless one is about to. */
  private void begin(AtomicBoolean isDue, Runnable task) {
    if (!isDue.getAndSet(true)) {
      try {
        threads.execute(task);
      } catch (RuntimeException | Error e) {
        isDue.set(false);
        live.retry(this::call);
        throw e;
      }
    }
  }

  private boolean isForMe(Optional<Request> request) {
    return request.isPresent()
        && live.now().seat(request.get().side().opponent()).holder().equals(player);
  }

  /** Gives back what the other side wants to take back; a draw it wants to play out. */
  private void reply() {
    isAsked.set(false);
    Optional<Request> request = live.now().asked();
    if (isForMe(request)) {
      submit(new Event.Reply(request.get().kind() == Request.RequestKind.TAKEBACK), after -> {});
    }
  }

  private void think() {
    synchronized (desk) {
      isCalled.set(false);
      Question question = live.question();
      Optional<Side> side = turn(question.session());
      boolean isAnswered = question.session().stateNumber() == answered;
      if (side.isPresent() && !question.isGone() && !hasFailed(question) && !isAnswered) {
        try {
          opponent.begin();
          rename();
          if (!question.isGone()) {
            Optional<Event> answer = opponent.answer(question, side.get());
            answer.ifPresent(event -> take(question, side.get(), event));
          }
        } catch (RuntimeException | Error e) {
          fail(question, side.get(), e instanceof SeatFault why ? why : new BrokenPlayer(e));
        }
        ponder();
      }
    }
  }

  /** Has it think on while the other side is to move. What it throws then ends only that. */
  private void ponder() {
    Question next = live.question();
    Session now = next.session();
    Optional<Side> mover = now.isInPlay() ? now.position().toMove() : Optional.empty();
    if (mover.isPresent() && turn(now).isEmpty() && !next.isGone() && !isCalled.get()) {
      opponent.ponder(next, mover.get());
    }
  }

  /** Submits an answer; a program must not try what the rules refuse. */
  private void take(Question question, Side side, Event answer) {
    answered = question.session().stateNumber();
    CompletableFuture<Session> taken =
        submit(
            question.answer(answer),
            after -> {
              if (after.report() instanceof Report.Refused refused) {
                fail(
                    question,
                    side,
                    new BrokenPlayer(new IllegalStateException(refused.toString())));
              }
            });
    taken.whenComplete((after, why) -> answered = NOTHING);
  }

  /** Says what went wrong, and waits for another turn. */
  private void fail(Question question, Side side, SeatFault why) {
    failed = question.session();
    submit(question.answer(new Event.Fail(side, why)), after -> {});
  }

  /** Has its seats say what it is called. */
  private void rename() {
    Seat named = new Seat(player, opponent.name());
    for (Side side : live.now().sidesOf(player)) {
      if (!named.name().isEmpty() && !live.now().seat(side).equals(named)) {
        submit(new Event.Sit(side, named), after -> {});
      }
    }
  }

  /** Returns the side for which it has something to do. */
  private Optional<Side> turn(Session session) {
    for (Side side : session.sidesOf(player)) {
      boolean moves = session.isInPlay() && session.position().toMove().equals(Optional.of(side));
      if (moves || session.isCounting() && !session.agreed().accepted().contains(side)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /** Submits an event; no thread waits until it is saved. */
  private CompletableFuture<Session> submit(Event event, Consumer<Session> then) {
    CompletableFuture<Session> done =
        live.send(player, event)
            .whenComplete(
                (after, why) -> {
                  if (why == null) {
                    then.accept(after);
                  } else {
                    live.retry(this::call); // nobody else may have anything to do here
                  }
                });
    FaultBarrier.watch(done);
    return done;
  }
}

package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Pass;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.UnreadableNetwork;
import dev.banmen.schedule.Listeners;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.PassCount;
import dev.banmen.session.Player;
import dev.banmen.session.Question;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.solve.CountJudge;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Counts the board of a session in which a player has passed, as if the game ended now: the
 * strongest computer player says what is dead. It counts once somebody asks, and not while a
 * computer is to move, which needs the thread for its answer. At most one count is under way, and
 * it ends with the turn. As the rule of a session, it has the count of two people begin with those
 * stones marked. For any thread.
 */
public final class PassCounter implements LiveSession.Rule {
  /** A count that is there, or under way; cancelled if the turn ended first. */
  private record Counting(Session session, CompletableFuture<Optional<PassCount>> count) {
    boolean isOf(Session now) {
      return session.node() == now.node() && !count.isCancelled();
    }

    /** Whether it is of the pass before a session's last one. */
    boolean isBefore(Session now) {
      return now.isPlayedAt(session.node());
    }
  }

  private final LiveSession live;
  private final Family family;
  private final Predicate<Session> allAlive;
  private final Listeners listeners = new Listeners();
  private final AtomicReference<Optional<Counting>> newest =
      new AtomicReference<>(Optional.empty());
  private final AtomicReference<Optional<Session>> unmarked =
      new AtomicReference<>(Optional.empty()); // the count that has begun without marks
  private volatile Optional<Executor> proposers = Optional.empty();

  /** A counter of a session's passes that has counted nothing yet. */
  public PassCounter(LiveSession live, Family family) {
    this(live, family, now -> false);
  }

  /**
   * A counter of a session's passes that has counted nothing yet.
   *
   * @param allAlive whether every stone will count as alive once both have passed
   */
  public PassCounter(LiveSession live, Family family, Predicate<Session> allAlive) {
    this.live = live;
    this.family = family;
    this.allAlive = allAlive;
  }

  /**
   * The count at this moment of the session; completed without one if nobody has asked for it. At a
   * count of two people, it is there once what is dead is marked.
   */
  public CompletableFuture<Optional<PassCount>> known() {
    Session now = live.now();
    if (isPassed(now) && allAlive.test(now)) {
      return CompletableFuture.completedFuture(
          Optional.of(counted(now, ended(now.position()), new BitSet())));
    }
    return newest
        .get()
        .filter(counting -> (isPassed(now) || isCountOfPeople(now)) && counting.isOf(now))
        .map(counting -> counting.count().exceptionally(cancelled -> Optional.empty()))
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()));
  }

  /**
   * The count at this moment of the session, which begins if nobody has asked for it; completed
   * without one if there is nothing to count, or no thread is free.
   *
   * @param threads where the computer player thinks
   */
  public CompletableFuture<Optional<PassCount>> count(Executor threads) {
    Optional<Counting> last = newest.get();
    Session now = live.now();
    if (isPassed(now) && !allAlive.test(now) && last.filter(one -> one.isOf(now)).isEmpty()) {
      Question question = live.question();
      if (isPassed(question.session())) {
        begin(question, last, threads);
      }
    }
    return known();
  }

  /**
   * Has the stones that it takes for dead marked where a count of two people begins, once: at once
   * if it knows them, else as soon as it does, unless somebody marks or accepts it before.
   *
   * @param threads where the computer player thinks
   */
  public void proposeOn(Executor threads) {
    proposers = Optional.of(threads);
    live.listen(this::proposeLater);
  }

  @Override
  public Optional<Report.Hindrance> hindrance(Session now, Stamped stamped) {
    return Optional.empty();
  }

  @Override
  public Optional<Event> following(Session before, Session after) {
    if (proposers.isEmpty() || !before.isInPlay() || !isCountOfPeople(after)) {
      return Optional.empty();
    }
    Optional<PassCount> known =
        newest
            .get()
            .filter(last -> last.isBefore(after) && !last.count().isCancelled())
            .flatMap(last -> last.count().getNow(Optional.empty()));
    unmarked.set(known.isPresent() ? Optional.empty() : Optional.of(after));
    return known.map(PassCount::dead).filter(dead -> !dead.isEmpty()).map(Event.Propose::new);
  }

  /** Whether two people have just begun to count. */
  private static boolean isCountOfPeople(Session now) {
    return now.isCounting()
        && now.agreed().equals(CountAgreement.NONE)
        && Stream.of(Side.values()).noneMatch(side -> now.seat(side).isComputer());
  }

  private void proposeLater() {
    Optional<Session> begun = unmarked.get();
    if (begun.isPresent()) {
      Question question = live.question();
      boolean isDue =
          question.session().isSameTurnAs(begun.get()) && isCountOfPeople(question.session());
      if (isDue && unmarked.compareAndSet(begun, Optional.empty())) {
        begin(question, newest.get(), proposers.orElseThrow());
      }
    }
  }

  private void begin(Question question, Optional<Counting> last, Executor threads) {
    Counting next = new Counting(question.session(), new CompletableFuture<>());
    if (newest.compareAndSet(last, Optional.of(next))) {
      question.whenGone(() -> next.count().cancel(false));
      try {
        threads.execute(() -> count(question, next.count()));
      } catch (RejectedExecutionException e) {
        next.count().cancel(false); // who asks next tries again; a count that began stays unmarked
      } catch (RuntimeException | Error e) {
        next.count().cancel(false);
        throw e;
      }
    }
  }

  /**
   * Adds a listener that hears, where the computer player thinks, that there is a count.
   *
   * @return removes it
   */
  public Runnable listen(Runnable listener) {
    return listeners.listen(listener);
  }

  private static boolean isPassed(Session now) {
    Position position = now.position();
    return now.isInPlay()
        && position.isCountable()
        && position.last().filter(Pass.class::isInstance).isPresent()
        && now.movers().stream().noneMatch(side -> now.seat(side).isComputer());
  }

  private void count(Question question, CompletableFuture<Optional<PassCount>> count) {
    try {
      if (!question.isGone()) {
        Optional<PassCount> known = counted(question);
        known
            .filter(now -> isCountOfPeople(question.session()))
            .ifPresent(now -> propose(question, now));
        count.complete(known);
      }
    } finally {
      count.complete(Optional.empty());
    }
    listeners.tell();
  }

  private void propose(Question question, PassCount known) {
    live.send(Player.SYSTEM, question.answer(new Event.Propose(known.dead())));
  }

  /** The position if the other side passes too; as it is if that doesn't end the game. */
  private static Position ended(Position passed) {
    return passed.play(new Pass(passed.last().orElseThrow().side().opponent()))
                instanceof Played played
            && played.after().isOver()
        ? played.after()
        : passed;
  }

  private Optional<PassCount> counted(Question question) {
    Position position = ended(question.session().position());
    Bot bot = ComputerPlayers.of(family).strongest(position.game());
    try {
      if (!bot.judges(position)) {
        return Optional.empty();
      }
      SearchLimit thought =
          StrongestPlayer.thought(question, StrongestPlayer.MOST_MILLIS, question::isGone);
      BitSet dead = CountJudge.dead(family, bot, position, thought);
      return thought.isCancelled()
          ? Optional.empty()
          : Optional.of(counted(question.session(), position, dead));
    } catch (UnreadableNetwork e) {
      return Optional.empty(); // whoever asks for a move reads why
    } finally {
      bot.close();
    }
  }

  private static PassCount counted(Session passed, Position ended, BitSet dead) {
    Set<Site> sites = Set.copyOf(ended.lattice().sites(dead));
    return new PassCount(passed.node(), ended.score(dead, new BitSet()), sites);
  }
}

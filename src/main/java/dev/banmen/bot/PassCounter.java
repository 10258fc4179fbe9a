package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Pass;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.game.bot.UnreadableNetwork;
import dev.banmen.schedule.Listeners;
import dev.banmen.session.LiveSession;
import dev.banmen.session.PassCount;
import dev.banmen.session.Question;
import dev.banmen.session.Session;
import dev.banmen.solve.CountJudge;
import java.util.BitSet;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Counts the board of a session in which a player has passed, as if the game ended now: the
 * strongest computer player says what is dead. It counts once somebody asks, and not while a
 * computer is to move, which needs the thread for its answer. At most one count is under way, and
 * it ends with the turn. For any thread.
 */
public final class PassCounter {
  /** A count that is there, or under way; cancelled if the turn ended first. */
  private record Counting(Session session, CompletableFuture<Optional<PassCount>> count) {
    boolean isOf(Session now) {
      return session.node() == now.node() && !count.isCancelled();
    }
  }

  private final LiveSession live;
  private final Family family;
  private final Listeners listeners = new Listeners();
  private final AtomicReference<Optional<Counting>> newest =
      new AtomicReference<>(Optional.empty());

  /** A counter of a session's passes that has counted nothing yet. */
  public PassCounter(LiveSession live, Family family) {
    this.live = live;
    this.family = family;
  }

  /** The count at this moment of the session; completed without one if nobody has asked for it. */
  public CompletableFuture<Optional<PassCount>> known() {
    Session now = live.now();
    return newest
        .get()
        .filter(counting -> isPassed(now) && counting.isOf(now))
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
    if (isPassed(now) && last.filter(one -> one.isOf(now)).isEmpty()) {
      begin(live.question(), last, threads);
    }
    return known();
  }

  private void begin(Question question, Optional<Counting> last, Executor threads) {
    Counting next = new Counting(question.session(), new CompletableFuture<>());
    if (isPassed(question.session()) && newest.compareAndSet(last, Optional.of(next))) {
      question.whenGone(() -> next.count().cancel(false));
      try {
        threads.execute(() -> count(question, next.count()));
      } catch (RejectedExecutionException e) {
        next.count().cancel(false); // who asks next tries again
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
        count.complete(counted(question));
      }
    } finally {
      count.complete(Optional.empty());
    }
    listeners.tell();
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
      int node = question.session().node();
      return thought.isCancelled()
          ? Optional.empty()
          : Optional.of(
              new PassCount(node, position.score(dead, new BitSet()), dead.cardinality()));
    } catch (UnreadableNetwork e) {
      return Optional.empty(); // whoever asks for a move reads why
    } finally {
      bot.close();
    }
  }
}

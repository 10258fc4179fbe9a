package dev.banmen.bot;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.Thought;
import dev.banmen.session.Clock;
import dev.banmen.session.Event;
import dev.banmen.session.Question;
import dev.banmen.session.Session;
import dev.banmen.session.TimeControl;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** One of our computer players as somebody's opponent. Mutable; for one thread at a time. */
public final class ComputerOpponent implements Opponent {
  /** How long a move may take at most without a clock, unless somebody wishes otherwise. */
  public static final long MOST_MILLIS = 10_000;

  /** How long it thinks at most while the other side is to move. */
  private static final long PONDER_MILLIS = 60_000;

  /** The part of the time left that one move may take. */
  private static final int MOVES_LEFT = 25;

  private static final long MARGIN_MILLIS = 200;

  private final Supplier<Bot> maker;
  private final long seed;
  private final ThinkingTime time;
  private final LongSupplier millis; // the session's clock
  private Bot bot; // null until it is asked: its tables take a while
  private BitSet unmarked; // dead pieces still to mark; null before the count

  /**
   * An opponent with a seed.
   *
   * @param maker makes the player, on the thread where it thinks
   * @param time when it may think
   * @param millis the clock of the session
   */
  public ComputerOpponent(Supplier<Bot> maker, long seed, ThinkingTime time, LongSupplier millis) {
    this.maker = maker;
    this.seed = seed;
    this.time = time;
    this.millis = millis;
  }

  @Override
  public Optional<Event> answer(Question question, Side side) {
    bot = bot == null ? maker.get() : bot;
    Session session = question.session();
    long most = mostMillis(session.clock(), side, millis.getAsLong(), time.mostMillis());
    Thought thought = Thought.within(most, seed + session.position().ply());
    question.whenGone(thought::cancel);
    if (session.isCounting()) {
      return Optional.of(count(session, thought));
    }
    unmarked = null;
    Decision decision = bot.decide(session.position(), side, thought);
    return thought.isCancelled()
        ? Optional.empty()
        : Optional.of(
            decision.move().isPresent()
                ? new Event.Try(decision.move().get(), "", decision.isCut())
                : new Event.Resign(side));
  }

  @Override
  public void ponder(Question question, Side side) {
    if (bot != null && time.ponders()) {
      Session session = question.session();
      Thought thought = Thought.within(PONDER_MILLIS, seed + session.position().ply());
      question.whenGone(thought::cancel);
      bot.ponder(session.position(), side, thought);
    }
  }

  /** How long a side may think now, so that its clock never runs out by thinking. */
  static long mostMillis(Clock clock, Side side, long now, long ceilingMillis) {
    if (!clock.isTimed()) {
      return ceilingMillis;
    }
    Clock.TimeLeft left = clock.left(side, now);
    boolean isPerMove = clock.control().kind() == TimeControl.TimeKind.PER_MOVE;
    long own = Math.max(left.mainMillis() / (isPerMove ? 2 : MOVES_LEFT), left.periodMillis() / 2);
    return Math.max(1, Math.min(ceilingMillis, own - MARGIN_MILLIS));
  }

  /** Marks the dead pieces, a move for each; then it accepts, whatever others have marked. */
  private Event count(Session session, Thought thought) {
    Position counted = session.position();
    if (unmarked == null) {
      unmarked = bot.dead(counted, thought);
    }
    while (!unmarked.isEmpty()) {
      Site site = counted.lattice().site(unmarked.nextSetBit(0));
      unmarked.andNot(counted.together(site));
      unmarked.clear(counted.lattice().index(site));
      if (!session.dead().contains(site) && session.canMark(site)) {
        return new Event.MarkDead(site);
      }
    }
    return new Event.Accept();
  }
}

package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.session.Clock;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.Question;
import dev.banmen.session.Session;
import dev.banmen.session.TimeControl;
import dev.banmen.solve.CountJudge;
import java.util.BitSet;
import java.util.List;
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
  private final Optional<Family> family; // whose solver finds seki
  private Bot bot; // null until it is asked: its tables take a while
  private BitSet dead; // what it takes for dead; null before the count
  private BitSet unmarked; // of what is dead, what it has still to mark
  private CountAgreement disputed; // the marks that it has called wrong; null if none

  /**
   * An opponent with a seed.
   *
   * @param maker makes the player, on the thread where it thinks
   * @param time when it may think
   * @param millis the clock of the session
   */
  public ComputerOpponent(Supplier<Bot> maker, long seed, ThinkingTime time, LongSupplier millis) {
    this(maker, seed, time, millis, Optional.empty());
  }

  /**
   * An opponent with a seed that leaves groups in seki alive.
   *
   * @param family whose solver finds them; empty if it is to take the player's word
   */
  ComputerOpponent(
      Supplier<Bot> maker,
      long seed,
      ThinkingTime time,
      LongSupplier millis,
      Optional<Family> family) {
    this.maker = maker;
    this.seed = seed;
    this.time = time;
    this.millis = millis;
    this.family = family;
  }

  @Override
  public Optional<Event> answer(Question question, Side side) {
    long begun = System.nanoTime();
    Session session = question.session();
    long most =
        session.isCounting()
            ? time.mostMillis() // no clock runs
            : mostMillis(session.clock(), side, millis.getAsLong(), time.mostMillis());
    bot = bot == null ? maker.get() : bot; // making it is part of its time
    SearchLimit thought = SearchLimit.since(begun, most, seed + session.position().ply());
    question.whenGone(thought::cancel);
    if (session.isCounting()) {
      return count(session, side, thought);
    }
    dead = null;
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
      SearchLimit thought = SearchLimit.within(PONDER_MILLIS, seed + session.position().ply());
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

  /**
   * Marks what is dead, a move for each. Then it accepts, unless it loses by what a person has
   * marked: it says so once, and if they insist, play goes on.
   */
  private Optional<Event> count(Session session, Side side, SearchLimit thought) {
    Position counted = session.position();
    if (dead == null) {
      dead =
          family
              .map(of -> CountJudge.dead(of, bot, counted, thought))
              .orElseGet(() -> bot.dead(counted, thought));
      if (thought.isCancelled()) {
        dead = null; // it is not known
        return Optional.empty();
      }
      unmarked = (BitSet) dead.clone();
      disputed = null;
    }
    while (!unmarked.isEmpty()) {
      Site site = counted.lattice().site(unmarked.nextSetBit(0));
      BitSet together = counted.together(site);
      boolean isAll = isWithin(together, dead);
      unmarked.andNot(isAll ? together : counted.group(site));
      unmarked.clear(counted.lattice().index(site));
      if (!session.dead().contains(site) && session.canMark(site)) {
        return Optional.of(
            isAll
                ? new Event.Marking(Event.MarkKind.DEAD, site)
                : new Event.Marking(Event.MarkKind.GROUP, site));
      }
    }
    Optional<Site> wrong = wrong(session, side);
    if (wrong.isEmpty()) {
      return Optional.of(Event.Act.ACCEPT);
    }
    CountAgreement marks = new CountAgreement(session.agreed().dead(), session.agreed().neutral());
    if (!marks.equals(disputed)) {
      disputed = marks;
      return Optional.of(new Event.Dispute(wrong.get()));
    }
    boolean isInsisting = session.agreed().accepted().contains(side.opponent());
    return isInsisting ? Optional.of(Event.Act.CONTINUE) : Optional.empty();
  }

  private static boolean isWithin(BitSet some, BitSet all) {
    BitSet rest = (BitSet) some.clone();
    rest.andNot(all);
    return rest.isEmpty();
  }

  /**
   * A site where a person's marks are to a side's disadvantage; another program's are never wrong.
   */
  private Optional<Site> wrong(Session session, Side side) {
    Position counted = session.position();
    if (session.seat(side.opponent()).isComputer() || !bot.judges(counted)) {
      return Optional.empty();
    }
    List<Mark> owners = counted.owners(dead, new BitSet());
    for (int index = 0; index < counted.lattice().size(); index++) {
      Site site = counted.lattice().site(index);
      boolean isDead = session.dead().contains(site);
      Mark mark = counted.at(index);
      boolean isLost = mark == side.mark() && isDead && !dead.get(index);
      boolean isRevived = mark == side.opponent().mark() && !isDead && dead.get(index);
      boolean isGivenUp =
          session.agreed().neutral().contains(site) && owners.get(index) == side.mark();
      if (isLost || isRevived || isGivenUp) {
        return Optional.of(site);
      }
    }
    return Optional.empty();
  }
}

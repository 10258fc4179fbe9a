package dev.banmen.match;

import dev.banmen.game.Lattice;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/** Plays one game of a match. For one use, on one thread. */
public final class MatchGame {
  /** How many times a game may be as long as its board has sites; then it is a draw. */
  public static final int MOST_BOARDS = 4;

  /** A time far beyond any count of dead pieces. */
  private static final long COUNT_MILLIS = 60_000;

  private final MatchPlan plan;
  private final int number;
  private final boolean isFirstBlack;
  private final LongSupplier nanos;
  private final long seed;
  private final MoveTimes[] times = {new MoveTimes(), new MoveTimes()};
  private final List<Bot> bots = new ArrayList<>(); // the first player's, then the second's
  private Session session;

  /**
   * A game of a match.
   *
   * @param number from 1; two games in a row have the same opening
   */
  public MatchGame(MatchPlan plan, int number) {
    this.plan = plan;
    this.number = number;
    isFirstBlack = number % 2 == 1;
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    nanos = plan.isProcessorTime() ? threads::getCurrentThreadCpuTime : System::nanoTime;
    seed = new SplittableRandom(plan.seed() * 1_000_003 + number).nextLong();
    Terms terms =
        Terms.of(plan.family(), plan.chosen())
            .between(
                seat(isFirstBlack ? plan.first() : plan.second()),
                seat(isFirstBlack ? plan.second() : plan.first()));
    session = Session.begin(terms, plan.start());
  }

  private static Seat seat(MatchPlayer player) {
    return new Seat(Player.HERE, player.name());
  }

  /** Plays the game to its end. It throws what a player throws. */
  public MatchResult play() {
    try {
      bots.add(plan.first().maker().get());
      bots.add(plan.second().maker().get());
      return result();
    } finally {
      bots.forEach(Bot::close);
    }
  }

  private MatchResult result() {
    long opening = plan.seed() * 1_000_003 - (number + 1) / 2;
    for (Move move : MatchOpening.of(plan.start(), plan.opening(), opening)) {
      take(new Event.Try(move));
    }
    while (session.isInPlay()
        && session.position().ply() < most()
        && !Thread.currentThread().isInterrupted()) { // then nobody wants the result
      move(session.position().toMove().orElseThrow());
    }
    if (session.isCounting()) {
      count();
    }
    Optional<Side> winner = session.outcome().flatMap(Outcome::winner);
    return new MatchResult(
        number,
        winner.map(side -> player(side) == 0 ? 1.0 : 0.0).orElse(0.5),
        session.position().ply(),
        times[0],
        times[1]);
  }

  /** The game as it stands, for a record. */
  public Session session() {
    return session;
  }

  private int most() {
    return MOST_BOARDS * plan.start().lattice().size();
  }

  /** The first player is 0, the second 1. */
  private int player(Side side) {
    return (side == Side.BLACK) == isFirstBlack ? 0 : 1;
  }

  private void move(Side side) {
    int player = player(side);
    Position position = session.position();
    long begun = nanos.getAsLong();
    SearchLimit thought = SearchLimit.within(plan.millis(), seed + position.ply(), nanos);
    Decision decision = bots.get(player).decide(position, side, thought);
    times[player].add(nanos.getAsLong() - begun, decision.isCut());
    if (decision.move().isEmpty()) {
      take(new Event.Resign(side));
      return;
    }
    take(new Event.Try(decision.move().get()));
    if (session.position().ply() == position.ply()) {
      throw new IllegalStateException(
          "game " + number + ": " + decision.move().get() + " of " + plan.family() + " is illegal");
    }
  }

  private void take(Event event) {
    session = session.on(event);
  }

  /** Takes off what both say is dead; where they do not agree, the judge decides. */
  private void count() {
    Position counted = session.position();
    BitSet dead = dead(bots.get(0), counted);
    if (!dead.equals(dead(bots.get(1), counted))) {
      dead = dead(plan.judge().get(), counted);
    }
    Lattice lattice = counted.lattice();
    while (!dead.isEmpty()) {
      Site site = lattice.site(dead.nextSetBit(0));
      dead.andNot(counted.together(site));
      dead.clear(lattice.index(site));
      if (!session.dead().contains(site) && session.canMark(site)) {
        take(new Event.Marking(Event.MarkKind.DEAD, site));
      }
    }
    take(Event.Act.ACCEPT);
  }

  private BitSet dead(Bot bot, Position counted) {
    return (BitSet) bot.dead(counted, SearchLimit.within(COUNT_MILLIS, seed, nanos)).clone();
  }
}

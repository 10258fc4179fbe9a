package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.bot.SearchLimit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;

/**
 * Finds out what the positions of a game are worth, the last one first: exactly as long as that
 * takes little work, then by the computer player for reviews. Then it searches the positions around
 * moves that seem to be mistakes again, by another seed and with more work, once or twice. The same
 * game gives the same values, however long that takes. Mutable, one thread.
 */
public final class PositionValuer {
  /** How many times the work of the first look each look takes. */
  private static final int[] TIMES = {1, 3, 6};

  /** So many positions of a short game may be looked at again; of a long one, half of them. */
  public static final int LEAST_AGAIN = 20;

  /** How many positions it looks at to solve one of the game. */
  private static final long SOLVED_POSITIONS = 1_000_000;

  /** How long a program may think at a first look that doesn't count its work, in milliseconds. */
  private static final long LOOK_MILLIS = 500;

  private static final int GAMES = 100;
  private static final int TENTHS = 10;

  private final Bots bots;
  private final List<PlayedTurn> turns;
  private final PositionValue.Receiver found;
  private final BooleanSupplier isGivenUp;
  private final PositionValue[] first; // at the first look; null where nobody can say
  private final PositionValue[] values; // by the newest look
  private final boolean[] isExact;
  private final PositionValue[] again; // searched again from the position; null if not
  private final PositionValue[] better; // searched again from what the best move leads to
  private final int[] looks; // how often the move was looked at
  private Optional<Bot> solver; // empty once it could not finish, at the first look
  private Bot player;
  private int look = 1; // which it is

  private PositionValuer(
      Bots bots, List<PlayedTurn> turns, PositionValue.Receiver found, BooleanSupplier isGivenUp) {
    this.bots = bots;
    this.turns = turns;
    this.found = found;
    this.isGivenUp = isGivenUp;
    first = new PositionValue[turns.size()];
    values = new PositionValue[turns.size()];
    isExact = new boolean[turns.size()];
    again = new PositionValue[turns.size()];
    better = new PositionValue[turns.size()];
    solver = bots.solver(game(), SOLVED_POSITIONS);
    looks = new int[turns.size()];
    player = bots.reviewer(game(), TIMES[0]);
  }

  /**
   * Values the positions of a game.
   *
   * @param turns of one game, in order, one or more
   * @param found gets each value as soon as it is known
   * @param isGivenUp whether to stop: nobody waits any more
   */
  public static void value(
      Family family,
      List<PlayedTurn> turns,
      PositionValue.Receiver found,
      BooleanSupplier isGivenUp) {
    value(ComputerPlayers.of(family), turns, found, isGivenUp);
  }

  /** Values the positions of a game by these players; what they throw ends it. */
  public static void value(
      Bots bots, List<PlayedTurn> turns, PositionValue.Receiver found, BooleanSupplier isGivenUp) {
    PositionValuer valuer = new PositionValuer(bots, turns, found, isGivenUp);
    try {
      found.listing(bots.leastPoints(valuer.game()));
      valuer.lookAtAll();
      for (int look = 2; look <= bots.looks(valuer.game()); look++) {
        valuer.lookAgain(look);
      }
    } finally {
      valuer.close();
    }
  }

  private Game game() {
    return turns.get(0).position().game();
  }

  private void lookAtAll() {
    for (int at = turns.size() - 1; at >= 0; at--) {
      Optional<PositionValue> value = value(turns.get(at), solver);
      if (isGivenUp.getAsBoolean()) {
        return;
      }
      if (value.isPresent()) {
        first[at] = value.get();
        isExact[at] = value.get().best().map(Candidate::isExact).orElse(true);
        if (isLinked(at)) {
          first[at] = first[at].worth(values[at + 1]);
        }
        tell(at, first[at]);
      }
    }
  }

  /**
   * Whether the best move is the one that was played: then the position is worth as much as the
   * next, which is searched from nearer to the end.
   */
  private boolean isLinked(int at) {
    boolean isKnown = first[at] != null && at + 1 < turns.size() && first[at + 1] != null;
    if (!isKnown || isExact[at] && !isExact[at + 1]) {
      return false;
    }
    Optional<Move> best = first[at].best().map(Candidate::move);
    return best.isPresent() && best.equals(turns.get(at).move());
  }

  private void tell(int at, PositionValue value) {
    values[at] = value;
    found.found(at, value);
  }

  /** Looks again at what seems to be a mistake, the costliest first. */
  private void lookAgain(int next) {
    close();
    look = next;
    player = bots.reviewer(game(), times());
    solver = bots.solver(game(), times() * SOLVED_POSITIONS);
    int left = Math.max(LEAST_AGAIN, turns.size() / 2);
    int number = 0;
    for (OptionalInt at = costliest(); at.isPresent() && left > 0; at = costliest()) {
      found.lookingAgain(++number, number + open() - 1);
      left -= lookAt(at.getAsInt());
      if (isGivenUp.getAsBoolean()) {
        return;
      }
      for (int one = turns.size() - 1; one >= 0; one--) {
        judge(one);
      }
    }
  }

  private int times() {
    return TIMES[look - 1];
  }

  /** Searches what follows the better move and what follows the played one; returns how often. */
  private int lookAt(int at) {
    Position position = turns.get(at).position();
    int searched = 0;
    if (better[at] == null || look > 2) {
      Move best = first[at].best().orElseThrow().move();
      Optional<Position> next =
          position.play(best) instanceof Played played
              ? Optional.of(played.after())
              : Optional.empty();
      better[at] =
          next.map(after -> search(after, isExact[at + 1]).orElse(null)).orElse(values[at]);
      searched++;
    }
    if (!isExact[at + 1] && (again[at + 1] == null || look > 2)) {
      again[at + 1] = search(turns.get(at + 1).position(), false).orElse(null);
      searched++;
    }
    looks[at] = look;
    return searched;
  }

  /** Returns what a position is worth; empty if nobody can say, or waits for it. */
  private Optional<PositionValue> search(Position position, boolean isNearEnd) {
    return value(new PlayedTurn(position, Optional.empty()), isNearEnd ? solver : Optional.empty());
  }

  /** Returns the move that seems to lose most and has not had this look. */
  private OptionalInt costliest() {
    int costliest = -1;
    for (int at = 0; at < turns.size(); at++) {
      boolean isOpen = isOpen(at);
      if (isOpen && (costliest < 0 || gap(values, at) > gap(values, costliest))) {
        costliest = at;
      }
    }
    return costliest < 0 ? OptionalInt.empty() : OptionalInt.of(costliest);
  }

  /** Returns how many moves are still to have this look. */
  private int open() {
    int open = 0;
    for (int at = 0; at < turns.size(); at++) {
      open += isOpen(at) ? 1 : 0;
    }
    return open;
  }

  private boolean isOpen(int at) {
    boolean isSuspect = look == 2 ? gap(values, at) >= 1 : values[at] != null && isListed(at);
    return isSuspect && looks[at] < look;
  }

  private boolean isListed(int at) {
    return values[at].loss().filter(loss -> !loss.isProved()).isPresent();
  }

  /** Returns what a move loses by its last look, see {@link #weight}; empty before that. */
  private OptionalDouble lostAgain(int at) {
    PositionValue after = isExact[at + 1] ? first[at + 1] : again[at + 1];
    return better[at] == null || after == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(weight(better[at], after, turns.get(at).move().orElseThrow().side()));
  }

  /** Returns how much a side lost between two positions: 1 for the least that is a mistake. */
  private double weight(PositionValue from, PositionValue to, Side side) {
    OptionalDouble points = points(from, to, side);
    double games = Math.round(GAMES * (from.share(side) - to.share(side)));
    return points.isEmpty()
        ? games / PositionValue.LEAST_GAMES
        : Math.max(
            points.getAsDouble() / bots.leastPoints(game()), games / PositionValue.MANY_GAMES);
  }

  private static OptionalDouble points(PositionValue from, PositionValue to, Side side) {
    if (from.lead().isEmpty() || to.lead().isEmpty()) {
      return OptionalDouble.empty();
    }
    double lost = from.lead().getAsDouble() - to.lead().getAsDouble();
    return OptionalDouble.of(inTenths(side == Side.BLACK ? lost : -lost));
  }

  /** Gives a position the worth that was found again, and says whether its move is a mistake. */
  private void judge(int at) {
    if (values[at] == null) {
      return;
    }
    PositionValue value = first[at];
    PositionValue look = again[at] == null ? better[at] : again[at];
    if (look != null) {
      value = value.worth(look);
    } else if (isLinked(at)) {
      value = value.worth(values[at + 1]);
    }
    values[at] = value;
    boolean isMistake = gap(first, at) >= 1 && gap(values, at) >= 1;
    if (isMistake && lostAgain(at).orElse(0) >= 1) {
      Side side = turns.get(at).move().orElseThrow().side();
      double share = rounded(Math.max(0, value.share(side) - values[at + 1].share(side)));
      OptionalDouble points = points(value, values[at + 1], side);
      boolean isByPoints = points.orElse(0) > 0;
      value =
          value.losing(new MoveLoss(share, isByPoints ? points : OptionalDouble.empty(), false));
    }
    tell(at, value);
  }

  /** Returns what a move seems to lose, see {@link #weight}; 0 if it is the best, or proved. */
  private double gap(PositionValue[] known, int at) {
    if (at + 1 >= turns.size() || known[at] == null || known[at + 1] == null) {
      return 0;
    }
    Optional<Move> played = turns.get(at).move();
    Optional<Move> best = known[at].best().map(Candidate::move);
    boolean isProved = first[at].loss().isPresent();
    if (played.isEmpty() || best.isEmpty() || best.equals(played) || isProved) {
      return 0;
    }
    Side side = played.get().side();
    return best.get().side() == side ? weight(known[at], known[at + 1], side) : 0;
  }

  /** Returns the value of a position; empty if nobody can say. */
  private Optional<PositionValue> value(PlayedTurn turn, Optional<Bot> exactly) {
    Position position = playable(turn.position());
    Optional<Side> side = position.toMove();
    if (side.isEmpty()) {
      return position
          .outcome()
          .map(
              over ->
                  new PositionValue(
                      black(over),
                      OptionalDouble.empty(),
                      Optional.empty(),
                      List.of(),
                      Optional.empty()));
    }
    List<Candidate> candidates = candidates(position, side.get(), exactly);
    if (candidates.isEmpty()) {
      return Optional.empty();
    }
    Candidate best = candidates.get(0);
    double share = mean(candidates, one -> bots.share(position, one));
    double black = rounded(side.get() == Side.BLACK ? share : 1 - share);
    Optional<MoveLoss> loss = turn.move().flatMap(move -> loss(position, candidates, move));
    OptionalDouble lead =
        best.lead().isEmpty()
            ? best.lead()
            : OptionalDouble.of(
                inTenths(mean(candidates, one -> one.lead().orElseThrow()))
                    * (side.get() == Side.BLACK ? 1 : -1));
    return Optional.of(new PositionValue(black, lead, Optional.of(best), good(candidates), loss));
  }

  /**
   * Where leads are known, a position is worth what all looks at its moves say on average: that is
   * less by chance than what is said of the best one. Elsewhere, it is worth what the best one is.
   */
  private static double mean(List<Candidate> candidates, ToDoubleFunction<Candidate> worth) {
    Candidate best = candidates.get(0);
    if (best.isExact() || best.lead().isEmpty() || best.visits() == 0) {
      return worth.applyAsDouble(best);
    }
    double sum = 0;
    int visits = 0;
    for (Candidate one : candidates) {
      if (one.lead().isPresent()) {
        sum += one.visits() * worth.applyAsDouble(one);
        visits += one.visits();
      }
    }
    return sum / visits;
  }

  /** Plays on where players would have to agree what is dead: that shows who has won. */
  private static Position playable(Position position) {
    return position.isOver() && position.isCountable() ? position.playedOn() : position;
  }

  /** In whole games of a hundred, so that what is lost is the difference of what is shown. */
  private static double rounded(double share) {
    return Math.round(GAMES * share) / (double) GAMES;
  }

  private static double inTenths(double points) {
    return Math.round(TENTHS * points) / (double) TENTHS;
  }

  private static List<Move> good(List<Candidate> candidates) {
    Candidate best = candidates.get(0);
    double least = best.isExact() ? best.value() : best.value() - PositionValue.CLOSE;
    double ahead = best.lead().orElse(0) - PositionValue.CLOSE_POINTS;
    return candidates.stream()
        .filter(one -> one.isExact() == best.isExact() && one.value() >= least)
        .filter(one -> one.lead().orElse(ahead) >= ahead)
        .map(Candidate::move)
        .toList();
  }

  private static double black(Outcome over) {
    return over.winner().map(side -> side == Side.BLACK ? 1.0 : 0.0).orElse(0.5);
  }

  private List<Candidate> candidates(Position position, Side side, Optional<Bot> exactly) {
    if (exactly.isPresent()) {
      List<Candidate> exact =
          exactly.get().analyze(position, side, SearchLimit.untilDone(1, isGivenUp));
      if (!exact.isEmpty()) {
        return exact;
      } else if (look == 1) {
        exactly.get().close();
        solver = Optional.empty(); // earlier positions take longer
      }
    }
    SearchLimit thought =
        bots.countsWork()
            ? SearchLimit.untilDone(times(), isGivenUp) // a seed for each look
            : SearchLimit.within(times() * LOOK_MILLIS, times());
    return player.analyze(position, side, thought);
  }

  /** Returns what a move gives away, if both it and the best one are exact. */
  private Optional<MoveLoss> loss(Position position, List<Candidate> candidates, Move move) {
    Candidate best = candidates.get(0);
    for (Candidate one : candidates) {
      if (one.move().equals(move) && one.isExact() && best.isExact()) {
        double share = bots.share(position, best) - bots.share(position, one);
        double points = best.value() - one.value();
        return Optional.of(new MoveLoss(Math.max(0, share), OptionalDouble.of(points), true));
      }
    }
    return Optional.empty();
  }

  private void close() {
    player.close();
    solver.ifPresent(Bot::close);
  }
}

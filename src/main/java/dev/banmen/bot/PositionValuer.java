package dev.banmen.bot;

import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PlayedTurn;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.bot.SearchLimit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Finds out what the positions of a game are worth, the last one first: exactly as long as that is
 * quick, then by the strongest computer player. Last it looks longer at the moves that seem to be
 * mistakes. Mutable, one thread.
 */
public final class PositionValuer {
  /** How long it thinks about a position at most, in milliseconds; as long to solve it. */
  public static final long MOST_MILLIS = 500;

  /** Looking again may take as long as so many positions have had, even in a short game. */
  private static final int LEAST_AGAIN = 20;

  private static final long SEED = 1; // the same game gives the same values

  private final Bots bots;
  private final Bot strongest;
  private final long millis;
  private Optional<Bot> solver; // empty once it could not finish

  private PositionValuer(Bots bots, Game game, long millis) {
    this.bots = bots;
    this.millis = millis;
    strongest = bots.strongest(game);
    solver = bots.solver(game);
  }

  /**
   * Values the positions of a game.
   *
   * @param turns of one game, in order, one or more
   * @param millis how long to think about a position at most; {@link #MOST_MILLIS} for most uses
   * @param found gets each value as soon as it is known
   * @param isGivenUp whether to stop: nobody waits any more
   */
  public static void value(
      Family family,
      List<PlayedTurn> turns,
      long millis,
      PositionValue.Receiver found,
      BooleanSupplier isGivenUp) {
    value(ComputerPlayers.of(family), turns, millis, found, isGivenUp);
  }

  /** Values the positions of a game by these players; what they throw ends it. */
  public static void value(
      Bots bots,
      List<PlayedTurn> turns,
      long millis,
      PositionValue.Receiver found,
      BooleanSupplier isGivenUp) {
    Game game = turns.get(0).position().game();
    PositionValuer valuer = new PositionValuer(bots, game, millis);
    PositionValue[] values = new PositionValue[turns.size()]; // null where nobody can say
    try {
      for (int at = turns.size() - 1; at >= 0 && !isGivenUp.getAsBoolean(); at--) {
        Optional<PositionValue> value = valuer.value(turns.get(at));
        if (value.isPresent()) {
          values[at] = value.get();
          found.found(at, value.get());
        }
      }
      valuer.check(turns, values, found, isGivenUp);
    } finally {
      valuer.close();
    }
  }

  /**
   * Looks longer at the moves that seem to be mistakes, the costliest first: in all for half the
   * time that the positions may take, or that of {@link #LEAST_AGAIN} if that is more.
   */
  private void check(
      List<PlayedTurn> turns,
      PositionValue[] values,
      PositionValue.Receiver found,
      BooleanSupplier isGivenUp) {
    int positions = Math.max(LEAST_AGAIN, turns.size() / 2);
    MistakeCheck check = new MistakeCheck(bots, strongest, millis, positions, isGivenUp);
    List<Integer> suspects =
        IntStream.range(0, turns.size() - 1)
            .boxed()
            .filter(at -> gap(turns, values, at) >= MistakeCheck.SUSPECT)
            .sorted(Comparator.comparingDouble(at -> -gap(turns, values, at)))
            .toList();
    for (int i = 0; i < suspects.size() && check.hasTime(); i++) {
      found.lookingAgain(i + 1, suspects.size());
      int at = suspects.get(i);
      Move played = turns.get(at).move().orElseThrow();
      Move better = values[at].best().orElseThrow().move();
      Optional<MoveLoss> loss = check.loss(turns.get(at).position(), better, played);
      loss.ifPresent(lost -> found.found(at, values[at].losing(lost)));
    }
  }

  /** Returns what a move seems to give away, by the values before and after it; 0 if nothing. */
  private static double gap(List<PlayedTurn> turns, PositionValue[] values, int at) {
    Optional<Move> move = turns.get(at).move();
    PositionValue before = values[at];
    PositionValue after = values[at + 1];
    boolean isKnown = move.isPresent() && before != null && after != null;
    if (!isKnown || before.best().isEmpty() || before.loss().isPresent()) {
      return 0;
    }
    Move best = before.best().get().move();
    Side side = move.get().side();
    boolean isOther = best.side() == side && !best.equals(move.get());
    return isOther ? before.share(side) - after.share(side) : 0;
  }

  /** Returns the value of a position; empty where only people can say, such as in a count. */
  private Optional<PositionValue> value(PlayedTurn turn) {
    Position position = turn.position();
    Optional<Side> side = position.toMove();
    if (side.isEmpty()) {
      return position
          .outcome()
          .map(
              over ->
                  new PositionValue(black(over), Optional.empty(), List.of(), Optional.empty()));
    }
    List<Candidate> candidates = candidates(position, side.get());
    if (candidates.isEmpty()) {
      return Optional.empty();
    }
    Candidate best = candidates.get(0);
    double share = bots.share(position, best);
    double black = side.get() == Side.BLACK ? share : 1 - share;
    Optional<MoveLoss> loss = turn.move().flatMap(move -> loss(position, candidates, move));
    return Optional.of(new PositionValue(black, Optional.of(best), good(candidates), loss));
  }

  private static List<Move> good(List<Candidate> candidates) {
    Candidate best = candidates.get(0);
    double least = best.isExact() ? best.value() : best.value() - PositionValue.CLOSE;
    List<Move> good = new ArrayList<>();
    for (Candidate one : candidates) {
      if (one.isExact() == best.isExact() && one.value() >= least) {
        good.add(one.move());
      }
    }
    return good;
  }

  private static double black(Outcome over) {
    return over.winner().map(side -> side == Side.BLACK ? 1.0 : 0.0).orElse(0.5);
  }

  private List<Candidate> candidates(Position position, Side side) {
    if (solver.isPresent()) {
      List<Candidate> exact =
          solver.get().analyze(position, side, SearchLimit.within(millis, SEED));
      if (!exact.isEmpty()) {
        return exact;
      }
      solver.get().close();
      solver = Optional.empty(); // earlier positions take longer
    }
    return strongest.analyze(position, side, SearchLimit.within(millis, SEED));
  }

  /** Returns what a move gives away, if both it and the best one are exact. */
  private Optional<MoveLoss> loss(Position position, List<Candidate> candidates, Move move) {
    Candidate best = candidates.get(0);
    for (Candidate one : candidates) {
      if (one.move().equals(move) && one.isExact() && best.isExact()) {
        double share = bots.share(position, best) - bots.share(position, one);
        double points = best.value() - one.value();
        return Optional.of(new MoveLoss(Math.max(0, share), OptionalDouble.of(points)));
      }
    }
    return Optional.empty();
  }

  private void close() {
    strongest.close();
    solver.ifPresent(Bot::close);
  }
}

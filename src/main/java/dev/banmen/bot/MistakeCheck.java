package dev.banmen.bot;

import dev.banmen.game.Move;
import dev.banmen.game.Outcome;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.game.bot.SearchLimit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;

/**
 * Looks longer at moves that seem to be mistakes, before anybody is told. It searches what follows
 * the move, and what follows the better one, three to six times each: their difference must be
 * clear. Players that use no seeds search each of them once, longer. Mutable, one thread.
 */
final class MistakeCheck {
  /** A move that loses less than this share of wins is not checked again. */
  static final double SUSPECT = 0.05;

  /** A smaller loss is none: the strongest player misjudges moves by that much. */
  private static final double LEAST = 0.04;

  /** A short search takes this part of the time that a position has had. */
  private static final int SHORT_PART = 4;

  /** A single, long search takes so many times as long as a position has had. */
  private static final int LONG_TIMES = 2;

  /** After so few pairs of short searches a move may be called a mistake, if it loses much. */
  private static final int CLEAR_PAIRS = 3;

  /** More pairs say no more. */
  private static final int MOST_PAIRS = 6;

  /** So many standard errors a difference has to be above what it is compared with. */
  private static final double SURE = 2;

  /** A standard error of few pairs may be small by chance. */
  private static final double LEAST_ERROR = 0.01;

  /** A difference that is none; after the first pair, such a move is cleared. */
  private static final double NOTHING = 0.02;

  private final Bots bots;
  private final Bot player;
  private final BooleanSupplier isGivenUp;
  private final int clearPairs;
  private final int mostPairs;
  private final long millis; // for a search
  private int searches; // that are left

  /**
   * Checks the moves of a game.
   *
   * @param player who searches
   * @param millis how long a position has had
   * @param positions as many as this could have had in the time for all searches
   * @param isGivenUp whether to stop: nobody waits any more
   */
  MistakeCheck(Bots bots, Bot player, long millis, int positions, BooleanSupplier isGivenUp) {
    this.bots = bots;
    this.player = player;
    this.isGivenUp = isGivenUp;
    boolean isSampled = bots.usesSeeds();
    clearPairs = isSampled ? CLEAR_PAIRS : 1;
    mostPairs = isSampled ? MOST_PAIRS : 1;
    this.millis = isSampled ? Math.max(1, millis / SHORT_PART) : millis * LONG_TIMES;
    searches = isSampled ? positions * SHORT_PART : positions / LONG_TIMES;
  }

  /** Whether it may still look at a move. */
  boolean hasTime() {
    return searches >= 2 * clearPairs && !isGivenUp.getAsBoolean();
  }

  /** Returns what a move gives away; empty if that is little, not clear, or nobody waits for it. */
  Optional<MoveLoss> loss(Position before, Move better, Move played) {
    Side side = played.side();
    double sum = 0;
    double squares = 0;
    for (int pairs = 1; pairs <= mostPairs && searches >= 2; pairs++) {
      double gap = share(before, better, side, pairs) - share(before, played, side, pairs);
      sum += gap;
      squares += gap * gap;
      double mean = sum / pairs;
      if (Double.isNaN(gap) || mean < (pairs == 1 ? NOTHING : LEAST)) {
        return Optional.empty();
      }
      double least = mean - SURE * error(pairs, mean, squares);
      boolean isLast = pairs == mostPairs;
      if (pairs >= clearPairs && least > LEAST || isLast && least > NOTHING) {
        return Optional.of(new MoveLoss(mean, OptionalDouble.empty()));
      }
    }
    return Optional.empty();
  }

  /** Returns the standard error of a mean. */
  private static double error(int pairs, double mean, double squares) {
    double variance = Math.max(0, squares / pairs - mean * mean) / Math.max(1, pairs - 1);
    return Math.max(LEAST_ERROR, Math.sqrt(variance));
  }

  /** Returns the share of wins of a side after its move; NaN if nobody can say, or waits for it. */
  private double share(Position before, Move move, Side side, int seed) {
    searches--;
    if (isGivenUp.getAsBoolean() || !(before.play(move) instanceof Played played)) {
      return Double.NaN;
    }
    Position after = played.after();
    Optional<Side> mover = after.toMove();
    if (mover.isEmpty()) {
      return after.outcome().map(over -> share(over, side)).orElse(Double.NaN);
    }
    List<Candidate> all = player.analyze(after, mover.get(), SearchLimit.within(millis, seed));
    double share = all.isEmpty() ? Double.NaN : bots.share(after, all.get(0));
    return mover.get() == side ? share : 1 - share;
  }

  private static double share(Outcome over, Side side) {
    return over.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }
}

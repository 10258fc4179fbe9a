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
import dev.banmen.game.bot.Thought;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Looks longer at moves that seem to be mistakes, before anybody is told. It searches what follows
 * the move, and what follows the better one, three to six times each: their difference must be
 * clear. Mutable, one thread.
 */
final class MistakeCheck {
  /** Where the values before and after a move differ by less of the wins, nobody looks longer. */
  static final double SUSPECT = 0.05;

  /** A smaller loss is none: the strongest player misjudges moves by that much. */
  private static final double LEAST = 0.04;

  /** After so few pairs a move may be convicted, if it loses much. */
  private static final int CLEAR_PAIRS = 3;

  /** More pairs say no more. */
  private static final int MOST_PAIRS = 6;

  /** So many standard errors a difference has to be above what it is compared with. */
  private static final double SURE = 2;

  /** A standard error of few pairs may be small by chance. */
  private static final double LEAST_ERROR = 0.01;

  /** A difference that is none; after the first pair, such a move is acquitted. */
  private static final double NOTHING = 0.02;

  private final Bots bots;
  private final Bot player;
  private final long millis;
  private int searches; // that are left

  /**
   * Checks the moves of a game.
   *
   * @param player who searches
   * @param millis how long a search may take
   * @param searches how many there may be in all
   */
  MistakeCheck(Bots bots, Bot player, long millis, int searches) {
    this.bots = bots;
    this.player = player;
    this.millis = millis;
    this.searches = searches;
  }

  /** Whether it may still look at a move. */
  boolean hasTime() {
    return searches >= 2 * CLEAR_PAIRS;
  }

  /** Returns what a move gives away; empty if that is little, or not clear. */
  Optional<MoveLoss> loss(Position before, Move better, Move played) {
    Side side = played.side();
    double sum = 0;
    double squares = 0;
    for (int pairs = 1; pairs <= MOST_PAIRS && searches >= 2; pairs++) {
      double gap = share(before, better, side, pairs) - share(before, played, side, pairs);
      sum += gap;
      squares += gap * gap;
      double mean = sum / pairs;
      if (Double.isNaN(gap) || mean < (pairs == 1 ? NOTHING : LEAST)) {
        return Optional.empty();
      }
      double least = mean - SURE * error(pairs, mean, squares);
      boolean isLast = pairs == MOST_PAIRS;
      if (pairs >= CLEAR_PAIRS && least > LEAST || isLast && least > NOTHING) {
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

  /** Returns the share of wins of a side after its move; NaN if nobody can say. */
  private double share(Position before, Move move, Side side, int seed) {
    searches--;
    if (!(before.play(move) instanceof Played played)) {
      return Double.NaN;
    }
    Position after = played.after();
    Optional<Side> mover = after.toMove();
    if (mover.isEmpty()) {
      return after.outcome().map(over -> share(over, side)).orElse(Double.NaN);
    }
    List<Candidate> all = player.analyze(after, mover.get(), Thought.within(millis, seed));
    double share = all.isEmpty() ? Double.NaN : bots.share(after, all.get(0));
    return mover.get() == side ? share : 1 - share;
  }

  private static double share(Outcome over, Side side) {
    return over.winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }
}

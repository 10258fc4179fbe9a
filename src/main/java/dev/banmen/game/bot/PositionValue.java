package dev.banmen.game.bot;

import dev.banmen.game.Move;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The value of a position of a game. Immutable.
 *
 * @param black the share of wins that Black expects, from 0 to 1; a draw is half a win
 * @param lead by how many points Black will probably be ahead at the end, below 0 if behind; empty
 *     where nobody estimates that
 * @param best the best move; empty where nobody is to move
 * @param good the moves that are as good, the best one first: none worse where exact, else by no
 *     more than {@link #CLOSE} and, where known, {@link #CLOSE_POINTS}
 * @param loss what the move that was played gives away, where that is proved or clear
 */
public record PositionValue(
    double black,
    OptionalDouble lead,
    Optional<Candidate> best,
    List<Move> good,
    Optional<MoveLoss> loss) {
  /** Shares of wins that differ by no more than this are as good as each other. */
  public static final double CLOSE = 0.05;

  /** Leads that differ by no more points than this are as good as each other. */
  public static final double CLOSE_POINTS = 1.5;

  /**
   * A move that loses fewer points than this, where they are known, is no mistake, unless it loses
   * {@link #MANY_GAMES}; so it is by default ({@link Bots#leastPoints}).
   */
  public static final int LEAST_POINTS = 3;

  /** A move that loses fewer of 100 games than this, where no points are known, is no mistake. */
  public static final int LEAST_GAMES = 6;

  /** A move that loses so many of 100 games is a mistake, however few points it loses. */
  public static final int MANY_GAMES = 25;

  /**
   * The loss by a move. Immutable.
   *
   * @param share of the wins, from 0 to 1
   * @param points how many points, discs or boxes; empty where nobody says
   * @param isProved whether that has been proved
   */
  public record MoveLoss(double share, OptionalDouble points, boolean isProved) {}

  /** Gets values while they are found. Any thread. */
  public interface Receiver {
    /**
     * Learns from how many points on a move is a mistake, where they are known; before all values.
     */
    default void listing(int leastPoints) {}

    /**
     * Takes the value of a position; a later one for the same position knows more.
     *
     * @param at its index in the game, from 0
     */
    void found(int at, PositionValue value);

    /**
     * Learns that a move which seems to be a mistake is looked at again, after all positions.
     *
     * @param number of the move, from 1
     * @param all how many there are; time may not suffice for the last ones
     */
    default void lookingAgain(int number, int all) {}
  }

  public PositionValue {
    good = List.copyOf(good);
    if (!(black >= 0 && black <= 1)) {
      throw new IllegalArgumentException("a share of " + black);
    }
  }

  /** A copy with what the move that was played gives away. */
  public PositionValue losing(MoveLoss lost) {
    return new PositionValue(black, lead, best, good, Optional.of(lost));
  }

  /** A copy that is worth as much as another position. */
  public PositionValue worth(PositionValue other) {
    return new PositionValue(other.black, other.lead, best, good, loss);
  }

  /** The share of wins that a side expects. */
  public double share(Side side) {
    return side == Side.BLACK ? black : 1 - black;
  }
}

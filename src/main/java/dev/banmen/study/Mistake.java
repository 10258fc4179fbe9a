package dev.banmen.study;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Candidate;
import dev.banmen.study.Review.ReviewStep;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A move that gave something away, as a computer sees it. Immutable.
 *
 * @param before the position where it was made
 * @param share how much of the wins it gave away, from 0 to 1
 * @param points how many points, discs or boxes, if that has been proved
 * @param better the move that would have kept them, and what would have followed
 * @param good the moves that are as good as that one, itself first
 * @param why what can be said without the computer's opinion
 */
public record Mistake(
    ReviewStep step,
    Position before,
    double share,
    OptionalDouble points,
    Candidate better,
    List<Move> good,
    MistakeReasons why) {
  /** The number of 100 games from which on a mistake is sure without a proof. */
  public static final int SURE_GAMES = 25;

  /** The number of good moves above which a mistake teaches little. */
  public static final int MOST_GOOD = 5;

  private static final int GAMES = 100;

  public Mistake {
    good = List.copyOf(good);
  }

  /** Returns it with what can be said of it. */
  Mistake because(MistakeReasons reasons) {
    return new Mistake(step, before, share, points, better, good, reasons);
  }

  /** How many of 100 games it gave away. */
  public int games() {
    return (int) Math.round(GAMES * share);
  }

  /**
   * Whether it can be asked as a problem: it is proved to be a mistake, or gave away so much that
   * there is hardly a doubt; and few moves are better.
   */
  public boolean isSure() {
    boolean isClear = points.isPresent() || games() >= SURE_GAMES;
    return isClear && !good.isEmpty() && good.size() <= MOST_GOOD && !good.contains(step.move());
  }
}

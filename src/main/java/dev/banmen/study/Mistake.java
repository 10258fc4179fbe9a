package dev.banmen.study;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.game.bot.PositionValue.MoveLoss;
import dev.banmen.study.Review.ReviewStep;
import java.util.List;

/**
 * A move that gave something away, as a computer sees it. Immutable.
 *
 * @param before the position where it was made
 * @param loss what it gave away
 * @param better the move that would have kept them, and what would have followed
 * @param good the moves that are as good as that one, itself first
 * @param why what can be said without the computer's opinion
 */
public record Mistake(
    ReviewStep step,
    Position before,
    MoveLoss loss,
    Candidate better,
    List<Move> good,
    MistakeReasons why) {
  /** The number of points from which on a mistake is sure without a proof. */
  public static final int SURE_POINTS = 8;

  /** The number of good moves above which a mistake teaches little. */
  public static final int MOST_GOOD = 5;

  private static final int GAMES = 100;

  public Mistake {
    good = List.copyOf(good);
  }

  /** Returns it with what can be said of it. */
  Mistake because(MistakeReasons reasons) {
    return new Mistake(step, before, loss, better, good, reasons);
  }

  /** How many of 100 games it gave away. */
  public int games() {
    return (int) Math.round(GAMES * loss.share());
  }

  /**
   * Whether it can be asked as a problem: it is proved to be a mistake, or gave away so much that
   * there is hardly a doubt; and few moves are better.
   */
  public boolean isSure() {
    boolean isMuch = loss.points().orElse(0) >= SURE_POINTS || games() >= PositionValue.MANY_GAMES;
    boolean isClear = loss.isProved() || isMuch;
    return isClear && !good.isEmpty() && good.size() <= MOST_GOOD && !good.contains(step.move());
  }
}

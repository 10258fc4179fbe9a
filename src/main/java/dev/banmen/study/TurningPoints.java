package dev.banmen.study;

import dev.banmen.game.Side;
import dev.banmen.game.facet.Coach;
import dev.banmen.game.facet.Gain;
import dev.banmen.study.Review.ReviewStep;
import dev.banmen.study.Review.ReviewedGame;
import dev.banmen.study.Review.TurningPoint;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Collects the turns that changed the score most, move by move. Two boards follow the moves: one
 * has the position before a turn, the other that after it. Mutable, one thread.
 */
public final class TurningPoints {
  /** The most that are kept: nobody reads more to find what decided a game. */
  public static final int MOST = 500;

  private static final Comparator<TurningPoint> GREATEST_FIRST =
      Comparator.comparingInt(turning -> -turning.gain().points());

  private final Coach coach;
  private final List<TurningPoint> greatest = new ArrayList<>(); // and up to as many smaller ones
  private int found;
  private ReviewStep first; // of the current turn; null before the first
  private ReviewStep last;
  private int before; // the index of the position before the turn
  private int after;
  private final PositionSequence early;
  private final PositionSequence late;

  /** Creates an empty collection; both sequences have the positions of the game. */
  TurningPoints(Coach coach, PositionSequence early, PositionSequence late) {
    this.coach = coach;
    this.early = early;
    this.late = late;
  }

  /** Adds the next move, with the index of the position after it. */
  void add(ReviewStep step, int place) {
    if (last == null || !isSameTurn(last, step)) {
      endTurn();
      first = step;
      before = place - 1;
    }
    last = step;
    after = place;
  }

  private static boolean isSameTurn(ReviewStep one, ReviewStep next) {
    Side side = one.move().side();
    return next.move().side() == side && next.number() == one.number() + 1;
  }

  private void endTurn() {
    if (last == null) {
      return;
    }
    Optional<Gain> gain = coach.gain(early.position(before), late.position(after));
    if (gain.isEmpty()) {
      return;
    }
    found++;
    greatest.add(new TurningPoint(first, last, gain.get()));
    if (greatest.size() == 2 * MOST) {
      leaveOutTheLeast();
    }
  }

  /** Drops the smallest; of equal ones the earlier stay, and come first. */
  private void leaveOutTheLeast() {
    greatest.sort(GREATEST_FIRST);
    if (greatest.size() > MOST) {
      greatest.subList(MOST, greatest.size()).clear();
    }
  }

  /**
   * Returns the review after the last move.
   *
   * @param none says that there is no turning point
   */
  Review review(String none, ReviewedGame past) {
    endTurn();
    last = null;
    leaveOutTheLeast();
    return new Review(greatest, found, none, past);
  }
}

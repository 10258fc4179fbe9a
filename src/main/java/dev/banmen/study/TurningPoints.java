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
 * The turns that changed the count, as the moves of a game go by: the greatest of them. Two boards
 * are played along with the moves, one for the position before a turn and one for that after it.
 * Mutable, one thread.
 */
public final class TurningPoints {
  /** How many are kept; who looks for what decided a game reads no more of them. */
  public static final int MOST = 500;

  private static final Comparator<TurningPoint> GREATEST_FIRST =
      Comparator.comparingInt(turning -> -turning.gain().points());

  private final Coach coach;
  private final List<TurningPoint> greatest = new ArrayList<>(); // and up to as many that are not
  private int found;
  private ReviewStep first; // of the turn that is going on; null before the first
  private ReviewStep last;
  private int before; // the place of the position before it
  private int after;
  private final PositionSequence early;
  private final PositionSequence late;

  /** Looks for what changed the score, in the positions of the game on two boards. */
  TurningPoints(Coach coach, PositionSequence early, PositionSequence late) {
    this.coach = coach;
    this.early = early;
    this.late = late;
  }

  /** The next move, with the place of the position after it. */
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

  /** Of equal ones the earlier are kept, and stand first. */
  private void leaveOutTheLeast() {
    greatest.sort(GREATEST_FIRST);
    if (greatest.size() > MOST) {
      greatest.subList(MOST, greatest.size()).clear();
    }
  }

  /** What they come to, with no moves to come. */
  Review review(ReviewedGame past) {
    endTurn();
    last = null;
    leaveOutTheLeast();
    return new Review(greatest, found, past);
  }
}

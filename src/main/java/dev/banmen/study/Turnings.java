package dev.banmen.study;

import dev.banmen.game.Coach;
import dev.banmen.game.Gain;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.study.Review.Past;
import dev.banmen.study.Review.Step;
import dev.banmen.study.Review.Turning;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The turns that changed the count, as the moves of a game go by: the greatest of them, and the
 * positions of the turn that is going on. Mutable, one thread.
 */
public final class Turnings {
  /** How many are kept; who looks for what decided a game reads no more of them. */
  public static final int MOST = 500;

  private static final Comparator<Turning> GREATEST_FIRST =
      Comparator.comparingInt(turning -> -turning.gain().points());

  private final Coach coach;
  private final List<Turning> greatest = new ArrayList<>(); // and up to as many that are not
  private int found;
  private Step first; // of the turn that is going on; null before the first
  private Step last;
  private Position before;
  private Position after;

  public Turnings(Coach coach) {
    this.coach = coach;
  }

  /** The next move. */
  public void add(Step step, Position was, Position is) {
    if (last == null || !isSameTurn(last, step)) {
      endTurn();
      first = step;
      before = was;
    }
    last = step;
    after = is;
  }

  private static boolean isSameTurn(Step one, Step next) {
    Side side = one.move().side();
    return next.move().side() == side && next.number() == one.number() + 1;
  }

  private void endTurn() {
    Optional<Gain> gain = last == null ? Optional.empty() : coach.gain(before, after);
    if (gain.isEmpty()) {
      return;
    }
    found++;
    greatest.add(new Turning(first, last, gain.get()));
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
  public Review review(Past past) {
    endTurn();
    last = null;
    leaveOutTheLeast();
    return new Review(greatest, found, past);
  }
}

package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.Optional;
import java.util.Set;

/**
 * Capture Go: stones and captures as in Go, no rule against repetition. As a game the first to
 * capture enough stones wins and a player passes only without a move; in the exercise any colour
 * moves at any time and nothing ends it.
 *
 * @param goal stones to capture, 0 in the exercise
 */
record ReferenceCapture(Stones stones, int goal, Side toMove, int byBlack, int byWhite)
    implements Reference {
  static ReferenceCapture of(int rows, int cols, int goal, Setup setup) {
    Stones stones = Stones.of(rows, cols, setup);
    return new ReferenceCapture(stones, goal, setup.toMove().orElse(Side.BLACK), 0, 0);
  }

  @Override
  public int miss(Side side, int site) {
    if (isOver()) {
      return 6;
    }
    if (goal > 0 && side != toMove) {
      return 5;
    }
    if (site == Board.PASS) {
      return hasMove(side) ? 7 : 0;
    }
    return site == Board.OFF ? 4 : missAt(side, site);
  }

  private int missAt(Side side, int site) {
    if (stones.at(site) != '.') {
      return 1;
    }
    return result(side, site).hasLiberty(site) ? 0 : 2;
  }

  private boolean hasMove(Side side) {
    for (int site = 0; site < stones.marks().length(); site++) {
      if (missAt(side, site) == 0) {
        return true;
      }
    }
    return false;
  }

  private Stones result(Side side, int site) {
    return stones.with(site, Stones.letter(side)).lifted(side.opponent());
  }

  @Override
  public ReferenceCapture after(Side side, int site) {
    if (site == Board.PASS) {
      return new ReferenceCapture(stones, goal, side.opponent(), byBlack, byWhite);
    }
    Stones next = result(side, site);
    char other = Stones.letter(side.opponent());
    int taken = stones.count(other) - next.count(other);
    return side == Side.BLACK
        ? new ReferenceCapture(next, goal, side.opponent(), byBlack + taken, byWhite)
        : new ReferenceCapture(next, goal, side.opponent(), byBlack, byWhite + taken);
  }

  private boolean isOver() {
    return outcome().isPresent();
  }

  @Override
  public Mark at(int site) {
    return stones.mark(site);
  }

  @Override
  public Set<Side> movers() {
    if (isOver()) {
      return Movers.NOBODY;
    }
    return goal == 0 ? Movers.BOTH : Movers.only(toMove);
  }

  @Override
  public Score score() {
    return new Score(byBlack, byWhite);
  }

  @Override
  public int captures(Side side) {
    return side == Side.BLACK ? byBlack : byWhite;
  }

  @Override
  public Optional<Outcome> outcome() {
    for (Side side : Side.values()) {
      if (goal > 0 && captures(side) >= goal) {
        return Optional.of(Outcome.reached(side));
      }
    }
    return Optional.empty();
  }
}

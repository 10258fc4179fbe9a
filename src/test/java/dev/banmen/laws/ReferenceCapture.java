package dev.banmen.laws;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Capture Go: stones and captures as in Go, no rule against repetition. As a game the first to
 * capture enough stones wins and a player passes only without a move; in the exercise any colour
 * moves at any time and nothing ends it.
 *
 * @param goal stones to capture, 0 in the exercise
 */
public record ReferenceCapture(
    ModelStones stones, int goal, Side toMove, int byBlack, int byWhite, List<Side> passed)
    implements Reference {
  public static ReferenceCapture of(int rows, int cols, int goal, Setup setup) {
    ModelStones stones = ModelStones.of(rows, cols, setup);
    return new ReferenceCapture(stones, goal, setup.toMove().orElse(Side.BLACK), 0, 0, List.of());
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

  @Override
  public List<Integer> misses(Side side, int site) {
    List<Integer> misses = new ArrayList<>();
    if (isOver()) {
      misses.add(6);
    } else if (goal > 0 && side != toMove) {
      misses.add(5);
    }
    int here = site == Board.PASS ? 0 : site == Board.OFF ? 4 : missAt(side, site);
    if (site == Board.PASS && hasMove(side)) {
      misses.add(7);
    } else if (here != 0) {
      misses.add(here);
    }
    return misses;
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

  private ModelStones result(Side side, int site) {
    return stones.with(site, ModelStones.letter(side)).lifted(side.opponent());
  }

  @Override
  public ReferenceCapture after(Side side, int site) {
    if (site == Board.PASS) {
      List<Side> both = passed.contains(side) ? List.of(side) : append(side);
      return new ReferenceCapture(stones, goal, side.opponent(), byBlack, byWhite, both);
    }
    ModelStones next = result(side, site);
    char other = ModelStones.letter(side.opponent());
    int taken = stones.count(other) - next.count(other);
    return side == Side.BLACK
        ? new ReferenceCapture(next, goal, side.opponent(), byBlack + taken, byWhite, List.of())
        : new ReferenceCapture(next, goal, side.opponent(), byBlack, byWhite + taken, List.of());
  }

  private List<Side> append(Side side) {
    return passed.isEmpty() ? List.of(side) : List.of(passed.get(0), side);
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
    return passed.size() == 2 ? Optional.of(Outcome.drawn()) : Optional.empty();
  }
}

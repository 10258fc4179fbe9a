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
 * Dots and Boxes: the side that draws the fourth line of a box owns it and draws again. The cells
 * are a doubled lattice: dots at even-even, boxes at odd-odd, lines between.
 *
 * @param cells {@code B} and {@code W} for who drew a line or owns a box, {@code .} otherwise
 * @param secondWinsTies whether a tie is the second player's, as in the exercise
 */
public record ReferenceDots(ModelStones cells, boolean secondWinsTies, Side toMove)
    implements Reference {
  public static ReferenceDots of(int rows, int cols, boolean secondWinsTies, Setup setup) {
    return new ReferenceDots(
        ModelStones.of(2 * rows - 1, 2 * cols - 1, setup),
        secondWinsTies,
        setup.toMove().orElse(Side.BLACK));
  }

  @Override
  public int miss(Side side, int site) {
    if (isOver()) {
      return 6;
    }
    if (side != toMove) {
      return 5;
    }
    if (site == Board.PASS) {
      return 3;
    }
    if (site == Board.OFF) {
      return 4;
    }
    if (!isLine(site)) {
      return 1;
    }
    return cells.at(site) == '.' ? 0 : 2;
  }

  @Override
  public List<Integer> misses(Side side, int site) {
    List<Integer> misses = new ArrayList<>();
    if (isOver()) {
      misses.add(6);
    } else if (side != toMove) {
      misses.add(5);
    }
    if (site == Board.PASS) {
      misses.add(3);
    } else if (site == Board.OFF) {
      misses.add(4);
    } else if (!isLine(site)) {
      misses.add(1);
    } else if (cells.at(site) != '.') {
      misses.add(2);
    }
    return misses;
  }

  private boolean isLine(int site) {
    return (site / cells.cols() + site % cells.cols()) % 2 == 1;
  }

  private boolean isDot(int site) {
    return site / cells.cols() % 2 == 0 && site % cells.cols() % 2 == 0;
  }

  boolean isBox(int site) {
    return site / cells.cols() % 2 == 1 && site % cells.cols() % 2 == 1;
  }

  private boolean isOver() {
    for (int site = 0; site < cells.marks().length(); site++) {
      if (isLine(site) && cells.at(site) == '.') {
        return false;
      }
    }
    return true;
  }

  @Override
  public ReferenceDots after(Side side, int site) {
    ModelStones next = cells.with(site, ModelStones.letter(side));
    boolean again = false;
    for (int box : cells.neighbours(site)) {
      if (isBox(box) && isClosed(next, box)) {
        next = next.with(box, ModelStones.letter(side));
        again = true;
      }
    }
    return new ReferenceDots(next, secondWinsTies, again ? side : side.opponent());
  }

  private static boolean isClosed(ModelStones cells, int box) {
    return cells.neighbours(box).stream().noneMatch(line -> cells.at(line) == '.');
  }

  @Override
  public Mark at(int site) {
    return isDot(site) ? Mark.FIXTURE : cells.mark(site);
  }

  @Override
  public Set<Side> movers() {
    return isOver() ? Movers.NOBODY : Movers.only(toMove);
  }

  @Override
  public Score score() {
    return new Score(boxes('B'), boxes('W'));
  }

  private int boxes(char owner) {
    int boxes = 0;
    for (int site = 0; site < cells.marks().length(); site++) {
      if (isBox(site) && cells.at(site) == owner) {
        boxes++;
      }
    }
    return boxes;
  }

  @Override
  public Optional<Outcome> outcome() {
    if (!isOver()) {
      return Optional.empty();
    }
    Outcome counted = Outcome.of(score());
    boolean tie = counted.winner().isEmpty();
    return Optional.of(
        tie && secondWinsTies
            ? new Outcome(Optional.of(Side.WHITE), Outcome.Reason.SCORE, 0)
            : counted);
  }
}

package dev.banmen.games.dots;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Dots and Boxes word by word, for comparison: a map of marks, every box counted every time. */
final class SlowDots {
  private final Size dots;
  private final Map<Site, Mark> marks = new HashMap<>();
  private Side turn = Side.BLACK;

  SlowDots(Size dots) {
    this.dots = dots;
  }

  private int rows() {
    return 2 * dots.rows() - 1;
  }

  private int cols() {
    return 2 * dots.cols() - 1;
  }

  private static boolean isLine(Site site) {
    return (site.row() + site.col()) % 2 != 0;
  }

  Mark at(Site site) {
    boolean dot = site.row() % 2 == 0 && site.col() % 2 == 0;
    return dot ? Mark.FIXTURE : marks.getOrDefault(site, Mark.EMPTY);
  }

  Side turn() {
    return turn;
  }

  boolean isOver() {
    for (int row = 0; row < rows(); row++) {
      for (int col = 0; col < cols(); col++) {
        if (isLine(new Site(row, col)) && at(new Site(row, col)) == Mark.EMPTY) {
          return false;
        }
      }
    }
    return true;
  }

  int boxes(Side side) {
    int boxes = 0;
    for (int row = 1; row < rows(); row += 2) {
      for (int col = 1; col < cols(); col += 2) {
        if (at(new Site(row, col)) == side.mark()) {
          boxes++;
        }
      }
    }
    return boxes;
  }

  /** The miss of an index on the lattice, PASS or OFF; 0 if it was played. */
  int play(Side side, int index) {
    if (isOver()) {
      return 6;
    }
    if (side != turn) {
      return 5;
    }
    if (index == Board.PASS) {
      return 3;
    }
    if (index == Board.OFF) {
      return 4;
    }
    Site site = new Site(index / cols(), index % cols());
    if (!isLine(site)) {
      return 1;
    }
    if (at(site) != Mark.EMPTY) {
      return 2;
    }
    marks.put(site, side.mark());
    if (!ownCompleteBoxes(side)) {
      turn = turn.opponent();
    }
    return 0;
  }

  private boolean ownCompleteBoxes(Side side) {
    boolean owned = false;
    for (int row = 1; row < rows(); row += 2) {
      for (int col = 1; col < cols(); col += 2) {
        Site box = new Site(row, col);
        if (at(box) == Mark.EMPTY && isComplete(box)) {
          marks.put(box, side.mark());
          owned = true;
        }
      }
    }
    return owned;
  }

  private boolean isComplete(Site box) {
    return List.of(box.plus(-1, 0), box.plus(1, 0), box.plus(0, -1), box.plus(0, 1)).stream()
        .noneMatch(line -> at(line) == Mark.EMPTY);
  }
}

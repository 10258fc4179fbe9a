package dev.banmen.games.othello.drill;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * The discs that a move would flip, line by line, as somebody sees them who may overlook gaps.
 * Immutable.
 *
 * @param straight the discs on each row and column that is bracketed
 * @param diagonal the same on diagonals
 */
record DiscLines(List<List<Site>> straight, List<List<Site>> diagonal) {
  /**
   * Looks along the eight lines from a square.
   *
   * @param seesGaps whether an empty square ends a line
   */
  static DiscLines from(Position position, Site site, Side side, boolean seesGaps) {
    List<List<Site>> straight = new ArrayList<>();
    List<List<Site>> diagonal = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        List<Site> line =
            down == 0 && right == 0
                ? List.of()
                : line(position, site, side, new Site(down, right), seesGaps);
        if (!line.isEmpty()) {
          (down == 0 || right == 0 ? straight : diagonal).add(line);
        }
      }
    }
    return new DiscLines(straight, diagonal);
  }

  private static List<Site> line(
      Position position, Site from, Side side, Site step, boolean seesGaps) {
    Lattice lattice = position.lattice();
    List<Site> discs = new ArrayList<>();
    Site at = from.plus(step.row(), step.col());
    while (lattice.contains(at)) {
      Mark mark = position.at(at);
      if (mark == side.mark()) {
        return discs;
      } else if (mark != Mark.EMPTY) {
        discs.add(at);
      } else if (seesGaps) {
        return List.of();
      }
      at = at.plus(step.row(), step.col());
    }
    return List.of();
  }

  List<List<Site>> lines() {
    List<List<Site>> all = new ArrayList<>(straight);
    all.addAll(diagonal);
    return all;
  }

  static List<Site> discs(List<List<Site>> lines) {
    return lines.stream().flatMap(List::stream).toList();
  }
}

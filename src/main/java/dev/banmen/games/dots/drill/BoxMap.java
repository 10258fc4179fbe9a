package dev.banmen.games.dots.drill;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/** The boxes and lines of a position, as anybody sees them. Immutable. */
public record BoxMap(Position position) {
  /** Rows and columns from a box to each of its lines. */
  public static final List<Site> AROUND =
      List.of(new Site(-1, 0), new Site(0, -1), new Site(0, 1), new Site(1, 0));

  public List<Site> boxes() {
    Lattice lattice = position.lattice();
    List<Site> boxes = new ArrayList<>();
    for (int row = 1; row < lattice.rows(); row += 2) {
      for (int col = 1; col < lattice.cols(); col += 2) {
        boxes.add(new Site(row, col));
      }
    }
    return boxes;
  }

  boolean isDrawn(Site line) {
    return position.at(line) != Mark.EMPTY;
  }

  /** The undrawn lines of a box. */
  public List<Site> open(Site box) {
    List<Site> open = new ArrayList<>();
    for (Site step : AROUND) {
      Site line = box.plus(step.row(), step.col());
      if (!isDrawn(line)) {
        open.add(line);
      }
    }
    return open;
  }

  /** The boxes that lack so many lines. */
  List<Site> lacking(int lines) {
    return boxes().stream().filter(box -> open(box).size() == lines).toList();
  }

  /** The boxes beside one, whether or not a line is drawn between. */
  List<Site> beside(Site box) {
    List<Site> beside = new ArrayList<>();
    for (Site step : AROUND) {
      Site other = box.plus(2 * step.row(), 2 * step.col());
      if (position.lattice().contains(other)) {
        beside.add(other);
      }
    }
    return beside;
  }
}

package dev.banmen.games.dots.drill;

import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.ArrayList;
import java.util.List;

/** The boxes and lines of a position, as anybody sees them. Immutable. */
public record BoxMap(Position position) {
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
    return box.beside().stream().filter(line -> !isDrawn(line)).toList();
  }

  /** The boxes that lack so many lines. */
  List<Site> lacking(int lines) {
    return boxes().stream().filter(box -> open(box).size() == lines).toList();
  }

  /** The boxes beside one, whether or not a line is drawn between. */
  List<Site> beside(Site box) {
    return box.beside().stream()
        .map(line -> new Site(2 * line.row() - box.row(), 2 * line.col() - box.col()))
        .filter(position.lattice()::contains)
        .toList();
  }
}

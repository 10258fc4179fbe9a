package dev.banmen.tui.board;

import dev.banmen.game.Lattice;
import dev.banmen.game.Site;

/**
 * A rectangle of a board that is shown instead of all of it. Immutable.
 *
 * @param lattice of the whole board
 * @param first the site at its upper left
 * @param last the site at its lower right
 */
public record ShownPart(Lattice lattice, Site first, Site last) {
  /** All of a board. */
  public static ShownPart whole(Lattice lattice) {
    return new ShownPart(lattice, new Site(0, 0), new Site(lattice.rows() - 1, lattice.cols() - 1));
  }

  public boolean isWhole() {
    return rows() == lattice.rows() && cols() == lattice.cols();
  }

  public int rows() {
    return last.row() - first.row() + 1;
  }

  public int cols() {
    return last.col() - first.col() + 1;
  }

  /** Returns a board of this size. */
  Lattice shape() {
    return isWhole() ? lattice : Lattice.full(rows(), cols(), lattice.ground());
  }

  public boolean contains(Site site) {
    return nearest(site).equals(site);
  }

  /** Returns the site of this part that is nearest to one of the board. */
  public Site nearest(Site site) {
    return new Site(
        Math.max(first.row(), Math.min(last.row(), site.row())),
        Math.max(first.col(), Math.min(last.col(), site.col())));
  }
}

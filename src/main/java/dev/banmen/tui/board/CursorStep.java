package dev.banmen.tui.board;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;

/**
 * Where the cursor goes with one key: to the next site that takes a move. The opposite key comes
 * back. Stateless.
 *
 * <p>On a board of lines, Left and Right follow a row of lines. Down goes from the top of a box to
 * its left side and from there to its bottom, Up the other way; the lines on the right edge, which
 * are no box's left side, lead to each other.
 */
public final class CursorStep {
  private CursorStep() {}

  /**
   * Returns the site so many steps down and right of another, or as many as there are.
   *
   * @param rows negative for up
   * @param cols negative for left
   * @param turn how the board is seen: the way is that on the screen
   */
  public static Site from(Site site, int rows, int cols, Lattice lattice, Symmetry turn) {
    int down = Integer.signum(rows);
    int right = Integer.signum(cols);
    Site at = turn.of(site, lattice);
    for (int i = Math.max(Math.abs(rows), Math.abs(cols)); i > 0; i--) {
      at = next(at, down, right, lattice, turn.inverse());
    }
    return turn.inverse().of(at, lattice);
  }

  private static Site next(Site site, int down, int right, Lattice lattice, Symmetry back) {
    boolean isOnLine = lattice.ground() == Ground.LINES && lattice.isOpen(back.of(site, lattice));
    if (isOnLine) {
      Site line = nextLine(site, down, right, lattice.cols() - 1);
      return lattice.isOpen(back.of(line, lattice)) ? line : site;
    }
    for (Site at = site.plus(down, right); lattice.contains(at); at = at.plus(down, right)) {
      if (lattice.isOpen(back.of(at, lattice))) {
        return at;
      }
    }
    return site;
  }

  private static Site nextLine(Site line, int down, int right, int lastCol) {
    if (down == 0) {
      return line.plus(0, 2 * right);
    } else if (line.row() % 2 == 0) {
      return line.plus(down, -1);
    }
    return line.col() == lastCol ? line.plus(2 * down, 0) : line.plus(down, 1);
  }
}

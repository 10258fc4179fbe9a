package dev.banmen.tui.board;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.tui.term.Disc;

/**
 * The space of a board around its sites in addition to half a cell. Immutable.
 *
 * @param left columns
 * @param right columns, which take no room: frames leave a gap there
 * @param above rows
 * @param below rows
 * @param hasLabels whether there is room for coordinates
 */
record Margins(int left, int right, int above, int below, boolean hasLabels) {
  /** The row for the labels of the columns, below crossings and else above. */
  static final int LABELS = 1;

  static final Margins NONE = new Margins(0, 0, 0, 0, false);

  /** The columns beside large crossings, with the labels of the rows in their middle. */
  private static final int BESIDE = 4;

  /** Returns the margins of a board with room for coordinates. */
  static Margins labelled(Lattice lattice, Notation notation, Scale scale) {
    int left = left(lattice, notation.widestRow(lattice.rows()), scale);
    return lattice.ground() == Ground.CROSSINGS
        ? new Margins(left, scale.stepX() == Scale.SMALL.stepX() ? 0 : 1, 0, LABELS, true)
        : new Margins(left, 0, LABELS, 0, true);
  }

  private static int left(Lattice lattice, int widest, Scale scale) {
    boolean isNarrow = lattice.ground() == Ground.LINES || scale.stepX() == Scale.SMALL.stepX();
    if (isNarrow) {
      return widest + 1;
    }
    return lattice.ground() == Ground.CROSSINGS ? Math.max(BESIDE, widest + 2) : widest + 2;
  }

  /** Returns the margins of a board without coordinates: as much wood on all sides of it. */
  static Margins even(Lattice lattice, Scale scale) {
    if (lattice.ground() != Ground.CROSSINGS) {
      return NONE;
    }
    if (scale.stepX() == Disc.SMALLEST) {
      return NONE; // pieces are in the middle of their cells
    }
    boolean isSmall = scale.stepX() == Scale.SMALL.stepX();
    return new Margins(isSmall ? 0 : 1, 0, scale.stepY() % 2 == 0 ? 1 : 0, 0, false);
  }

  int rows() {
    return above + below;
  }
}

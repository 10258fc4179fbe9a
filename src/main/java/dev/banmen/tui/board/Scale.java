package dev.banmen.tui.board;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;

/**
 * How large a board is drawn. Immutable.
 *
 * @param stepX columns from one site to the next
 * @param stepY rows from one site to the next
 * @param firstX the column of the first site's middle
 * @param firstY its row
 * @param bordered whether each site is a square with lines around it
 * @param piece how many rows high a piece is, an odd number: 1, or it is a disc of {@code 2 * piece
 *     - 1} columns
 */
public record Scale(int stepX, int stepY, int firstX, int firstY, boolean bordered, int piece) {
  /** The smallest scale; a board that doesn't fit even so is shown in part. */
  static final Scale SMALL = new Scale(2, 1, 1, 0, false, 1);

  private static final Scale MIDDLE = new Scale(4, 2, 1, 0, false, 1);

  /** The height of the smallest piece that is a disc. */
  private static final int DISC = 3;

  private static final int LARGEST = 21;

  /** The least number of sites a side shown of a board that is larger than its place. */
  private static final int SEEN = 3;

  private static final Scale[] SQUARES = scales(Ground.SQUARES);
  private static final Scale[] CROSSINGS = scales(Ground.CROSSINGS);

  /** Two sites are from dot to dot; lines longer than these would only be empty. */
  private static final Scale[] LINES = {SMALL, MIDDLE, new Scale(6, 3, 1, 0, false, 1)};

  /** Returns the scales, the smallest first. */
  private static Scale[] scales(Ground ground) {
    Scale[] scales = new Scale[2 + (LARGEST - DISC) / 2 + 1];
    scales[0] = SMALL;
    scales[1] = ground == Ground.SQUARES ? new Scale(4, 2, 2, 1, true, 1) : MIDDLE;
    for (int i = 2; i < scales.length; i++) {
      scales[i] = large(ground, DISC + 2 * (i - 2));
    }
    return scales;
  }

  /** Returns a scale for discs this many rows high, which touch each other on crossings. */
  private static Scale large(Ground ground, int rows) {
    return switch (ground) {
      case SQUARES -> new Scale(2 * rows + 2, rows + 1, rows + 1, (rows + 1) / 2, true, rows);
      case CROSSINGS -> new Scale(2 * rows, rows, rows, rows / 2, false, rows);
      case LINES -> throw new IllegalArgumentException("lines have no discs");
    };
  }

  static int count() {
    return CROSSINGS.length;
  }

  /**
   * Returns the largest scale in which the whole board fits, or the smallest; with a zoom, this
   * many steps larger or smaller, as far as there are scales and a few sites are visible.
   */
  static Scale fitting(Lattice lattice, int cols, int rows, int zoom) {
    Scale[] scales =
        switch (lattice.ground()) {
          case SQUARES -> SQUARES;
          case CROSSINGS -> CROSSINGS;
          case LINES -> LINES;
        };
    int fitting = scales.length - 1;
    while (fitting > 0 && !scales[fitting].fits(lattice, cols, rows)) {
      fitting--;
    }
    int most = scales.length - 1;
    while (most > Math.max(2, fitting) && !scales[most].shows(cols, rows)) {
      most--;
    }
    return scales[Math.max(0, Math.min(most, fitting + zoom))];
  }

  private boolean shows(int cols, int rows) {
    return SEEN * stepX <= cols && SEEN * stepY <= rows;
  }

  private boolean fits(Lattice lattice, int cols, int rows) {
    return cols(lattice) <= cols && rows(lattice) <= rows;
  }

  int cols(Lattice lattice) {
    return stepX * (lattice.cols() - 1) + 2 * firstX + 1;
  }

  int rows(Lattice lattice) {
    return stepY * (lattice.rows() - 1) + 2 * firstY + 1;
  }

  /** Returns the column of a site's middle on the whole board. */
  public int x(int col) {
    return stepX * col + firstX;
  }

  /** Returns the row of a site's middle on the whole board. */
  public int y(int row) {
    return stepY * row + firstY;
  }

  /** Returns the column of the nearest site, from 0. */
  int col(int x) {
    return Math.max(0, (x - firstX + stepX / 2) / stepX);
  }

  /** Returns the row of the nearest site, from 0. */
  int row(int y) {
    return Math.max(0, (y - firstY + stepY / 2) / stepY);
  }

  /** Whether a piece is a disc of several rows. */
  boolean large() {
    return piece > 1;
  }

  /** Returns how far from a piece's middle the signs around it stand. */
  public int reach() {
    return piece;
  }

  /**
   * Returns how many cells on each side of a piece signs may take: one or two beside small ones.
   */
  int room() {
    return stepX > SMALL.stepX ? 2 : 1;
  }
}

package dev.banmen.picture;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import java.util.List;

/**
 * The places of everything on an SVG page, in its units. Immutable.
 *
 * @param above the lines of text above the board
 * @param below the lines of text below it
 */
record SvgLayout(Lattice lattice, List<String> above, List<String> below) {
  /** The distance from one line of text to the next. */
  static final double LINE = 22;

  static final double TEXT = 15;

  private static final double LEAST_WIDTH = 360;
  private static final double MARGIN = 14;
  private static final double GUTTER = 30; // for the coordinates
  private static final double STEP = 40;
  private static final double HALF_STEP = 30; // of a doubled lattice

  /** The distance from one site to the next. */
  double step() {
    return lattice.ground() == Ground.LINES ? HALF_STEP : STEP;
  }

  /** The distance from the middle of the outermost sites to the edge of the board. */
  double border() {
    return lattice.ground() == Ground.SQUARES
        ? STEP / 2
        : lattice.ground() == Ground.LINES ? 22 : 26;
  }

  double boardWidth() {
    return (lattice.cols() - 1) * step() + 2 * border();
  }

  double boardHeight() {
    return (lattice.rows() - 1) * step() + 2 * border();
  }

  double width() {
    return Math.max(LEAST_WIDTH, boardWidth() + 2 * (GUTTER + MARGIN));
  }

  double height() {
    double bottom = below.isEmpty() ? 0 : LINE * below.size() + MARGIN / 2;
    return boardTop() + boardHeight() + GUTTER + bottom + MARGIN;
  }

  double boardLeft() {
    return (width() - boardWidth()) / 2;
  }

  double boardTop() {
    return MARGIN + LINE * above.size() + MARGIN / 2 + GUTTER;
  }

  double x(Site site) {
    return x(site.col());
  }

  double y(Site site) {
    return y(site.row());
  }

  double x(int col) {
    return boardLeft() + border() + col * step();
  }

  double y(int row) {
    return boardTop() + border() + row * step();
  }

  /** The middle of the labels left (0) or right (1) of the board. */
  double labelX(int side) {
    return side == 0 ? boardLeft() - GUTTER / 2 : boardLeft() + boardWidth() + GUTTER / 2;
  }

  /** The middle of the labels above (0) or below (1) the board. */
  double labelY(int side) {
    return side == 0 ? boardTop() - GUTTER / 2 : boardTop() + boardHeight() + GUTTER / 2;
  }

  double aboveY(int line) {
    return MARGIN + LINE * (line + 1) - (LINE - TEXT) / 2;
  }

  double belowY(int line) {
    return boardTop() + boardHeight() + GUTTER + MARGIN / 2 + LINE * line + TEXT;
  }

  double textWidth() {
    return width() - 2 * MARGIN;
  }

  double textX() {
    return MARGIN;
  }
}

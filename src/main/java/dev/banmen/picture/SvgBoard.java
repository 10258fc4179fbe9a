package dev.banmen.picture;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import java.util.Set;
import java.util.TreeSet;

/** Draws the empty board of an SVG picture, and the coordinates around it. For one drawing. */
final class SvgBoard {
  private static final double LABEL_SIZE = 14;
  private static final double STAR = 3.6;
  private static final double DOT = 4.5;
  private static final int GRAINS = 9;

  private final Svg svg;
  private final SvgLayout at;
  private final SvgStyle style;
  private final Lattice lattice;

  SvgBoard(Svg svg, SvgLayout at, SvgStyle style) {
    this.svg = svg;
    this.at = at;
    this.style = style;
    lattice = at.lattice();
  }

  /** Defines the gradient of the board, in the page's coordinates, not the filled shape's. */
  void define() {
    double right = at.boardLeft() + at.boardWidth();
    double bottom = at.boardTop() + at.boardHeight();
    Object[] corners = {"x1", at.boardLeft(), "y1", at.boardTop(), "x2", right, "y2", bottom};
    Object[] inPage = {"id", SvgStyle.BOARD, "gradientUnits", "userSpaceOnUse"};
    svg.begin("linearGradient", Svg.with(corners, inPage));
    style.stops(svg, style.gradient(lattice.ground()));
    svg.end();
  }

  void draw(Set<Site> landmarks, Notation notation) {
    boolean isFramed = style == SvgStyle.WOOD || lattice.ground() == Ground.SQUARES;
    String frame = isFramed ? style.grid(lattice.ground()) : "none";
    Object[] colours = {"fill", style.board(), "stroke", frame};
    svg.rect(at.boardLeft(), at.boardTop(), at.boardWidth(), at.boardHeight(), colours);
    if (style == SvgStyle.WOOD && lattice.ground() == Ground.CROSSINGS) {
      grain();
    }
    switch (lattice.ground()) {
      case CROSSINGS -> grid(lattice.rows() - 1, lattice.cols() - 1, 0);
      case SQUARES -> grid(lattice.rows(), lattice.cols(), -at.step() / 2);
      case LINES -> paths();
    }
    stars(landmarks);
    labels(notation);
  }

  /** Draws long waves that are hardly visible. */
  private void grain() {
    double half = at.boardWidth() / 2;
    double gap = at.boardHeight() / GRAINS;
    StringBuilder waves = new StringBuilder();
    for (int i = 0; i < GRAINS; i++) {
      double bend = gap * (i % 3 - 1) / 2;
      double y = at.boardTop() + gap * (i + 0.5);
      waves.append(Svg.lines("Mq t", at.boardLeft(), y, half / 2, bend, half, 0, half, 0));
    }
    svg.path(waves, "stroke", "#7a5420", "stroke-width", 2, "opacity", "0.12");
  }

  /**
   * Draws lines from corner to corner, the outer ones a little thicker.
   *
   * @param shift the distance from the middle of a site to its line
   */
  private void grid(int rows, int cols, double shift) {
    double left = at.x(0) + shift;
    double top = at.y(0) + shift;
    StringBuilder lines = new StringBuilder();
    for (int col = 0; col <= cols; col++) {
      lines.append(Svg.lines("Mv", at.x(col) + shift, top, rows * at.step()));
    }
    for (int row = 0; row <= rows; row++) {
      lines.append(Svg.lines("Mh", left, at.y(row) + shift, cols * at.step()));
    }
    String colour = style.grid(lattice.ground());
    svg.path(lines, "stroke", colour, "stroke-linecap", "square");
    double width = cols * at.step();
    double height = rows * at.step();
    svg.rect(left, top, width, height, "fill", "none", "stroke", colour, "stroke-width", 2);
  }

  /** Draws faintly where lines may go. The dots come later, over drawn lines. */
  private void paths() {
    StringBuilder lines = new StringBuilder();
    for (int row = 0; row < lattice.rows(); row += 2) {
      lines.append(Svg.lines("MH", at.x(0), at.y(row), at.x(lattice.cols() - 1)));
    }
    for (int col = 0; col < lattice.cols(); col += 2) {
      lines.append(Svg.lines("MV", at.x(col), at.y(0), at.y(lattice.rows() - 1)));
    }
    svg.path(lines, "stroke", "#b5b5b5", "stroke-dasharray", "2 4");
  }

  /** Draws landmarks: on their crossing, or at the outer corner of their square. */
  private void stars(Set<Site> landmarks) {
    double shift = lattice.ground() == Ground.SQUARES ? at.step() / 2 : 0;
    svg.begin("g", "fill", style.grid(lattice.ground()));
    for (Site site : new TreeSet<>(landmarks)) {
      double right = 2 * site.col() < lattice.cols() ? -shift : shift;
      double down = 2 * site.row() < lattice.rows() ? -shift : shift;
      svg.circle(at.x(site) + right, at.y(site) + down, STAR);
    }
    svg.end();
  }

  void fixtures(Iterable<Site> sites) {
    svg.begin("g", "fill", style.grid(lattice.ground()));
    for (Site site : sites) {
      svg.circle(at.x(site), at.y(site), DOT);
    }
    svg.end();
  }

  private void labels(Notation notation) {
    svg.begin("g", "fill", "#333333", "font-size", LABEL_SIZE);
    for (int end = 0; end < 2; end++) {
      for (int col = 0; col < lattice.cols(); col++) {
        label(notation.column(col), at.x(col), at.labelY(end));
      }
      for (int row = 0; row < lattice.rows(); row++) {
        label(notation.row(row), at.labelX(end), at.y(row));
      }
    }
    svg.end();
  }

  private void label(String text, double x, double y) {
    if (!text.isEmpty()) {
      svg.middle(text, x, y);
    }
  }
}

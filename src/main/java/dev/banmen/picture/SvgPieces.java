package dev.banmen.picture;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Optional;

/** Draws the pieces of an SVG picture: stones, discs, drawn lines, owned boxes. For one drawing. */
final class SvgPieces {
  /** The radii of stones and discs, as parts of a step. */
  private static final double STONE = 0.475;

  private static final double DISC = 0.42;
  private static final double THICK = 8;
  private static final double HOLLOW = 3.5;
  private static final double SHADOW = 2;
  private static final double LETTER = 24;

  private final Svg svg;
  private final SvgLayout at;
  private final SvgStyle style;
  private final Lattice lattice;

  SvgPieces(Svg svg, SvgLayout at, SvgStyle style) {
    this.svg = svg;
    this.at = at;
    this.style = style;
    lattice = at.lattice();
  }

  void define() {
    for (Side side : Side.values()) {
      svg.begin("radialGradient", "id", side.id(), "cx", "0.36", "cy", "0.3", "r", "0.75");
      style.stops(svg, style.gradient(side));
      svg.end();
    }
  }

  /** Draws all pieces: boxes below lines, which keep their full width. */
  void draw(Figure figure) {
    draw(figure, true);
    draw(figure, false);
  }

  private void draw(Figure figure, boolean isOfBoxes) {
    for (int index = 0; index < lattice.size(); index++) {
      Optional<Side> side = figure.marks().get(index).side();
      Site site = lattice.site(index);
      if (side.isPresent() && isBox(lattice, site) == isOfBoxes) {
        piece(site, side.get());
      }
    }
  }

  static boolean isBox(Lattice lattice, Site site) {
    return lattice.ground() == Ground.LINES && site.row() % 2 == 1 && site.col() % 2 == 1;
  }

  private void piece(Site site, Side side) {
    if (lattice.ground() != Ground.LINES) {
      round(site, side);
    } else if (isBox(lattice, site)) {
      box(site, side);
    } else {
      line(site, side);
    }
  }

  private void round(Site site, Side side) {
    double radius = at.step() * (lattice.ground() == Ground.CROSSINGS ? STONE : DISC);
    if (style == SvgStyle.WOOD) {
      double x = at.x(site) + SHADOW;
      svg.circle(x, at.y(site) + SHADOW, radius, "fill", "#000000", "fill-opacity", "0.28");
    }
    String fill = style.piece(side);
    svg.circle(at.x(site), at.y(site), radius, "fill", fill, "stroke", style.pieceEdge(side));
  }

  private void box(Site site, Side side) {
    double step = at.step();
    double x = at.x(site);
    double y = at.y(site);
    svg.rect(x - step, y - step, 2 * step, 2 * step, "fill", style.box(side));
    String letter = side == Side.BLACK ? "A" : "B";
    svg.middle(letter, x, y, "font-size", LETTER, "fill", style.drawnLine(side));
  }

  /** Draws a line; the second player's are hollow. */
  private void line(Site site, Side side) {
    stroke(site, style.drawnLine(side), THICK);
    if (side == Side.WHITE) {
      stroke(site, "#ffffff", HOLLOW);
    }
  }

  private void stroke(Site site, String colour, double width) {
    boolean isUpright = site.row() % 2 == 1;
    double across = isUpright ? 0 : at.step();
    double down = isUpright ? at.step() : 0;
    double x = at.x(site);
    double y = at.y(site);
    svg.line(x - across, y - down, x + across, y + down, "stroke", colour, "stroke-width", width);
  }
}

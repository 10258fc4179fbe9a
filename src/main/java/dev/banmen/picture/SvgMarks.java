package dev.banmen.picture;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.text.Printable;
import java.util.Map;
import java.util.Optional;

/**
 * Draws what is on the pieces of an SVG picture: numbers, signs, the last move. For one drawing.
 */
final class SvgMarks {
  /** Sizes, as parts of a step. */
  private static final double PATCH = 0.36;

  private static final double SIGN = 0.26;
  private static final double LAST = 0.2;
  private static final double TERRITORY = 0.2;

  /**
   * How far from a site's middle a line ends; how far the sides of an arrowhead go back and aside.
   */
  private static final double NEAR = 0.15;

  private static final double TIP = 0.32;
  private static final double WING = 0.2;
  private static final Object[] STROKE = {
    "stroke", "#1a5fb4", "stroke-width", 3, "stroke-linejoin", "round", "stroke-linecap", "round"
  };
  private static final double[] LETTERS = {0.56, 0.5, 0.4, 0.32};

  private final Svg svg;
  private final SvgLayout at;
  private final SvgStyle style;
  private final Lattice lattice;
  private final Figure figure;

  SvgMarks(Svg svg, SvgLayout at, SvgStyle style, Figure figure) {
    this.svg = svg;
    this.at = at;
    this.style = style;
    this.figure = figure;
    lattice = at.lattice();
  }

  /** Draws the numbers of the figure, these marks, and the last move if there is one. */
  void draw(Markup markup, Optional<PictureStep> last) {
    figure.numbers().entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(entry -> text(entry.getKey(), Integer.toString(entry.getValue())));
    for (Map.Entry<Site, Sign> entry : markup.signs().entrySet()) {
      Site site = entry.getKey();
      if (lattice.contains(site)) {
        sign(site, entry.getValue(), markup.labels().getOrDefault(site, ""));
      }
    }
    markup.strokes().forEach(this::stroke);
    last.ifPresent(step -> last(step, markup));
  }

  /** Draws a line from the edge of the piece on one site to that on the other. */
  private void stroke(Stroke stroke) {
    double across = at.x(stroke.to()) - at.x(stroke.from());
    double down = at.y(stroke.to()) - at.y(stroke.from());
    double far = Math.hypot(across, down);
    double x = across / far * at.step();
    double y = down / far * at.step();
    double endX = at.x(stroke.to()) - x * NEAR;
    double endY = at.y(stroke.to()) - y * NEAR;
    double fromX = at.x(stroke.from()) + x * NEAR;
    double fromY = at.y(stroke.from()) + y * NEAR;
    String line = Svg.lines("ML", fromX, fromY, endX, endY);
    if (stroke.isArrow()) {
      double backX = endX - x * TIP;
      double backY = endY - y * TIP;
      double right = y * WING;
      double up = x * WING;
      line += Svg.lines("ML", backX - right, backY + up, endX, endY);
      line += Svg.lines("L", backX + right, backY - up);
    }
    svg.path(line, STROKE);
  }

  private Mark mark(Site site) {
    return figure.marks().get(lattice.index(site));
  }

  /** Returns the colour that shows on that site: light on black pieces, else dark. */
  private String contrast(Site site) {
    boolean isDark = lattice.ground() != Ground.LINES && mark(site) == Mark.BLACK;
    return SvgStyle.solid(isDark ? Side.WHITE : Side.BLACK);
  }

  private double size() {
    return lattice.ground() == Ground.LINES ? at.step() * 0.8 : at.step();
  }

  private void text(Site site, String text) {
    patch(site);
    int letters = text.codePointCount(0, text.length());
    double size = LETTERS[Math.min(letters, LETTERS.length) - 1] * size();
    svg.middle(text, at.x(site), at.y(site), "font-size", size, "fill", contrast(site));
  }

  /** Hides the lines below text on an empty site, or on a drawn line. */
  private void patch(Site site) {
    boolean isBare = lattice.ground() == Ground.CROSSINGS && mark(site) == Mark.EMPTY;
    if (isBare || lattice.ground() == Ground.LINES) {
      svg.circle(at.x(site), at.y(site), PATCH * size(), "fill", style.board());
    }
  }

  private void sign(Site site, Sign sign, String label) {
    double x = at.x(site);
    double y = at.y(site);
    double r = SIGN * size();
    switch (sign) {
      case TRIANGLE ->
          path(site, Svg.lines("MLLZ", x, y - r, x + r, y + r * 0.75, x - r, y + r * 0.75));
      case SQUARE -> path(site, Svg.lines("MhvhZ", x - r, y - r, 2 * r, 2 * r, -2 * r));
      case CROSS -> path(site, cross(x, y, r));
      case CIRCLE -> ring(site, r, 2);
      case SELECTED -> square(site, SIGN / 2, contrast(site));
      case LABEL -> text(site, shown(label));
      case TERRITORY_BLACK -> square(site, TERRITORY, SvgStyle.solid(Side.BLACK));
      case TERRITORY_WHITE -> square(site, TERRITORY, SvgStyle.solid(Side.WHITE));
      case DIM -> dim(site);
      default -> throw new IllegalStateException(sign.toString());
    }
  }

  private static String shown(String label) {
    String shown = Printable.of(label.strip());
    return shown.isEmpty() ? "?" : shown;
  }

  private void path(Site site, String lines) {
    svg.path(lines, "stroke", contrast(site), "stroke-width", 2, "stroke-linejoin", "round");
  }

  private static String cross(double x, double y, double r) {
    return Svg.lines("Mlml", x - r, y - r, 2 * r, 2 * r, -2 * r, 0, 2 * r, -2 * r);
  }

  private void ring(Site site, double radius, Number width) {
    Object[] look = {"fill", "none", "stroke", contrast(site), "stroke-width", width};
    svg.circle(at.x(site), at.y(site), radius, look);
  }

  private void square(Site site, double half, String fill) {
    double r = half * size();
    double x = at.x(site) - r;
    double y = at.y(site) - r;
    svg.rect(x, y, 2 * r, 2 * r, "fill", fill, "stroke", "#000000");
  }

  private void dim(Site site) {
    double r = at.step() / 2;
    double x = at.x(site) - r;
    double y = at.y(site) - r;
    svg.rect(x, y, 2 * r, 2 * r, "fill", "#ffffff", "fill-opacity", "0.55");
  }

  /** Draws a ring on the last move's piece; for a refused one, a cross in another colour. */
  private void last(PictureStep last, Markup markup) {
    if (last.site().isEmpty() || !lattice.contains(last.site().get())) {
      return;
    }
    Site site = last.site().get();
    if (last.changes().isEmpty()) {
      Object[] thick = {"stroke", style.refused(), "stroke-width", 4, "stroke-linecap", "round"};
      svg.path(cross(at.x(site), at.y(site), SIGN * size()), thick);
    } else if (!figure.numbers().containsKey(site) && !markup.signs().containsKey(site)) {
      patch(site);
      ring(site, LAST * size(), 2.5);
    }
  }
}

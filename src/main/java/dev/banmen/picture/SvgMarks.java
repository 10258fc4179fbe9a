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
  private static final String STROKE = "#1a5fb4";
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

  void draw(Diagram diagram) {
    figure.numbers().entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(entry -> text(entry.getKey(), Integer.toString(entry.getValue())));
    Markup markup = diagram.markup();
    for (Map.Entry<Site, Sign> entry : markup.signs().entrySet()) {
      Site site = entry.getKey();
      if (lattice.contains(site)) {
        sign(site, entry.getValue(), markup.labels().getOrDefault(site, ""));
      }
    }
    markup.strokes().forEach(this::stroke);
    diagram.last().ifPresent(last -> last(last, markup));
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
    String line = "M" + p(fromX, fromY) + "L" + p(endX, endY);
    if (stroke.isArrow()) {
      line += "M" + p(endX - x * TIP - y * WING, endY - y * TIP + x * WING) + "L" + p(endX, endY);
      line += "L" + p(endX - x * TIP + y * WING, endY - y * TIP - x * WING);
    }
    svg.path(
        line,
        "stroke",
        STROKE,
        "stroke-width",
        3,
        "stroke-linejoin",
        "round",
        "stroke-linecap",
        "round");
  }

  private Mark mark(Site site) {
    return figure.marks().get(lattice.index(site));
  }

  /** Returns the colour that shows on that site: light on black pieces, else dark. */
  private String ink(Site site) {
    boolean isDark = lattice.ground() != Ground.LINES && mark(site) == Mark.BLACK;
    return SvgStyle.ink(isDark ? Side.WHITE : Side.BLACK);
  }

  private double size() {
    return lattice.ground() == Ground.LINES ? at.step() * 0.8 : at.step();
  }

  private void text(Site site, String text) {
    patch(site);
    int letters = text.codePointCount(0, text.length());
    double size = LETTERS[Math.min(letters, LETTERS.length) - 1] * size();
    svg.middle(text, at.x(site), at.y(site), "font-size", size, "fill", ink(site));
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
          path(
              site,
              "M"
                  + p(x, y - r)
                  + "L"
                  + p(x + r, y + r * 0.75)
                  + "L"
                  + p(x - r, y + r * 0.75)
                  + "Z");
      case SQUARE ->
          path(
              site,
              "M" + p(x - r, y - r) + "h" + n(2 * r) + "v" + n(2 * r) + "h" + n(-2 * r) + "Z");
      case CROSS ->
          path(
              site,
              "M"
                  + p(x - r, y - r)
                  + "l"
                  + p(2 * r, 2 * r)
                  + "m"
                  + p(-2 * r, 0)
                  + "l"
                  + p(2 * r, -2 * r));
      case CIRCLE -> svg.circle(x, y, r, "fill", "none", "stroke", ink(site), "stroke-width", 2);
      case SELECTED -> square(site, SIGN / 2, ink(site));
      case LABEL -> text(site, shown(label));
      case TERRITORY_BLACK -> square(site, TERRITORY, SvgStyle.ink(Side.BLACK));
      case TERRITORY_WHITE -> square(site, TERRITORY, SvgStyle.ink(Side.WHITE));
      case DIM -> dim(site);
      default -> throw new IllegalStateException(sign.toString());
    }
  }

  private static String shown(String label) {
    String shown = Printable.of(label.strip());
    return shown.isEmpty() ? "?" : shown;
  }

  private void path(Site site, String lines) {
    svg.path(lines, "stroke", ink(site), "stroke-width", 2, "stroke-linejoin", "round");
  }

  private static String p(double x, double y) {
    return n(x) + "," + n(y);
  }

  private static String n(double length) {
    return Svg.number(length);
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
      double r = SIGN * size();
      svg.path(
          "M"
              + p(at.x(site) - r, at.y(site) - r)
              + "l"
              + p(2 * r, 2 * r)
              + "m"
              + p(-2 * r, 0)
              + "l"
              + p(2 * r, -2 * r),
          "stroke",
          style.wrong(),
          "stroke-width",
          4,
          "stroke-linecap",
          "round");
    } else if (!figure.numbers().containsKey(site) && !markup.signs().containsKey(site)) {
      patch(site);
      double r = LAST * size();
      svg.circle(
          at.x(site), at.y(site), r, "fill", "none", "stroke", ink(site), "stroke-width", 2.5);
    }
  }
}

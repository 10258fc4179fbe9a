package dev.banmen.picture;

import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Notation;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.Stroke;
import dev.banmen.text.Printable;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Draws a board with characters, its coordinates at the left and above: one column per site, and
 * one between sites. For one drawing.
 */
final class BoardText {
  /** The row for the labels of the columns. */
  private static final int HEADER = 1;

  private final Position position;
  private final Optional<Site> last;
  private final Markup markup;
  private final Lattice lattice;
  private final PictureGlyphs glyphs;
  private final Set<Site> landmarks;
  private final int gutter; // columns for the labels of the rows
  private final Sheet sheet;

  private BoardText(Position position, Optional<Site> last, Markup markup, PictureGlyphs glyphs) {
    this.position = position;
    this.last = last;
    this.markup = markup;
    this.glyphs = glyphs;
    lattice = position.lattice();
    landmarks = position.game().lattice().landmarks();
    gutter = position.game().notation().widestRow(lattice.rows()) + 1;
    sheet = new Sheet(HEADER + lattice.rows(), x(lattice.cols()));
  }

  /** Returns a position's board, with its last move and the drawings on it. */
  static Sheet of(Position position, Optional<Site> last, Markup markup, PictureGlyphs glyphs) {
    BoardText text = new BoardText(position, last, markup, glyphs);
    text.draw();
    return text.sheet;
  }

  private int x(int col) {
    return gutter + 1 + 2 * col;
  }

  private void draw() {
    labels();
    for (int row = 0; row < lattice.rows(); row++) {
      for (int x = gutter; x < x(lattice.cols()); x++) {
        sheet.put(HEADER + row, x, ' ', Tint.BOARD);
      }
    }
    sites();
    last();
    markup();
  }

  private void labels() {
    Notation notation = position.game().notation();
    for (int row = 0; row < lattice.rows(); row++) {
      String label = notation.row(row);
      sheet.text(HEADER + row, gutter - 1 - label.length(), label, Tint.LABEL);
    }
    int free = 0;
    for (int col = 0; col < lattice.cols(); col++) {
      String label = notation.column(col);
      int at = x(col) - (label.length() - 1) / 2;
      if (!label.isEmpty() && at >= free && at + label.length() <= x(lattice.cols())) {
        sheet.text(0, at, label, Tint.LABEL);
        free = at + label.length() + 1;
      }
    }
  }

  private void sites() {
    for (int site = 0; site < lattice.size(); site++) {
      ground(lattice.site(site));
    }
    for (int site = 0; site < lattice.size(); site++) {
      mark(lattice.site(site));
    }
  }

  private void ground(Site site) {
    if (lattice.ground() == Ground.SQUARES) {
      put(site, 0, glyphs.square(), Tint.BOARD);
    } else if (lattice.ground() == Ground.CROSSINGS) {
      char plain = glyphs.crossing(site.row(), site.col(), lattice.rows(), lattice.cols());
      put(site, 0, landmarks.contains(site) ? glyphs.star() : plain, Tint.BOARD);
      if (site.col() > 0) {
        put(site, -1, glyphs.across(), Tint.BOARD);
      }
    }
  }

  private void mark(Site site) {
    Mark mark = position.at(site);
    Optional<Side> side = mark.side();
    if (mark == Mark.FIXTURE) {
      put(site, 0, glyphs.dot(), Tint.FIXTURE);
    } else if (side.isPresent() && lattice.ground() == Ground.LINES) {
      lineOrBox(site, side.get());
    } else if (side.isPresent()) {
      put(site, 0, glyphs.piece(side.get()), tint(side.get()));
    }
  }

  private void lineOrBox(Site site, Side side) {
    boolean upright = site.row() % 2 == 1;
    if (upright && site.col() % 2 == 1) {
      put(site, 0, side == Side.BLACK ? 'A' : 'B', tint(side));
      return;
    }
    int reach = upright ? 0 : 1;
    for (int right = -reach; right <= reach; right++) {
      put(site, right, glyphs.line(side, upright), tint(side));
    }
  }

  private static Tint tint(Side side) {
    return side == Side.BLACK ? Tint.BLACK : Tint.WHITE;
  }

  private void last() {
    Optional<Site> site = last.filter(lattice::contains);
    if (site.isPresent()) {
      put(site.get(), -1, '(', Tint.LAST);
      put(site.get(), 1, ')', Tint.LAST);
    }
  }

  /** Draws a stroke on sites that are empty and have no sign; its end beside a piece too. */
  private void stroke(Stroke stroke) {
    for (Site site : stroke.between()) {
      if (isBare(site)) {
        put(site, 0, StrokeGlyphs.along(stroke, glyphs.isAscii()), Tint.MARKUP);
      }
    }
    if (isBare(stroke.from())) {
      put(stroke.from(), 0, StrokeGlyphs.begin(stroke, glyphs.isAscii()), Tint.MARKUP);
    }
    int x = position.at(stroke.to()) == Mark.EMPTY ? 0 : -1;
    put(stroke.to(), x, StrokeGlyphs.end(stroke, glyphs.isAscii()), Tint.MARKUP);
  }

  private boolean isBare(Site site) {
    return position.at(site) == Mark.EMPTY && !markup.signs().containsKey(site);
  }

  private void markup() {
    markup.strokes().forEach(this::stroke);
    for (Map.Entry<Site, Sign> entry : markup.signs().entrySet()) {
      Site site = entry.getKey();
      Sign sign = entry.getValue();
      if (lattice.contains(site)) {
        // Beside a piece, which couldn't be distinguished from the sign otherwise.
        put(site, position.at(site) == Mark.EMPTY ? 0 : -1, sign(site, sign), tint(sign));
      }
    }
  }

  private char sign(Site site, Sign sign) {
    return sign == Sign.LABEL && isShort(markup, site)
        ? markup.labels().get(site).charAt(0)
        : glyphs.sign(sign);
  }

  /** Whether a label is one character of one column. */
  static boolean isShort(Markup markup, Site site) {
    String label = markup.labels().getOrDefault(site, "");
    return label.length() == 1 && label.charAt(0) < 0x7f && Printable.is(label.charAt(0));
  }

  private static Tint tint(Sign sign) {
    return switch (sign) {
      case TERRITORY_BLACK -> Tint.TERRITORY_BLACK;
      case TERRITORY_WHITE -> Tint.TERRITORY_WHITE;
      default -> Tint.MARKUP;
    };
  }

  private void put(Site site, int right, char c, Tint tint) {
    sheet.put(HEADER + site.row(), x(site.col()) + right, c, tint);
  }
}

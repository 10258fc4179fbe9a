package dev.banmen.tui.board;

import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.theme.Role;

/**
 * The place of each site of a lattice in a rectangle of the screen. A site's cell has its middle,
 * and room for a mark on its left and right. A board that does not fit is shown in part, around the
 * cursor; so is a {@link ShownPart}, which is as the board has it. Immutable.
 */
public final class BoardView {
  private final Lattice lattice;
  private final ShownPart part;
  private final Lattice shape; // of the part
  private final Notation notation;
  private final Scale scale;
  private final Margins margins;
  private final Extent window;
  private final Site focus;
  private final int left; // how much of the board is cut off
  private final int top;
  private final int cursorCol; // as seen
  private final BoardLook look;

  /** Makes the board as large as the area allows. */
  public BoardView(Lattice lattice, Notation notation, Extent area, Site cursor) {
    this(lattice, notation, area, cursor, scale(lattice, notation, area, 0));
  }

  /** Draws the board at a scale, around the cursor if not all of it fits. */
  public BoardView(Lattice lattice, Notation notation, Extent area, Site cursor, Scale scale) {
    this(ShownPart.whole(lattice), notation, area, cursor, scale);
  }

  /** Draws a part of a board at a scale, around the cursor if not all of it fits. */
  public BoardView(ShownPart part, Notation notation, Extent area, Site cursor, Scale scale) {
    this(part, notation, scale, area, Margins.labelled(part.lattice(), notation, scale), cursor);
  }

  private BoardView(
      ShownPart part, Notation notation, Scale scale, Extent area, Margins margins, Site cursor) {
    this(
        part,
        notation,
        scale,
        margins,
        window(part.shape(), margins, area, scale),
        cursor,
        margins.hasLabels() ? BoardLook.PLAIN : BoardLook.UNLABELLED);
  }

  private BoardView(
      ShownPart part,
      Notation notation,
      Scale scale,
      Margins margins,
      Extent window,
      Site cursor,
      BoardLook look) {
    this.part = part;
    lattice = part.lattice();
    shape = part.shape();
    this.notation = notation;
    this.scale = scale;
    this.margins = margins;
    this.window = window;
    this.look = look;
    focus = cursor;
    Site seen = seen(cursor);
    int x = scale.x(seen.col()) - before();
    int y = scale.y(seen.row()) - above();
    left = before() + cut(x, window.cols(), leastCols(), scale.stepX());
    top = above() + cut(y, window.rows(), scale.rows(shape), scale.stepY());
    cursorCol = seen.col();
  }

  /**
   * Returns a board without coordinates, as large as fits: at the top of the room, in the middle.
   */
  static BoardView picture(Lattice lattice, Notation notation, Extent room) {
    return picture(ShownPart.whole(lattice), notation, room);
  }

  /** Returns such a picture of a part of a board. */
  static BoardView picture(ShownPart part, Notation notation, Extent room) {
    Lattice lattice = part.shape();
    Scale bare = Scale.fitting(lattice, room.cols(), room.rows(), 0);
    Margins most = Margins.even(lattice, bare);
    Scale scale = Scale.fitting(lattice, room.cols() - most.left(), room.rows() - most.rows(), 0);
    Margins margins = Margins.even(lattice, scale);
    int cols = Math.min(room.cols(), margins.left() + scale.cols(lattice));
    int rows = Math.min(room.rows(), margins.rows() + scale.rows(lattice));
    Extent area = new Extent(room.x() + (room.cols() - cols) / 2, room.y(), cols, rows);
    Site middle = part.first().plus(lattice.rows() / 2, lattice.cols() / 2);
    return new BoardView(part, notation, scale, area, margins, middle);
  }

  private static Extent window(Lattice lattice, Margins margins, Extent area, Scale scale) {
    int cols = Math.min(area.cols() - margins.left(), scale.cols(lattice));
    int rows = Math.min(area.rows() - margins.rows(), scale.rows(lattice));
    return new Extent(area.x() + margins.left(), area.y() + margins.above(), cols, rows);
  }

  /** Returns the same board so many columns and rows from its place. */
  BoardView moved(int right, int down) {
    Extent there = new Extent(window.x() + right, window.y() + down, window.cols(), window.rows());
    return new BoardView(part, notation, scale, margins, there, focus, look);
  }

  /** Returns the same board turned, and with or without labels, in the same place. */
  public BoardView seenAs(BoardLook other) {
    return other == look
        ? this
        : new BoardView(part, notation, scale, margins, window, focus, other);
  }

  BoardLook look() {
    return look;
  }

  boolean isTurned() {
    return look.turn() != Symmetry.IDENTITY;
  }

  /** Returns where a site of the board is seen. */
  Site seen(Site site) {
    return isTurned() ? look.turn().of(site, lattice) : site;
  }

  /** Returns the site of the board that is seen there. */
  Site real(Site seen) {
    return isTurned() ? look.turn().inverse().of(seen, lattice) : seen;
  }

  /** Returns the column of a site's middle in the window; it may be outside. */
  public int x(Site site) {
    return scale.x(seen(site).col()) - left;
  }

  /** Returns the row of a site's middle in the window; it may be outside. */
  public int y(Site site) {
    return scale.y(seen(site).row()) - top;
  }

  /** Returns the scale of a board in this room, zoomed by this many steps. */
  public static Scale scale(Lattice lattice, Notation notation, Extent room, int zoom) {
    return scale(ShownPart.whole(lattice), notation, room, zoom);
  }

  /** Returns the scale of a part of a board in this room, zoomed by this many steps. */
  public static Scale scale(ShownPart part, Notation notation, Extent room, int zoom) {
    Lattice shape = part.shape();
    int rows = room.rows() - Margins.LABELS;
    Scale widest = Scale.fitting(shape, room.cols(), rows, 0);
    int cols = room.cols() - Margins.labelled(part.lattice(), notation, widest).left();
    return Scale.fitting(shape, cols, rows, zoom);
  }

  /** Returns how many columns and rows a board would like, labels included. */
  public static Extent wanted(Lattice lattice, Notation notation, Extent atMost) {
    return wanted(lattice, notation, scale(lattice, notation, atMost, 0));
  }

  private static Extent wanted(Lattice lattice, Notation notation, Scale scale) {
    return wanted(ShownPart.whole(lattice), notation, scale);
  }

  /** Returns how many columns and rows a part of a board takes at a scale. */
  public static Extent wanted(ShownPart part, Notation notation, Scale scale) {
    Margins margins = Margins.labelled(part.lattice(), notation, scale);
    Lattice shape = part.shape();
    return Extent.of(margins.left() + scale.cols(shape), margins.rows() + scale.rows(shape));
  }

  /** Returns the columns of the board left of its part. */
  private int before() {
    return scale.stepX() * part.first().col();
  }

  /** Returns the rows of the board above its part. */
  private int above() {
    return scale.stepY() * part.first().row();
  }

  /** Returns how much to cut off before a window, to centre the cursor if need be. */
  private static int cut(int cursor, int shown, int all, int step) {
    int wanted = Math.max(0, Math.min(cursor - shown / 2, all - shown));
    return (wanted + step - 1) / step * step;
  }

  public Scale scale() {
    return scale;
  }

  /** Returns the rectangle of the board itself. */
  public Extent window() {
    return window;
  }

  public int left() {
    return left;
  }

  public int top() {
    return top;
  }

  /** Returns the rectangle of the board and its labels. */
  public Extent area() {
    int x = window.x() - margins.left();
    int y = window.y() - margins.above();
    int right = left - before() + window.cols() == scale.cols(shape) ? margins.right() : 0;
    int cols = margins.left() + window.cols() + right;
    return new Extent(x, y, cols, margins.rows() + window.rows());
  }

  public boolean isWhole() {
    return window.cols() >= leastCols() && window.rows() == scale.rows(shape);
  }

  /** The columns that show every site; a picture needs none for a mark behind the last one. */
  private int leastCols() {
    boolean isPicture = !margins.hasLabels() && scale.stepX() == Scale.SMALL.stepX();
    return scale.cols(shape) - (isPicture ? 1 : 0);
  }

  /**
   * Returns arrows to where the board goes on beyond its rectangle; empty if all of it is shown.
   */
  public String hidden(Glyphs glyphs) {
    String arrows = Signs.beside(glyphs).arrows();
    StringBuilder hidden = new StringBuilder();
    boolean[] isMore = {
      left > before(),
      top > above(),
      top - above() + window.rows() < scale.rows(shape),
      left - before() + window.cols() < scale.cols(shape)
    };
    for (int i = 0; i < isMore.length; i++) {
      hidden.append(isMore[i] ? arrows.substring(i, i + 1) : "");
    }
    return hidden.toString();
  }

  /** Returns the site that the mouse points at; off the lattice if there is none. */
  public Site siteAt(MouseAction mouse) {
    return siteAt(mouse.getPosition().getColumn(), mouse.getPosition().getRow());
  }

  /** Returns the site shown at a place on the screen; off the lattice if there is none. */
  public Site siteAt(int col, int row) {
    if (!window.contains(col, row)) {
      return new Site(-1, -1);
    }
    int x = col - window.x() + left;
    int y = row - window.y() + top;
    Site site =
        lattice.ground() == Ground.LINES ? scale.meant(x, y) : new Site(scale.row(y), scale.col(x));
    return lattice.contains(site) ? real(site) : new Site(-1, -1);
  }

  /** Returns where the first site in reading order is seen that may be partly visible. */
  Site firstShown() {
    return new Site(scale.row(top), scale.col(left));
  }

  /** Returns where the last one is seen. */
  Site lastShown() {
    return new Site(
        Math.min(lattice.rows() - 1, scale.row(top + window.rows())),
        Math.min(lattice.cols() - 1, scale.col(left + window.cols())));
  }

  /** Paints the margin with the labels; the board is still to be painted. */
  void paintLabels(Canvas canvas) {
    canvas.part(area()).fill(Role.LABEL);
    if (!look.hasLabels()) {
      return;
    }
    int gap = margins.left() - notation.widestRow(lattice.rows()) > 1 ? 1 : 0;
    int rowEnd = area().x() + gap + notation.widestRow(lattice.rows());
    for (int row = 0; row < lattice.rows(); row++) {
      String label = rowLabel(row);
      int at = scale.y(row) - top;
      if (at >= 0 && at < window.rows()) {
        canvas.text(rowEnd - label.length(), window.y() + at, label, Role.LABEL);
      }
    }
    int from = labelAt(cursorCol); // the cursor's own label overrides its neighbours'
    int to = from + columnLabel(cursorCol).length();
    int free = 0;
    int y = margins.above() > 0 ? window.y() - 1 : window.y() + window.rows();
    for (int col = 0; col < lattice.cols(); col++) {
      String label = columnLabel(col);
      int at = labelAt(col);
      int end = at + label.length();
      boolean isApart = col == cursorCol || at > to || end < from || from == to;
      if (!label.isEmpty() && at >= free && end <= window.cols() && isApart) {
        canvas.text(window.x() + at, y, label, Role.LABEL);
        free = end + 1;
      }
    }
  }

  /**
   * Returns the column whose label overrides others; the same for all if no label is in the way.
   */
  int overridingColumn() {
    for (int col = 0; col < lattice.cols(); col++) {
      if (columnLabel(col).length() >= scale.stepX()) {
        return cursorCol;
      }
    }
    return -1;
  }

  private String rowLabel(int row) {
    Site site = real(new Site(row, 0));
    return look.turn().exchangesRows() ? notation.column(site.col()) : notation.row(site.row());
  }

  private String columnLabel(int col) {
    Site site = real(new Site(0, col));
    return look.turn().exchangesRows() ? notation.row(site.row()) : notation.column(site.col());
  }

  private int labelAt(int col) {
    return scale.x(col) - left - (columnLabel(col).length() - 1) / 2;
  }
}

package dev.banmen.tui.board;

import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.record.Stroke;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Paints a board as laid out by a view. Used for one painting. */
public final class BoardPainter {
  private final Canvas canvas;
  private final Glyphs glyphs;
  private final BoardView view;
  private final Scale scale;
  private final Scene scene;
  private final Position position;
  private final Lattice lattice;
  private final String lines; // those under the pieces
  private final char across;
  private final char down;
  private final LinesPainter linesPainter; // null unless pieces are lines
  private final StonePainter stones; // null unless pieces are solid
  private List<Site> shown; // see shown()

  private BoardPainter(Canvas canvas, BoardView view, Scene scene) {
    this.canvas = canvas;
    this.glyphs = canvas.glyphs();
    this.view = view;
    scale = view.scale();
    this.scene = scene;
    position = scene.position();
    lattice = position.lattice();
    lines = scale.stepX() > Scale.SMALL.stepX() ? glyphs.border() : glyphs.grid();
    across = glyphs.across(lines);
    down = glyphs.down(lines);
    linesPainter =
        lattice.ground() == Ground.LINES ? new LinesPainter(canvas, view, position) : null;
    stones =
        lattice.ground() != Ground.LINES && canvas.hasSolidPieces()
            ? new StonePainter(canvas, view, scene)
            : null;
  }

  public static void paint(Canvas whole, BoardView view, Scene scene) {
    Canvas area = whole.part(view.area());
    Object[] origin = scene.origin(view);
    BoardPainter painter;
    if (area.drawCached(PaintCache.Thing.BOARD, origin)) {
      painter = new BoardPainter(whole.part(view.window()), view, scene);
    } else {
      painter = onGround(whole, area, view, scene);
      painter.pieces();
      area.saveCached(PaintCache.Thing.BOARD, origin);
    }
    MarkPainter marks = new MarkPainter(painter, scene.last(), Set.of(), Optional.empty());
    marks.hints();
    marks.brackets();
  }

  /**
   * Returns a painter on a board with its labels and lines; most of it stays the same for a game.
   */
  private static BoardPainter onGround(Canvas whole, Canvas area, BoardView view, Scene scene) {
    Object[] origin = {
      scene.position().game(),
      view.left(),
      view.top(),
      view.overridingColumn(),
      view.scale(),
      view.look()
    };
    if (area.drawCached(PaintCache.Thing.GROUND, origin)) {
      return new BoardPainter(whole.part(view.window()), view, scene);
    }
    BoardPainter painter = on(whole, view, scene);
    painter.ground();
    area.saveCached(PaintCache.Thing.GROUND, origin);
    return painter;
  }

  /** Returns a painter for callers that draw more on the board. */
  static BoardPainter on(Canvas whole, BoardView view, Scene scene) {
    view.paintLabels(whole);
    Canvas canvas = whole.part(view.window());
    BoardPainter painter = new BoardPainter(canvas, view, scene);
    boolean hasRim = painter.stones != null && painter.stones.isChequered();
    canvas.fill(hasRim ? Role.LABEL : Role.BOARD);
    return painter;
  }

  /** Paints the board, the pieces on it, and the count or the legal moves. */
  void below() {
    ground();
    pieces();
  }

  private void ground() {
    if (scale.bordered() && stones == null) {
      borders();
    }
    for (Site site : shown()) {
      ground(site);
    }
    landmarks();
  }

  private void pieces() {
    if (stones != null) {
      stones.changes();
    }
    boolean hasHints = scene.hasHints(); // most boards have none, and looking for them takes time
    for (Site site : shown()) {
      mark(site);
      owner(site);
      if (hasHints) {
        legal(site);
      }
    }
    if (view.look().numbers() > 0) {
      NumberPainter.paint(this, view.look().numbers());
    }
  }

  /** Returns the visible sites in reading order; mostly called no more than once. */
  List<Site> shown() {
    if (shown != null) {
      return shown;
    }
    shown = new ArrayList<>();
    Site first = view.firstShown();
    Site last = view.lastShown();
    for (int row = first.row(); row <= last.row(); row++) {
      for (int col = first.col(); col <= last.col(); col++) {
        shown.add(view.real(new Site(row, col)));
      }
    }
    return shown;
  }

  private void borders() {
    String border = glyphs.border();
    for (int y = 0; y < canvas.rows(); y++) {
      for (int x = 0; x < canvas.cols(); x++) {
        int row = (y + view.top()) / scale.stepY();
        int col = (x + view.left()) / scale.stepX();
        boolean between = (y + view.top()) % scale.stepY() == 0;
        if ((x + view.left()) % scale.stepX() != 0) {
          canvas.put(x, y, between ? glyphs.across(border) : ' ', Role.BOARD);
        } else if (between) {
          char corner = glyphs.crossing(border, row, col, lattice.rows() + 1, lattice.cols() + 1);
          canvas.put(x, y, corner, Role.BOARD);
        } else {
          canvas.put(x, y, glyphs.down(border), Role.BOARD);
        }
      }
    }
  }

  private void ground(Site site) {
    if (lattice.ground() == Ground.SQUARES && stones != null) {
      stones.square(site);
    } else if (lattice.ground() == Ground.SQUARES && !scale.bordered()) {
      put(site, 0, 0, glyphs.square(), Role.BOARD);
    } else if (lattice.ground() == Ground.CROSSINGS) {
      crossing(site);
    } else if (linesPainter != null) {
      linesPainter.ground(site);
    }
  }

  /** Paints a crossing, and the lines from it to its left and upper neighbours. */
  private void crossing(Site real) {
    Site site = view.seen(real);
    if (isOnCorner()) {
      stones.crossing(real, ends(site));
      return;
    }
    int x = x(real);
    int y = y(real);
    canvas.put(x, y, crossingSign(site), Role.BOARD);
    int left = site.col() == 0 ? 1 : scale.stepX();
    for (int back = 1; back < left; back++) {
      canvas.put(x - back, y, across, Role.BOARD);
    }
    int above = site.row() == 0 ? 1 : scale.stepY();
    for (int up = 1; up < above; up++) {
      canvas.put(x, y - up, down, Role.BOARD);
    }
  }

  /** Returns the letters of the lines that a crossing at an edge has none of. */
  private String ends(Site seen) {
    return (seen.row() == 0 ? "U" : "")
        + (seen.col() == lattice.cols() - 1 ? "R" : "")
        + (seen.row() == lattice.rows() - 1 ? "D" : "")
        + (seen.col() == 0 ? "L" : "");
  }

  private boolean isOnCorner() {
    return stones != null && stones.isOnCorner();
  }

  private char crossingSign(Site site) {
    return glyphs.crossing(lines, site.row(), site.col(), lattice.rows(), lattice.cols());
  }

  private void landmarks() {
    if (lattice.ground() == Ground.CROSSINGS) {
      for (Site site : position.lattice().landmarks()) {
        if (isOnCorner()) {
          stones.star(site);
        } else {
          put(site, 0, 0, glyphs.star(), Role.BOARD);
        }
      }
    }
  }

  private void mark(Site site) {
    Mark mark = position.at(site);
    if (mark == Mark.BLACK || mark == Mark.WHITE) {
      Side side = mark == Mark.BLACK ? Side.BLACK : Side.WHITE;
      Role role = side == Side.BLACK ? Role.BLACK : Role.WHITE;
      if (linesPainter != null) {
        linesPainter.piece(site, side);
      } else if (stones != null) {
        stones.piece(site, side);
      } else if (scale.large()) {
        largePiece(site, side, role);
      } else {
        smallPiece(site, side, role);
      }
    } else if (mark == Mark.FIXTURE && linesPainter == null) {
      put(site, 0, 0, glyphs.dot(), Role.FIXTURE);
    }
  }

  /** Paints a piece of one row: of three cells where there is room, else of one. */
  private void smallPiece(Site site, Side side, Role role) {
    if (!isRoomy()) {
      put(site, 0, 0, glyphs.piece(side), role);
      return;
    }
    String piece = glyphs.widePiece(side);
    for (int i = 0; i < piece.length(); i++) {
      put(site, i - piece.length() / 2, 0, piece.charAt(i), role);
    }
  }

  /** Whether squares have joined lines around them, and pieces of one row. */
  private boolean isRoomy() {
    return scale.bordered() && !scale.large() && glyphs.hasBlocks();
  }

  private void largePiece(Site site, Side side, Role role) {
    String piece = glyphs.largePiece(side, canvas.showsSides());
    boolean isSolid = glyphs.isSolid(side, canvas.showsSides());
    for (int i = 0; i < piece.length(); i++) {
      int x = x(site) + i % Glyphs.LARGE_COLS - Glyphs.LARGE_COLS / 2;
      int y = y(site) + i / Glyphs.LARGE_COLS - 1;
      char c = piece.charAt(i);
      if (c == ' ' && isSolid) {
        canvas.cut(x, y, c, role);
      } else {
        canvas.put(x, y, c, role);
      }
    }
  }

  /** Paints which side an empty site counts for. */
  private void owner(Site site) {
    if (!scene.isCounted() || position.at(site) != Mark.EMPTY) {
      return;
    } else if (stones != null) {
      stones.owner(site, scene.owner(site));
      return;
    }
    switch (scene.owner(site)) {
      case BLACK -> put(site, 0, 0, glyphs.territory(Side.BLACK), Role.TERRITORY_BLACK);
      case WHITE -> put(site, 0, 0, glyphs.territory(Side.WHITE), Role.TERRITORY_WHITE);
      default -> put(site, 0, 0, glyphs.neutral(), Role.NEUTRAL);
    }
  }

  private void legal(Site site) {
    if (scene.hint(site) != Hint.LEGAL) {
      return;
    }
    boolean isSmall = scale.stepY() == 1 && lattice.ground() == Ground.CROSSINGS;
    if (isSmall && glyphs.hasBlocks()) {
      put(site, 0, 0, glyphs.heavy(crossingSign(seen(site))), Role.LEGAL);
    } else if (stones != null) {
      stones.legal(site);
    } else {
      put(site, 0, 0, glyphs.legal(lattice.ground()), Role.LEGAL);
    }
  }

  /** Replaces the character this far right of a site's middle by one of several code points. */
  void replace(Site site, int right, String character) {
    canvas.replace(x(site) + right, y(site), character);
  }

  /** Puts a character this far right of and below a site's middle; on a solid piece, into it. */
  void put(Site site, int right, int down, char c, Role role) {
    int x = x(site) + right;
    int y = y(site) + down;
    if (stones != null) {
      stones.put(site, right, down, c, role);
    } else if (role == Role.LAST && linesPainter == null) {
      canvas.put(x, y, c, Role.BLACK, Role.LAST);
    } else if (scale.large()
        && down == 0
        && Math.abs(right) <= Glyphs.LARGE_COLS / 2
        && isSolid(site)) {
      canvas.cut(x, y, c, position.at(site) == Mark.BLACK ? Role.BLACK : Role.WHITE);
    } else {
      canvas.put(x, y, c, role);
    }
  }

  /** Puts a character in each free cell between two sites, one in a row unless they lie flat. */
  void dashes(Stroke stroke, char c, Set<Site> signed) {
    if (scale.stepX() == Scale.SMALL.stepX()) { // as in pictures of text
      for (Site site : stroke.between()) {
        if (position.at(site) == Mark.EMPTY && !signed.contains(site)) {
          put(site, 0, 0, c, Role.LEGAL);
        }
      }
      return;
    }
    int right = x(stroke.to()) - x(stroke.from());
    int down = y(stroke.to()) - y(stroke.from());
    boolean isFlat = new Stroke(seen(stroke.from()), seen(stroke.to()), true).isFlat();
    int steps = isFlat ? Math.abs(right) : Math.max(Math.abs(down), Math.abs(right) / 2);
    for (int step = 1; step < steps; step++) {
      int x = x(stroke.from()) + Math.round((float) right * step / steps);
      int y = y(stroke.from()) + Math.round((float) down * step / steps);
      Site site = siteOf(x, y);
      boolean isFree =
          lattice.contains(site) && position.at(site) == Mark.EMPTY && !isSign(x, y, signed);
      if (isFree) {
        canvas.put(x, y, c, Role.LEGAL);
      }
    }
  }

  private boolean isSign(int x, int y, Set<Site> signed) {
    Site site = siteOf(x, y);
    return signed.contains(site) && y == y(site) && Math.abs(x - x(site)) <= 1;
  }

  /** Returns the site whose place has a cell of the window. */
  private Site siteOf(int x, int y) {
    Site seen = new Site(scale.row(y + view.top()), scale.col(x + view.left()));
    return lattice.contains(seen) ? view.real(seen) : seen;
  }

  /** Puts a character this far right of a piece's middle, in both colours of a role. */
  void write(Site site, int right, char c, Role role) {
    if (stones == null) {
      canvas.put(x(site) + right, y(site), c, role);
    } else {
      stones.put(site, right, 0, c, role);
    }
  }

  /** Returns how far right of a site's middle a text starts that stands around it. */
  int start(int width) {
    return -(isOnCorner() ? (width - 1) / 2 : width / 2);
  }

  /** Gives the character in the middle of a site the colours of a role. */
  void tint(Site site, Role role) {
    canvas.tint(x(site), y(site), role);
  }

  /**
   * Colours the cells of the last move and of the cursor; false if brackets mark those, as without
   * colours.
   *
   * @param taken the numbers of cells with a mark or a letter
   */
  boolean marksInColour(Optional<Site> last, Set<Integer> taken) {
    if (stones != null) {
      boolean isLast = false;
      if (last.isPresent()) {
        stones.last(last.get(), taken.contains(cell(last.get(), 0)));
        isLast = last.get().equals(scene.cursor());
      }
      stones.cursor(scene.cursor(), isLast);
      return true;
    } else if (linesPainter == null || !canvas.hasOwnGround(Role.CURSOR)) {
      return false;
    }
    if (last.isPresent()) {
      linesPainter.tint(last.get(), Role.LAST);
    }
    linesPainter.tint(scene.cursor(), Role.CURSOR);
    return true;
  }

  /** Makes the lines around a square heavy where pieces take all of it; false elsewhere. */
  boolean frames(Optional<Site> square) {
    if (isRoomy()) {
      square.ifPresent(this::frame);
    }
    return isRoomy();
  }

  private void frame(Site square) {
    int left = x(square) - scale.stepX() / 2;
    int top = y(square) - scale.stepY() / 2;
    for (int x = left + 1; x < left + scale.stepX(); x++) {
      canvas.put(x, top, glyphs.line(Side.BLACK, false), Role.BOARD);
      canvas.put(x, top + scale.stepY(), glyphs.line(Side.BLACK, false), Role.BOARD);
    }
    for (int y = top + 1; y < top + scale.stepY(); y++) {
      canvas.put(left, y, glyphs.line(Side.BLACK, true), Role.BOARD);
      canvas.put(left + scale.stepX(), y, glyphs.line(Side.BLACK, true), Role.BOARD);
    }
  }

  /** Whether signs stand on a piece, and not beside it. */
  boolean isLarge() {
    return stones == null ? scale.large() : stones.isLarge();
  }

  boolean hasSolidPieces() {
    return stones != null;
  }

  boolean isSeen(Site site, int right) {
    int x = x(site) + right;
    return x >= 0 && x < canvas.cols() && y(site) >= 0 && y(site) < canvas.rows();
  }

  /** Returns the number of a cell; no other visible cell has it. */
  int cell(Site site, int right) {
    return y(site) * canvas.cols() + x(site) + right;
  }

  /** Returns the numbers of the cells this far left and right of a site, leaving out 0. */
  Set<Integer> cells(Site site, int left, int right) {
    Set<Integer> cells = new HashSet<>();
    if (left > 0) {
      cells.add(cell(site, -left));
    }
    if (right > 0) {
      cells.add(cell(site, right));
    }
    return cells;
  }

  boolean isTurned() {
    return view.isTurned();
  }

  /** Returns where a site is seen, as rows and columns of a board that isn't turned. */
  Site seen(Site site) {
    return view.seen(site);
  }

  /** Whether the cell this far right of where a site is seen is visible. */
  boolean isSeenAt(Site seen, int right) {
    return isSeen(view.real(seen), right);
  }

  Glyphs glyphs() {
    return glyphs;
  }

  Scale scale() {
    return scale;
  }

  Scene scene() {
    return scene;
  }

  private int x(Site site) {
    return view.x(site);
  }

  private int y(Site site) {
    return view.y(site);
  }

  /** Whether a large piece there hides all of the board below it. */
  private boolean isSolid(Site site) {
    return switch (position.at(site)) {
      case BLACK -> glyphs.isSolid(Side.BLACK, canvas.showsSides());
      case WHITE -> glyphs.isSolid(Side.WHITE, canvas.showsSides());
      default -> false;
    };
  }
}

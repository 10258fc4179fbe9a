package dev.banmen.tui.board;

import dev.banmen.game.Change;
import dev.banmen.game.Ground;
import dev.banmen.game.Mark;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.term.Disc;
import dev.banmen.tui.theme.Role;

/**
 * Paints solid pieces in two colours on crossings or squares, and what has a colour around and on
 * them: the cursor, the last move, what it changed, whose a site is. Used for one painting.
 */
final class StonePainter {
  /** A corner is this part of a square. */
  private static final int PART = 4;

  /** And no more than so many rows. */
  private static final int CORNER_ROWS = 3;

  /** Sites of more rows have corners large enough to mark the cursor around a piece. */
  private static final int TALL = 5;

  /** Sites of more rows have corners large enough to mark the cursor on an empty site, too. */
  private static final int TALLEST = 9;

  /**
   * A crossing on the corner of four cells: the cells of its two rows, and the line each is part
   * of, up, right, down or left, which ends at the edge of the board. The lines across are those
   * below the upper row.
   */
  private static final String CORNER = "  ▏   ▏ ";

  private static final String CORNER_ARMS = "  U   D ";
  private static final String CORNER_UNDERLINES = "LLRR    ";

  /** The pieces where no cell can be underlined, for every other crossing: each line is moved. */
  private static final String[] PINWHEEL = {"▁▁▏  ▕▔▔", " ▕▁▁▔▔▏ "};

  private static final String[] PINWHEEL_ARMS = {"LLU  DRR", " URRLLD "};
  private static final int CORNER_COLS = 4;

  /** A star point there; a legal move has its first half, and all lines beside it. */
  private static final String STAR = "▗▖";

  private static final char DISC = '●';
  private static final char EMPTIED = '×';

  private final Canvas canvas;
  private final BoardView view;
  private final Scale scale;
  private final Scene scene;
  private final boolean isSquares;
  private final boolean isSmall;
  private final boolean isOnCorner;

  StonePainter(Canvas canvas, BoardView view, Scene scene) {
    this.canvas = canvas;
    this.view = view;
    this.scene = scene;
    scale = view.scale();
    isSquares = scene.position().lattice().ground() == Ground.SQUARES;
    isSmall = scale.stepX() == Scale.SMALL.stepX();
    isOnCorner = !isSquares && scale.stepX() == Disc.SMALLEST;
  }

  /** Whether a crossing, and the middle of its piece, is the corner of four cells. */
  boolean isOnCorner() {
    return isOnCorner;
  }

  /**
   * Paints a crossing on a corner, with the lines within its place.
   *
   * @param ends the letters of the lines that it has none of, at an edge of the board
   */
  void crossing(Site site, String ends) {
    boolean hasUnderlines = canvas.glyphs().hasUnderlines();
    String signs = hasUnderlines ? CORNER : PINWHEEL[kind(site)];
    String arms = hasUnderlines ? CORNER_ARMS : PINWHEEL_ARMS[kind(site)];
    for (int i = 0; i < signs.length(); i++) {
      boolean isLine = hasUnderlines && isArm(CORNER_UNDERLINES.charAt(i), ends);
      char c = isArm(arms.charAt(i), ends) ? signs.charAt(i) : ' ';
      canvas.ground(left(site) + i % CORNER_COLS, top(site) + i / CORNER_COLS, c, isLine);
    }
  }

  private static int kind(Site site) {
    return (site.row() + site.col()) % 2;
  }

  private static boolean isArm(char arm, String ends) {
    return arm != ' ' && ends.indexOf(arm) < 0;
  }

  /** Marks a crossing on a corner for the eye. */
  void star(Site site) {
    for (int i = 0; i < STAR.length(); i++) {
      canvas.ground(x(site) + i, y(site), STAR.charAt(i), canvas.glyphs().hasUnderlines());
    }
  }

  /** Whether every other square has a colour of its own; else each has a dot. */
  boolean isChequered() {
    return isSquares && canvas.hasOwnGround(Role.SECOND);
  }

  /** Whether signs stand on a piece, and not beside it. */
  boolean isLarge() {
    return !isSmall;
  }

  /** Paints a square without lines around it. */
  void square(Site site) {
    boolean isSecond = isChequered() && (site.row() + site.col()) % 2 == 1;
    for (int y = top(site); y <= bottom(site); y++) {
      for (int x = left(site); x <= right(site); x++) {
        canvas.put(x, y, ' ', isSecond ? Role.SECOND : Role.BOARD);
      }
    }
    if (!isChequered()) {
      canvas.put(x(site), y(site), canvas.glyphs().square(), Role.BOARD);
    }
  }

  void piece(Site site, Side side) {
    Role role = side == Side.BLACK ? Role.BLACK : Role.WHITE;
    if (isSmall) {
      canvas.write(x(site), y(site), DISC, role);
    } else {
      disc(site, role);
    }
    if (scene.isTerritory(site)) {
      put(site, 0, 0, Glyphs.OWNED, on(side));
    }
  }

  private void disc(Site site, Role role) {
    Disc disc = Disc.of(scale.stepX(), isSquares);
    disc(canvas, disc, left(site), top(site), role);
  }

  /** Paints a disc on the ground that is there. */
  static void disc(Canvas canvas, Disc disc, int left, int top, Role role) {
    for (int row = 0; row < disc.rows(); row++) {
      for (int col = 0; col < disc.cols(); col++) {
        int x = left + col;
        int y = top + row;
        if (disc.cell(row, col) == ' ') {
          continue; // the board is seen
        } else if (disc.isSwapped(row, col)) {
          canvas.writeCut(x, y, disc.cell(row, col), role);
        } else if (disc.cell(row, col) == '█') {
          canvas.put(x, y, disc.cell(row, col), role);
        } else {
          canvas.write(x, y, disc.cell(row, col), role);
        }
      }
    }
  }

  private static Role on(Side side) {
    return side == Side.BLACK ? Role.ON_BLACK : Role.ON_WHITE;
  }

  /** Marks a site that counts for a side; one that counts for none stays as it is. */
  void owner(Site site, Mark owner) {
    if (owner == Mark.BLACK || owner == Mark.WHITE) {
      Role role = owner == Mark.BLACK ? Role.TERRITORY_BLACK : Role.TERRITORY_WHITE;
      put(site, 0, 0, Glyphs.OWNED, role);
    }
  }

  /** Paints the mark of a legal move: on a square in its middle. */
  void legal(Site site) {
    int x = x(site) - 1;
    int y = y(site);
    if (isOnCorner) {
      canvas.writeOnLine(x + 1, y, STAR.charAt(0), Role.LEGAL);
    } else if (!isSquares || isSmall) {
      canvas.write(x(site), y, canvas.glyphs().onCrossing(), Role.LEGAL);
    } else if (scale.stepY() == 2) {
      marks(x, y - 1, "▂▂", false);
      marks(x, y, "▆▆", true);
    } else if (scale.stepY() % 2 == 0) {
      marks(x, y - 1, "▄▄", false);
      marks(x, y, "▀▀", false);
    } else {
      marks(x, y, scale.stepY() == 3 ? "▐▌" : "██", false);
    }
  }

  private void marks(int x, int y, String signs, boolean isCut) {
    for (int i = 0; i < signs.length(); i++) {
      if (isCut) {
        canvas.writeCut(x + i, y, signs.charAt(i), Role.LEGAL);
      } else {
        canvas.write(x + i, y, signs.charAt(i), Role.LEGAL);
      }
    }
  }

  /** Marks the sites that the last move emptied, or tints those whose pieces it flipped. */
  void changes() {
    if (scene.isCounted()) {
      return;
    }
    for (Change change : scene.position().changes()) {
      Site site = change.site();
      if (change.after() == Mark.EMPTY) {
        put(site, 0, 0, EMPTIED, Role.CHANGED);
      } else if (change.before() != Mark.EMPTY && isSquares) {
        ground(site, Role.CHANGED);
      }
    }
  }

  /**
   * Marks the last move: its piece on crossings, all of its place elsewhere and where pieces are
   * too small.
   *
   * @param isLabelled whether something is written on it, which is to stay
   */
  void last(Site site, boolean isLabelled) {
    Mark mark = scene.position().at(site);
    if (isSquares) {
      ground(site, Role.LAST);
    } else if (mark == Mark.EMPTY) {
      return; // its piece was taken
    } else if (isOnCorner) {
      ground(site, Role.LAST);
    } else if (isSmall && (isLabelled || view.look().numbers() > 0)) {
      canvas.reground(x(site), y(site), Role.LAST, true);
    } else if (view.look().numbers() > 0) {
      return; // on a large piece, its number says that it is the last
    } else if (isSmall) {
      Role role = mark == Mark.BLACK ? Role.BLACK : Role.WHITE;
      canvas.put(x(site), y(site), DISC, role, Role.LAST);
    } else {
      Role on = on(mark == Mark.BLACK ? Side.BLACK : Side.WHITE);
      if (isLabelled) {
        canvas.restyle(x(site), y(site), on, Role.LAST);
      } else {
        canvas.put(x(site), y(site), DISC, Role.LAST, on);
      }
    }
  }

  /**
   * Marks the site that keys act on; where it is the last one, too, that stays to be seen. Large
   * sites have their corners marked: the whole would be many bytes for each step.
   */
  void cursor(Site site, boolean isLast) {
    boolean hasPiece =
        scene.position().lattice().contains(site) && scene.position().at(site) != Mark.EMPTY;
    boolean isShared =
        isLast && (isSquares || isSmall || isOnCorner)
            || scale.stepY() > (hasPiece ? TALL : TALLEST);
    for (int y = top(site); y <= bottom(site); y++) {
      for (int x = left(site); x <= right(site); x++) {
        boolean isPiece = // or its mark
            !isSmall && !isOnCorner && hasPiece && x == x(site) && y == y(site);
        if (!isPiece && (!isShared || isCorner(site, x, y))) {
          canvas.reground(x, y, Role.CURSOR, !isSmall); // fewer bytes for each step
        }
      }
    }
  }

  /** Whether a cell of a site is near one of its corners, and not the piece in its one row. */
  private boolean isCorner(Site site, int x, int y) {
    int cols = Math.max(1, Math.min(2 * CORNER_ROWS, scale.stepX() / PART));
    int rows = Math.max(1, Math.min(CORNER_ROWS, scale.stepY() / PART));
    boolean isSide = x < left(site) + cols || x > right(site) - cols;
    boolean isEnd = y < top(site) + rows || y > bottom(site) - rows;
    return isSide && isEnd && !(isSmall && x == x(site));
  }

  private void ground(Site site, Role role) {
    for (int y = top(site); y <= bottom(site); y++) {
      for (int x = left(site); x <= right(site); x++) {
        canvas.reground(x, y, role, true);
      }
    }
  }

  /** Puts a character this far right of a site's middle: on its piece in the opposite colour. */
  void put(Site site, int right, int down, char c, Role role) {
    if (isOnCorner && c == Glyphs.OWNED) {
      for (int i = 0; i < 2; i++) {
        putOne(site, i, 0, '▄', role);
        putOne(site, i, 1, '▀', role);
      }
      return;
    }
    putOne(site, right, down, c, role);
    if (!isOnCorner || right != 0) {
      return;
    } else if (scene.position().at(site) != Mark.EMPTY) {
      putOne(site, 1, 0, ' ', role); // as high as on the left
    } else if (scene.position().lattice().landmarks().contains(site)) {
      boolean hasUnderlines = canvas.glyphs().hasUnderlines();
      String signs = hasUnderlines ? CORNER : PINWHEEL[kind(site)];
      canvas.ground(x(site) + 1, y(site), signs.charAt(2), hasUnderlines);
    }
  }

  private void putOne(Site site, int right, int down, char c, Role role) {
    int x = x(site) + right;
    int y = y(site) + down;
    Mark mark = scene.position().at(site);
    boolean isInside = !isSmall && x >= left(site) && x < left(site) + scale.stepX() - 1;
    if (mark == Mark.EMPTY || !isInside) {
      canvas.write(x, y, c, role);
    } else {
      Role on = on(mark == Mark.BLACK ? Side.BLACK : Side.WHITE);
      canvas.put(x, y, c, on, canvas.hasOwnGround(role) ? role : on);
    }
  }

  /** Returns the first column of a site's place. */
  private int left(Site site) {
    return x(site) - scale.firstX();
  }

  private int right(Site site) {
    int cols = isSquares || isOnCorner ? scale.stepX() : isSmall ? 3 : scale.stepX() - 1;
    return left(site) + cols - 1;
  }

  private int top(Site site) {
    return y(site) - scale.firstY();
  }

  private int bottom(Site site) {
    return top(site) + scale.stepY() - 1;
  }

  private int x(Site site) {
    return view.x(site);
  }

  private int y(Site site) {
    return view.y(site);
  }
}

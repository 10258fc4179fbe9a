package dev.banmen.tui;

import dev.banmen.game.Ground;
import dev.banmen.game.Hint;
import dev.banmen.game.Lattice;
import dev.banmen.game.Mark;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Optional;
import java.util.Set;

/** Paints a board as a view places it. Used for one painting. */
final class BoardPainter {
  private final Canvas canvas;
  private final Glyphs glyphs;
  private final BoardView view;
  private final Scene scene;
  private final Position position;
  private final Lattice lattice;
  private final Set<Site> landmarks;

  private BoardPainter(Canvas canvas, BoardView view, Scene scene) {
    this.canvas = canvas;
    this.glyphs = canvas.glyphs();
    this.view = view;
    this.scene = scene;
    position = scene.session().position();
    lattice = position.lattice();
    landmarks = position.game().landmarks();
  }

  static void paint(Canvas whole, BoardView view, Scene scene) {
    view.paintLabels(whole);
    Canvas canvas = whole.part(view.window());
    canvas.fill(Role.BOARD);
    new BoardPainter(canvas, view, scene).paint();
  }

  private void paint() {
    if (view.roomy()) {
      borders();
    }
    Site first = view.firstShown();
    Site last = view.lastShown();
    for (int row = first.row(); row <= last.row(); row++) {
      for (int col = first.col(); col <= last.col(); col++) {
        Site site = new Site(row, col);
        ground(site);
        mark(site);
      }
    }
    Optional<Site> played = scene.last();
    if (played.isPresent()) {
      around(played.get(), '(', ')', Role.LAST);
    }
    // Over the sign of the last move: what a refusal speaks of is often that very piece.
    for (int row = first.row(); row <= last.row(); row++) {
      for (int col = first.col(); col <= last.col(); col++) {
        hint(new Site(row, col));
      }
    }
    around(scene.cursor(), '[', ']', Role.CURSOR);
  }

  private void borders() {
    String lines = glyphs.border();
    for (int y = 0; y < canvas.rows(); y++) {
      for (int x = 0; x < canvas.cols(); x++) {
        int row = (y + view.top()) / 2;
        int col = (x + view.left()) / 4;
        boolean between = (y + view.top()) % 2 == 0;
        if ((x + view.left()) % 4 != 0) {
          canvas.put(x, y, between ? glyphs.across(lines) : ' ', Role.BOARD);
        } else if (between) {
          char corner = glyphs.crossing(lines, row, col, lattice.rows() + 1, lattice.cols() + 1);
          canvas.put(x, y, corner, Role.BOARD);
        } else {
          canvas.put(x, y, glyphs.down(lines), Role.BOARD);
        }
      }
    }
  }

  private void ground(Site site) {
    if (lattice.ground() == Ground.SQUARES && !view.roomy()) {
      put(site, 0, glyphs.square(), Role.BOARD);
    } else if (lattice.ground() == Ground.CROSSINGS) {
      String lines = glyphs.grid();
      boolean star = landmarks.contains(site);
      put(
          site,
          0,
          star
              ? glyphs.star()
              : glyphs.crossing(lines, site.row(), site.col(), lattice.rows(), lattice.cols()),
          Role.BOARD);
      if (site.col() > 0) {
        put(site, -1, glyphs.across(lines), Role.BOARD);
      }
    }
  }

  private void mark(Site site) {
    Mark mark = position.at(site);
    if (mark == Mark.FIXTURE) {
      put(site, 0, glyphs.dot(), Role.FIXTURE);
    } else if (mark != Mark.EMPTY) {
      Side side = mark == Mark.BLACK ? Side.BLACK : Side.WHITE;
      Role role = side == Side.BLACK ? Role.BLACK : Role.WHITE;
      if (lattice.ground() == Ground.LINES) {
        lineOrBox(site, side, role);
      } else {
        put(site, 0, glyphs.piece(side), role);
      }
    }
  }

  private void lineOrBox(Site site, Side side, Role role) {
    boolean upright = site.row() % 2 == 1;
    if (upright && site.col() % 2 == 1) {
      put(site, 0, initial(side), role);
      return;
    }
    char line = glyphs.line(side, upright);
    put(site, 0, line, role);
    if (!upright) {
      put(site, -1, line, role);
      put(site, 1, line, role);
    }
  }

  /** The first letter of a side's name, or A and B where both begin alike or not with one cell. */
  private char initial(Side side) {
    String name = position.game().words().side(side);
    String other = position.game().words().side(side.opponent());
    boolean alike = name.isEmpty() || other.isEmpty() || name.charAt(0) == other.charAt(0);
    return alike || !Cells.beginsNarrow(name) || !Cells.beginsNarrow(other)
        ? side == Side.BLACK ? 'A' : 'B'
        : name.charAt(0);
  }

  private void hint(Site site) {
    Hint hint = scene.hint(site);
    if (hint == null) {
      return;
    }
    boolean stands = hint == Hint.LEGAL || hint == Hint.LIBERTY;
    boolean empty = position.at(site) == Mark.EMPTY;
    put(site, stands && empty ? 0 : -1, glyphs.hint(hint), role(hint));
  }

  private static Role role(Hint hint) {
    return switch (hint) {
      case LEGAL -> Role.LEGAL;
      case CHAIN -> Role.CHAIN;
      case LIBERTY -> Role.LIBERTY;
      case TAKEN -> Role.TAKEN;
      case REPEATED, BLOCKED -> Role.REPEATED;
    };
  }

  private void around(Site site, char before, char after, Role role) {
    put(site, -1, before, role);
    put(site, 1, after, role);
  }

  private void put(Site site, int beside, char c, Role role) {
    canvas.put(view.x(site.col()) - view.left() + beside, view.y(site.row()) - view.top(), c, role);
  }
}

package dev.banmen.tui.board;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.theme.Role;

/**
 * Paints a board of dots, the lines between them, and the boxes within. A line takes all cells
 * between its dots, a box all cells between its lines. Used for one painting.
 */
final class LinesPainter {
  private final Canvas canvas;
  private final Glyphs glyphs;
  private final BoardView view;
  private final Scale scale;
  private final Position position;

  LinesPainter(Canvas canvas, BoardView view, Position position) {
    this.canvas = canvas;
    this.view = view;
    this.position = position;
    glyphs = canvas.glyphs();
    scale = view.scale();
  }

  /** Paints a dot, or the faint guide of a line that can be drawn. */
  void ground(Site real) {
    Site site = view.seen(real);
    boolean isUpright = site.row() % 2 == 1;
    if (!isUpright && site.col() % 2 == 0) {
      canvas.put(x(site), y(site), glyphs.dot(), Role.FIXTURE);
    } else if (!isBox(site)) {
      fill(site, glyphs.guide(isUpright, canvas.showsSides()), Role.BOARD);
    }
  }

  /** Paints a drawn line, or a box with its owner's initial. */
  void piece(Site real, Side side) {
    Site site = view.seen(real);
    boolean isBlack = side == Side.BLACK;
    if (isBox(site)) {
      Role tint = isBlack ? Role.BOX_BLACK : Role.BOX_WHITE;
      fill(site, ' ', tint);
      canvas.put(x(site), y(site), StoneTile.initial(position.game(), side), tint);
    } else {
      Side shape = canvas.showsSides() ? Side.BLACK : side; // colours tell the sides apart
      char line = glyphs.line(shape, site.row() % 2 == 1);
      fill(site, line, isBlack ? Role.BLACK : Role.WHITE);
    }
  }

  /** Gives all cells of a site the colours of a role. */
  void tint(Site real, Role role) {
    Site site = view.seen(real);
    int across = across(site);
    int down = down(site);
    for (int y = y(site) - down; y <= y(site) + down; y++) {
      for (int x = x(site) - across; x <= x(site) + across; x++) {
        canvas.tint(x, y, role);
      }
    }
  }

  private void fill(Site site, char c, Role role) {
    int across = across(site);
    int down = down(site);
    for (int y = y(site) - down; y <= y(site) + down; y++) {
      for (int x = x(site) - across; x <= x(site) + across; x++) {
        canvas.put(x, y, c, role);
      }
    }
  }

  private static boolean isBox(Site site) {
    return site.row() % 2 == 1 && site.col() % 2 == 1;
  }

  /** Returns how many cells a site has on each side of its middle. */
  private int across(Site site) {
    return site.col() % 2 == 0 ? 0 : scale.stepX() - 1;
  }

  /** Returns how many cells a site has above and below its middle. */
  private int down(Site site) {
    return site.row() % 2 == 0 ? 0 : scale.stepY() - 1;
  }

  private int x(Site site) {
    return scale.x(site.col()) - view.left();
  }

  private int y(Site site) {
    return scale.y(site.row()) - view.top();
  }
}

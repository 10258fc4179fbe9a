package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Side;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.term.Disc;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;

/** A side's piece on a small piece of its board, as it stands beside a player's name. Stateless. */
public final class StoneTile {
  public static final int COLS = 4;
  public static final int ROWS = 2;

  private StoneTile() {}

  /**
   * Paints a side's tile on the upper left {@link #COLS} by {@link #ROWS} cells of a canvas: its
   * piece, or its letter where sides draw lines. Without blocks or colours the piece is one sign.
   */
  public static void paint(Canvas canvas, Game game, Side side) {
    Role role = side == Side.BLACK ? Role.BLACK : Role.WHITE;
    if (game.lattice().ground() == Ground.LINES) {
      letter(canvas, game, side);
      return;
    }
    for (int y = 0; y < ROWS; y++) {
      for (int x = 0; x < COLS; x++) {
        canvas.put(x, y, ' ', Role.TILE, Role.TILE);
      }
    }
    if (canvas.hasSolidPieces()) {
      disc(canvas, role);
    } else {
      canvas.put(1, 0, canvas.glyphs().piece(side), role, Role.TILE);
    }
  }

  private static void disc(Canvas canvas, Role role) {
    Disc disc = Disc.of(COLS, true);
    for (int y = 0; y < ROWS; y++) {
      for (int x = 0; x < COLS; x++) {
        if (disc.isSwapped(y, x)) {
          canvas.cut(x, y, disc.cell(y, x), role, Role.TILE);
        } else {
          canvas.put(x, y, disc.cell(y, x), role, Role.TILE);
        }
      }
    }
  }

  private static void letter(Canvas canvas, Game game, Side side) {
    Role box = side == Side.BLACK ? Role.BOX_BLACK : Role.BOX_WHITE;
    for (int y = 0; y < ROWS; y++) {
      for (int x = 0; x < COLS; x++) {
        canvas.put(x, y, ' ', box, box);
      }
    }
    canvas.put(1, 0, initial(game, side), box, box);
  }

  /** Returns the first letter of a side's name; A or B if both start alike or not with one cell. */
  static char initial(Game game, Side side) {
    String name = game.words().colour(side);
    String other = game.words().colour(side.opponent());
    boolean alike = name.isEmpty() || other.isEmpty() || name.charAt(0) == other.charAt(0);
    return alike || !CellText.beginsNarrow(name) || !CellText.beginsNarrow(other)
        ? side == Side.BLACK ? 'A' : 'B'
        : name.charAt(0);
  }
}

package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Side;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;

/** A side's piece on a small piece of its board, as it stands beside a player's name. Stateless. */
public final class StoneTile {
  public static final int COLS = 4;
  public static final int ROWS = 2;

  /** The tile's rows; a piece in the middle of four columns and two rows. */
  private static final String UPPER = "▗▆▆▖";

  private static final String LOWER = "▝▂▂▘";
  private static final String LOWER_CUT = " ^^ ";

  private StoneTile() {}

  /**
   * Paints a side's tile on the upper left {@link #COLS} by {@link #ROWS} cells of a canvas: its
   * piece, or its letter where sides draw lines. Without colours it is one sign in its first row.
   */
  public static void paint(Canvas canvas, Game game, Side side) {
    Role role = side == Side.BLACK ? Role.BLACK : Role.WHITE;
    if (game.lattice().ground() == Ground.LINES) {
      letter(canvas, game, side);
    } else if (!canvas.showsSides() || !canvas.glyphs().hasBlocks()) {
      canvas.put(1, 0, canvas.glyphs().piece(side), role);
    } else {
      for (int x = 0; x < COLS; x++) {
        canvas.put(x, 0, UPPER.charAt(x), role, Role.TILE);
        if (LOWER_CUT.charAt(x) == '^') {
          canvas.cut(x, 1, LOWER.charAt(x), role, Role.TILE);
        } else {
          canvas.put(x, 1, LOWER.charAt(x), role, Role.TILE);
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

package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreLimit;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.theme.Role;
import java.util.function.Supplier;

/**
 * A bar of the pieces that both sides have, which grow towards each other until the board is full.
 * Stateless.
 */
public final class ScoreBar {
  private static final char PIECES = '━';

  private ScoreBar() {}

  /** Paints the bar over a row's whole width; nothing for a game whose score has no limit. */
  public static void paint(Canvas row, Game game, Supplier<Score> counted) {
    int most = ScoreLimit.of(game);
    if (most == 0) {
      return;
    }
    int cols = row.cols();
    Score score = counted.get();
    int black = cells(score.black(), most, cols);
    int white = Math.min(cells(score.white(), most, cols), cols - black);
    paint(row, game.lattice().ground(), black, white);
  }

  /** Paints a bar of two parts of a whole, each at its end. */
  public static void paint(Canvas row, Ground ground, int black, int white, int all) {
    int blackCells = cells(black, all, row.cols());
    paint(
        row, ground, blackCells, Math.min(cells(white, all, row.cols()), row.cols() - blackCells));
  }

  private static void paint(Canvas row, Ground ground, int black, int white) {
    int cols = row.cols();
    for (int x = 0; x < cols; x++) {
      if (x < black) {
        row.put(x, 0, sign(row, Side.BLACK, ground), Role.BLACK);
      } else if (x >= cols - white) {
        row.put(x, 0, sign(row, Side.WHITE, ground), Role.WHITE);
      } else {
        row.put(x, 0, ground == Ground.LINES ? row.glyphs().guide(false, true) : ' ', Role.BOARD);
      }
    }
  }

  /** Returns how many cells show these points: one at least, if there are any. */
  private static int cells(double points, int most, int cols) {
    return points <= 0 ? 0 : (int) Math.max(1, Math.round(points * cols / most));
  }

  private static char sign(Canvas row, Side side, Ground ground) {
    boolean isPlain = !row.glyphs().hasBlocks() || !row.showsSides();
    return isPlain ? row.glyphs().sign(side, ground) : PIECES;
  }
}

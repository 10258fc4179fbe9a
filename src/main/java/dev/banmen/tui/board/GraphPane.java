package dev.banmen.tui.board;

import dev.banmen.game.Game;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.theme.Role;

/**
 * The lead at each move of a line: a bar up for the first player, a bar down for the second. Beside
 * the highest bar of each stand the player's piece and that lead. Stateless.
 */
public final class GraphPane {
  private static final int GUTTER = 6;
  private static final int LOWER = 0;
  private static final int UPPER = 1;
  private static final int FULL = 2;

  private GraphPane() {}

  /** Returns where the bars are in a pane. */
  public static Extent bars(Extent pane) {
    int gutter = Math.min(GUTTER, pane.cols());
    return new Extent(pane.x() + gutter, pane.y(), pane.cols() - gutter, pane.rows());
  }

  public static void paint(Canvas canvas, RecordCursor recordCursor) {
    ShownLine line = recordCursor.line();
    int half = canvas.rows() / 2;
    if (half == 0 || canvas.cols() <= GUTTER) {
      return;
    }
    double up = greatest(line, 1);
    double down = greatest(line, -1);
    double most = Math.max(1, Math.max(up, down));
    int higher = Math.max(1, (int) Math.ceil(up * half / most));
    int lower = Math.max(1, (int) Math.ceil(down * half / most));
    label(canvas, half - higher, recordCursor.game(), Side.BLACK, up);
    label(canvas, half + lower - 1, recordCursor.game(), Side.WHITE, down);
    Canvas bars = canvas.part(bars(canvas.extent()));
    int cols = line.size() > 1 ? bars.cols() : 1;
    int here = TimelinePane.x(recordCursor.at(), line, cols);
    for (int x = 0; x < cols; x++) {
      double lead = line.margin(TimelinePane.at(line, cols, x));
      int halves = (int) Math.ceil(Math.abs(lead) * 2 * half / most);
      Role role = x == here ? Role.ACCENT : x < here ? Role.TEXT : Role.QUIET;
      bar(bars, x, half, lead < 0, halves, role);
    }
  }

  /** Paints a bar from the middle, or what stands for a tie. */
  private static void bar(Canvas bars, int x, int half, boolean isDown, int halves, Role role) {
    Signs signs = Signs.beside(bars.glyphs());
    if (halves == 0) {
      bars.put(x, half - 1, signs.track(false), role);
    }
    for (int i = 0; 2 * i < halves; i++) {
      boolean isFull = 2 * i + 2 <= halves;
      int y = isDown ? half + i : half - 1 - i;
      bars.put(x, y, signs.bar(isFull ? FULL : isDown ? UPPER : LOWER), role);
    }
  }

  /** Paints a side's greatest lead, if it ever led. */
  private static void label(Canvas canvas, int y, Game game, Side side, double lead) {
    if (lead == 0) {
      return;
    }
    canvas.put(0, y, canvas.glyphs().sign(side, game.lattice().ground()), role(side));
    canvas.text(1, y, " +" + Score.points(lead), Role.QUIET);
  }

  private static Role role(Side side) {
    return side == Side.BLACK ? Role.BLACK : Role.WHITE;
  }

  private static double greatest(ShownLine line, int sign) {
    double most = 0;
    for (int at = 0; at < line.size(); at++) {
      most = Math.max(most, sign * line.margin(at));
    }
    return most;
  }
}

package dev.banmen.tui.board;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.theme.Role;
import java.util.List;

/**
 * Black's share of wins by move, in one line: a bar for each move, the higher the better for Black.
 * Stateless.
 */
public final class ValueGraph {
  private static final String BLOCKS = "▁▂▃▄▅▆▇█";
  private static final String PLAIN = "_.-=+*#@";

  private ValueGraph() {}

  /**
   * Paints the graph in the first row.
   *
   * @param curve shares from 0 to 1, NaN for unknown
   * @param here the index of the share to point out; -1 for none
   */
  public static void paint(Canvas canvas, List<Double> curve, int here) {
    int cols = Math.min(canvas.cols(), curve.size());
    for (int x = 0; x < cols && canvas.rows() > 0; x++) {
      int at = at(x, curve.size(), cols);
      int next = Math.max(at + 1, at(x + 1, curve.size(), cols));
      boolean isHere = here >= at && here < next;
      double share = curve.get(isHere ? here : at);
      if (!Double.isNaN(share)) {
        canvas.put(x, 0, bar(canvas.glyphs(), share), isHere ? Role.ACCENT : Role.TEXT);
      }
    }
  }

  private static int at(int x, int size, int cols) {
    return (int) ((long) x * size / cols);
  }

  /** Returns the bar of a share. */
  static char bar(Glyphs glyphs, double share) {
    String bars = glyphs.hasBlocks() ? BLOCKS : PLAIN;
    return bars.charAt((int) Math.min(bars.length() - 1, share * bars.length()));
  }
}

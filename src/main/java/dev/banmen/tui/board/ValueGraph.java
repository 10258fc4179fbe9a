package dev.banmen.tui.board;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.theme.Role;
import java.util.List;

/**
 * Black's share of wins, or lead, by move, in one line: a bar for each move, the higher the better
 * for Black. Stateless.
 */
public final class ValueGraph {
  private static final String BLOCKS = "▁▂▃▄▅▆▇█";
  private static final String PLAIN = "_.-=+*#@";

  /** The points below which a graph isn't as high as it can be. */
  private static final double LEAST = 5;

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

  /** Returns the largest lead of either side, at least {@link #LEAST}; some may be NaN. */
  public static double most(List<Double> leads) {
    return leads.stream()
        .filter(lead -> !lead.isNaN())
        .mapToDouble(Math::abs)
        .reduce(LEAST, Math::max);
  }

  /** Returns leads as shares from 0, so many points behind, to 1. */
  public static List<Double> shares(List<Double> leads, double most) {
    return leads.stream().map(lead -> (1 + lead / most) / 2).toList();
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

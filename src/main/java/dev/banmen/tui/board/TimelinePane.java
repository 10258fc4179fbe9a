package dev.banmen.tui.board;

import dev.banmen.study.ShownLine;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;

/**
 * The current line as a track with the current move on it, and marks of what it contains, those for
 * whose names a legend has room. Stateless.
 */
public final class TimelinePane {
  /** Kinds of marks, the most important first. */
  private static final int[] KINDS = {
    ShownLine.MISS, ShownLine.MISTAKE, ShownLine.COMMENT, ShownLine.BRANCH
  };

  private static final String[] NAMES = {
    "timeline.miss", "timeline.mistake", "timeline.comment", "timeline.branch"
  };

  /** The kinds in the order in which a legend names them: mistakes are there only on request. */
  private static final int[] NAMED = {1, 0, 2, 3};

  private static final String GAP = "  ";

  private TimelinePane() {}

  /**
   * Paints the track in the first row, with the marks that a legend names.
   *
   * @param at the index of the current node
   */
  public static void paint(Canvas canvas, ShownLine line, int at, String legend) {
    // With nothing to step through, a whole line would look like a game of many moves.
    int cols = line.size() > 1 ? canvas.cols() : Math.min(1, canvas.cols());
    Signs signs = Signs.beside(canvas.glyphs());
    int here = x(at, line, cols);
    for (int x = 0; x < cols; x++) {
      canvas.put(x, 0, signs.track(x < here), x < here ? Role.ACCENT : Role.RULE);
    }
    for (int kind = KINDS.length - 1; kind >= 0; kind--) {
      if (legend.indexOf(signs.found(kind)) >= 0) {
        marks(canvas, line, kind, cols);
      }
    }
    canvas.put(here, 0, signs.here(), Role.ACCENT);
  }

  private static void marks(Canvas canvas, ShownLine line, int kind, int cols) {
    for (int at = 0; at < line.size(); at++) {
      if (line.is(at, KINDS[kind])) {
        Role role = kind <= 1 ? Role.MISS : Role.TEXT;
        canvas.put(x(at, line, cols), 0, Signs.beside(canvas.glyphs()).found(kind), role);
      }
    }
  }

  /** Returns the legend of the marks on a line that fit a width; those that don't aren't drawn. */
  public static String legend(Words words, ShownLine line, Glyphs glyphs, int cols) {
    StringBuilder legend = new StringBuilder();
    for (int kind : NAMED) {
      String name = words.text(NAMES[kind], line.misses()); // how many, for misses only
      String mark = Signs.beside(glyphs).found(kind) + " " + name;
      String next = (legend.length() == 0 ? "" : GAP) + mark;
      boolean fits = CellText.width(legend.toString()) + CellText.width(next) <= cols;
      if (fits && isSome(line, KINDS[kind])) {
        legend.append(next);
      }
    }
    return legend.toString();
  }

  /** Whether a kind is found on the line, but not on most of it. */
  private static boolean isSome(ShownLine line, int kind) {
    int found = 0;
    for (int at = 0; at < line.size(); at++) {
      found += line.is(at, kind) ? 1 : 0;
    }
    return found > 0 && 2 * found <= line.size();
  }

  static int x(int at, ShownLine line, int cols) {
    return line.size() == 1 ? 0 : (int) ((long) at * (cols - 1) / (line.size() - 1));
  }

  public static int at(ShownLine line, int cols, int x) {
    int last = line.size() - 1;
    return cols < 2 ? 0 : (int) Math.min(last, ((long) x * last + (cols - 1) / 2) / (cols - 1));
  }
}

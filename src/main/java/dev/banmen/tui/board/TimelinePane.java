package dev.banmen.tui.board;

import dev.banmen.study.RecordCursor;
import dev.banmen.study.ShownLine;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.theme.Role;

/**
 * The current line as a strip along the bottom: marks of what it contains, and below them the
 * progress, or the score as a curve where it is a count. Stateless.
 */
public final class TimelinePane {
  /** Kinds of marks, the most important first. */
  private static final int[] KINDS = {
    ShownLine.MISS, ShownLine.BRANCH, ShownLine.COMMENT, ShownLine.CAPTURE
  };

  private TimelinePane() {}

  public static void paint(Canvas whole, RecordCursor recordCursor) {
    if (whole.rows() == 0) {
      return;
    }
    ShownLine line = recordCursor.line();
    // With nothing to step through, a whole line would look like a game of many moves.
    Canvas canvas = line.size() > 1 ? whole : whole.part(new Extent(0, 0, 1, whole.rows()));
    int below = canvas.rows() == 1 ? 0 : 1;
    Canvas track = canvas.part(new Extent(0, below, canvas.cols(), canvas.rows() - below));
    if (line.isCounted()) {
      curve(track, line);
    } else {
      track(track.part(new Extent(0, 0, canvas.cols(), 1)), recordCursor);
    }
    marks(canvas, line);
    int here = x(recordCursor.at(), line, canvas.cols());
    for (int y = below; y < canvas.rows(); y++) {
      canvas.put(here, y, Signs.beside(canvas.glyphs()).here(), Role.CURSOR);
    }
  }

  private static int x(int at, ShownLine line, int cols) {
    return line.size() == 1 ? 0 : (int) ((long) at * (cols - 1) / (line.size() - 1));
  }

  public static int at(ShownLine line, int cols, int x) {
    int last = line.size() - 1;
    return cols < 2 ? 0 : (int) Math.min(last, ((long) x * last + (cols - 1) / 2) / (cols - 1));
  }

  private static void marks(Canvas canvas, ShownLine line) {
    int[] best = new int[canvas.cols()];
    for (int at = 0; at < line.size(); at++) {
      int x = x(at, line, canvas.cols());
      for (int kind = 0; kind < KINDS.length; kind++) {
        if (line.is(at, KINDS[kind]) && (best[x] == 0 || kind < best[x] - 1)) {
          best[x] = kind + 1;
        }
      }
    }
    for (int x = 0; x < best.length; x++) {
      if (best[x] > 0) {
        Role role = best[x] == 1 ? Role.MISS : Role.TEXT;
        canvas.put(x, 0, Signs.beside(canvas.glyphs()).found(best[x] - 1), role);
      }
    }
  }

  private static void track(Canvas canvas, RecordCursor recordCursor) {
    int here = x(recordCursor.at(), recordCursor.line(), canvas.cols());
    for (int x = 0; x < canvas.cols(); x++) {
      boolean isPast = x <= here;
      char sign = Signs.beside(canvas.glyphs()).track(isPast);
      canvas.put(x, 0, sign, isPast ? Role.TEXT : Role.QUIET);
    }
  }

  /** Paints how far Black is ahead: the middle height is a tie, the full one the greatest lead. */
  private static void curve(Canvas canvas, ShownLine line) {
    double most = 1;
    for (int at = 0; at < line.size(); at++) {
      most = Math.max(most, Math.abs(line.margin(at)));
    }
    String steps = Signs.beside(canvas.glyphs()).steps();
    int full = steps.length() * canvas.rows();
    for (int x = 0; x < canvas.cols(); x++) {
      double margin = line.margin(at(line, canvas.cols(), x));
      int height = 1 + (int) Math.round((margin + most) / (2 * most) * (full - 1));
      for (int y = 0; y < canvas.rows(); y++) {
        int filled = height - steps.length() * (canvas.rows() - 1 - y);
        if (filled > 0) {
          char c = steps.charAt(Math.min(filled, steps.length()) - 1);
          canvas.put(x, y, c, Role.QUIET);
        }
      }
    }
  }
}

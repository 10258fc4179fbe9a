package dev.banmen.tui.canvas;

import dev.banmen.tui.theme.Role;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * An arrow or a line of block characters between two places of a canvas. Each cell has the
 * character that differs least from the true shape, as in a {@link Disc}. Lengths are in columns: a
 * row is two of them. Immutable.
 */
public final class ArrowShape {
  private static final int PARTS = 8;

  /** Half the width of the line, and where sites are less than {@link #WIDE} columns apart. */
  private static final double HALF = 0.5;

  private static final double HALF_OF_SMALL = 0.27;
  private static final int WIDE = 6;

  /** The length of an arrowhead, and half its width as a part of that. */
  private static final double LEAST_HEAD = 3;

  private static final double MOST_HEAD = 4;
  private static final double HEAD_HALF = 0.65;

  /** A cell with fewer parts of the shape stays as it is, so that the board's lines are seen. */
  private static final int FEWEST = 8;

  /** The radius of a dot at each end of a line that isn't an arrow. */
  private static final double DOT = 0.9;

  /** A shape that is shorter can't be seen between its ends. */
  private static final double SHORTEST = 1.5;

  private final double fromX;
  private final double fromY;
  private final double toX;
  private final double toY;
  private final double half;
  private final double head; // 0 for a line
  private final double headX; // how far right of the line the head is
  private final double length;
  private final double alongX;
  private final double alongY;

  private ArrowShape(double fromX, double fromY, double toX, double toY, double half, double head) {
    this.fromX = fromX;
    this.fromY = fromY;
    this.toX = toX;
    this.toY = toY;
    this.half = half;
    this.head = head;
    double right = fromX - Math.floor(fromX);
    headX = fromX == toX && right > 0 ? 0.5 - right : 0;
    length = Math.hypot(toX - fromX, toY - fromY);
    alongX = (toX - fromX) / length;
    alongY = (toY - fromY) / length;
  }

  /**
   * Returns the shape from one place to another; empty if it is too short to be seen.
   *
   * @param step how many columns two sites are apart
   * @param near how much of its start is left out, in columns
   * @param far how much of its end is left out
   */
  public static Optional<ArrowShape> between(
      double fromX,
      double fromY,
      double toX,
      double toY,
      int step,
      double near,
      double far,
      boolean isArrow) {
    double length = Math.hypot(toX - fromX, toY - fromY);
    double x = (toX - fromX) / length;
    double y = (toY - fromY) / length;
    double half = step < WIDE ? HALF_OF_SMALL : HALF;
    double head = Math.max(LEAST_HEAD, Math.min(step / 2.0, MOST_HEAD));
    return length - near - far < SHORTEST
        ? Optional.empty()
        : Optional.of(
            new ArrowShape(
                fromX + x * near,
                fromY + y * near,
                toX - x * far,
                toY - y * far,
                half,
                isArrow ? head : 0));
  }

  /** Paints it on the ground that is there, in those cells of a column and a row that are free. */
  public void paint(Canvas canvas, Role role, BiPredicate<Integer, Integer> isFree) {
    int left = (int) Math.max(0, Math.min(fromX, toX) - MOST_HEAD);
    int right = (int) Math.min(canvas.cols() - 1, Math.max(fromX, toX) + MOST_HEAD);
    int top = (int) Math.max(0, (Math.min(fromY, toY) - MOST_HEAD) / 2);
    int bottom = (int) Math.min(canvas.rows() - 1, (Math.max(fromY, toY) + MOST_HEAD) / 2);
    for (int row = top; row <= bottom; row++) {
      for (int col = left; col <= right; col++) {
        if (isNear(col, row) && isFree.test(col, row)) {
          paint(canvas, role, col, row, covered(col, row));
        }
      }
    }
  }

  /** Whether any part of a cell may be on the shape. */
  private boolean isNear(int col, int row) {
    double x = col + 0.5 - fromX;
    double y = 2 * row + 1 - fromY;
    return Math.abs(x * alongY - y * alongX) < MOST_HEAD * HEAD_HALF + 1.2;
  }

  private static void paint(Canvas canvas, Role role, int col, int row, long covered) {
    if (Long.bitCount(covered) < FEWEST) {
      return;
    }
    int best = 0;
    boolean isCut = false;
    int least = Integer.MAX_VALUE;
    for (int i = 0; least > 0 && i < 2 * Block.ALL.length(); i++) {
      boolean isSwapped = i >= Block.ALL.length();
      int block = isSwapped ? i - Block.ALL.length() : i;
      int off = Long.bitCount(covered ^ (isSwapped ? ~Block.parts(block) : Block.parts(block)));
      if (off < least) {
        least = off;
        best = block;
        isCut = isSwapped;
      }
    }
    char c = Block.ALL.charAt(best);
    if (isCut) {
      canvas.writeCut(col, row, c, role);
    } else if (c != ' ') {
      canvas.write(col, row, c, role);
    }
  }

  /** Returns the parts of a cell that are on the shape, in the order of {@link Block#parts}. */
  private long covered(int col, int row) {
    long covered = 0;
    for (int part = 0; part < PARTS * PARTS; part++) {
      double x = col + (part % PARTS + 0.5) / PARTS;
      double y = 2 * (row + (part / PARTS + 0.5) / PARTS);
      covered |= isOn(x - fromX, y - fromY) ? 1L << part : 0;
    }
    return covered;
  }

  /** Whether a place, seen from the start, is on the shape. */
  private boolean isOn(double x, double y) {
    double along = x * alongX + y * alongY;
    double aside = Math.abs(x * alongY - y * alongX);
    if (head == 0) {
      return Math.hypot(x, y) <= DOT
          || Math.hypot(along - length, aside) <= DOT
          || along >= 0 && along <= length && aside <= half;
    }
    double back = length - along;
    if (along >= 0 && back > 1 && aside <= half) {
      return true;
    }
    double asideHead = Math.abs((x - headX) * alongY - y * alongX);
    return back >= 0 && back <= head && asideHead <= back * HEAD_HALF;
  }
}

package dev.banmen.picture;

import dev.banmen.record.Stroke;

/** The characters that arrows and lines of a recording are drawn with. Stateless. */
public final class StrokeGlyphs {
  /** Horizontal, falling, vertical, rising; arrowheads clockwise from the right; a line's end. */
  private static final String UNICODE = "╍╲╏╱→↘↓↙←↖↑↗◆";

  /** The characters in ASCII, as far as there are some without another meaning. */
  private static final String ASCII = "__'_>>`<<<`>\\";

  private static final int TIPS = 4;
  private static final int LINE_END = TIPS + Stroke.DIRECTIONS;

  private StrokeGlyphs() {}

  /** The character for a site that a stroke passes over or starts at. */
  public static char along(Stroke stroke, boolean isAscii) {
    return glyph(stroke.direction() % TIPS, isAscii);
  }

  /** The character for its end, and for the start of a line without arrowhead. */
  public static char end(Stroke stroke, boolean isAscii) {
    return glyph(stroke.isArrow() ? TIPS + stroke.direction() : LINE_END, isAscii);
  }

  /** The character for its start. */
  public static char begin(Stroke stroke, boolean isAscii) {
    return stroke.isArrow() ? along(stroke, isAscii) : end(stroke, isAscii);
  }

  private static char glyph(int index, boolean isAscii) {
    return (isAscii ? ASCII : UNICODE).charAt(index);
  }
}

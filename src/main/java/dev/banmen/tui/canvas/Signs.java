package dev.banmen.tui.canvas;

import dev.banmen.record.Markup.Sign;

/**
 * The characters that recordings are drawn with, besides those of boards. Everything that is to be
 * told apart differs here, from those as well, whatever the colours.
 *
 * @param isAscii whether what a record draws on the board is drawn in ASCII too
 * @param twigs of a tree: a way down, its last corner, a fork in it; what joins two nodes, the same
 *     on the line that is shown; a node without a move
 * @param found on the timeline: a miss, a variation, a comment, a capture
 * @param track of the timeline: what was gone through, what is to come, where one is
 * @param steps of a curve, the lowest first
 */
public record Signs(boolean isAscii, String twigs, String found, String track, String steps) {
  private static final Signs UNICODE = new Signs(false, "│└├─═·", "!┬\"×", "─·┃", "▁▂▃▄▅▆▇█");

  private static final Signs ASCII = new Signs(true, "|`+-=.", "!Y\"x", "-.#", "_.-=^");

  /** A way down in a tree. */
  public static final int DOWN = 0;

  public static final int CORNER = 1;
  public static final int FORK = 2;
  public static final int ACROSS = 3;
  public static final int ACROSS_SHOWN = 4;
  public static final int NO_MOVE = 5;

  /** Those that go with what boards are drawn with. */
  public static Signs beside(Glyphs glyphs) {
    return glyphs == Glyphs.UNICODE ? UNICODE : ASCII;
  }

  /** What stands for a sign of a record; for a label, where it does not fit. */
  public char sign(Sign sign) {
    return sign.drawn(isAscii);
  }

  /** A part of a tree. */
  public char twig(int part) {
    return twigs.charAt(part);
  }

  /** What joins two nodes where a line would look like a move, as moves are lines themselves. */
  public char betweenLines(boolean isShown) {
    return isShown ? ':' : ' ';
  }

  /** What stands for a kind of thing on the timeline. */
  public char found(int kind) {
    return found.charAt(kind);
  }

  /** A place of the timeline. */
  public char track(boolean isPast) {
    return track.charAt(isPast ? 0 : 1);
  }

  /** Where one is on the timeline. */
  public char here() {
    return track.charAt(2);
  }
}

package dev.banmen.tui.board;

import dev.banmen.record.Markup.Sign;
import dev.banmen.tui.canvas.Glyphs;

/**
 * The characters that recordings are drawn with, in addition to those of boards. Everything that
 * must be distinguishable differs here, also from those, whatever the colours.
 *
 * @param isAscii whether a record's markup is drawn in ASCII too
 * @param twigs of a tree: a way down, its last corner, a fork in it; the link between two nodes,
 *     the same on the current line; a node without a move
 * @param found on the timeline: a miss, a mistake, a comment, a variation
 * @param track of the timeline: the past, the future, the present
 * @param bars of a graph: the lower half of a cell, its upper half, all of it
 */
public record Signs(boolean isAscii, String twigs, String found, String track, String bars) {
  private static final Signs UNICODE = new Signs(false, "│└├─━·", "!?◆┬", "━─●", "▄▀█");

  private static final Signs ASCII = new Signs(true, "|`+-=.", "!?*Y", "=-#", ".'#");

  /** The way down in a tree. */
  public static final int DOWN = 0;

  public static final int CORNER = 1;
  public static final int FORK = 2;
  public static final int ACROSS = 3;
  public static final int ACROSS_SHOWN = 4;
  public static final int NO_MOVE = 5;

  /** Returns the signs that go with these glyphs. */
  public static Signs beside(Glyphs glyphs) {
    return glyphs.hasBlocks() ? UNICODE : ASCII;
  }

  /** Returns the character for a sign of a record; for a label, if it doesn't fit. */
  public char sign(Sign sign) {
    return sign.drawn(isAscii);
  }

  public char twig(int part) {
    return twigs.charAt(part);
  }

  /** Returns the mark for a kind of thing on the timeline. */
  public char found(int kind) {
    return found.charAt(kind);
  }

  public char track(boolean isPast) {
    return track.charAt(isPast ? 0 : 1);
  }

  public char here() {
    return track.charAt(2);
  }

  /** Returns arrows to the left, up, down and to the right. */
  String arrows() {
    return isAscii ? "<^v>" : "←↑↓→";
  }

  /** Returns a part of a graph's bar. */
  char bar(int part) {
    return bars.charAt(part);
  }
}

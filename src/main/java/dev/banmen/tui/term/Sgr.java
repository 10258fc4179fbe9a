package dev.banmen.tui.term;

import com.googlecode.lanterna.TextCharacter;

/**
 * A pen's colours and attributes, packed into a long for fast comparison, and the shortest sequence
 * from one pen to another (Select Graphic Rendition, ECMA-48 8.3.117). Stateless.
 */
final class Sgr {
  static final int BOLD = 1;
  static final int UNDERLINE = 2;
  static final int REVERSE = 4;

  /** The base of colour numbers. */
  static final int FOREGROUND = 30;

  static final int BACKGROUND = 40;

  /** The terminal's own colours, no attributes. */
  static final long PLAIN = 0;

  private static final int COLOUR_BITS = 26; // Depth.DIRECT with its colour, or one less
  private static final int BACKGROUND_AT = 3;
  private static final int FOREGROUND_AT = BACKGROUND_AT + COLOUR_BITS;
  private static final long COLOUR = (1L << COLOUR_BITS) - 1;

  private Sgr() {}

  /**
   * Returns a pen.
   *
   * @param foreground a colour as {@link Depth} numbers them
   * @param background the same for the background
   */
  static long of(int foreground, int background, int attributes) {
    return (long) (foreground + 1) << FOREGROUND_AT
        | (long) (background + 1) << BACKGROUND_AT
        | attributes;
  }

  static int foreground(long pen) {
    return (int) (pen >> FOREGROUND_AT & COLOUR) - 1;
  }

  static int background(long pen) {
    return (int) (pen >> BACKGROUND_AT & COLOUR) - 1;
  }

  static int attributes(long pen) {
    return (int) pen & (1 << BACKGROUND_AT) - 1;
  }

  /** Returns a cell's attributes; others are not shown alike anywhere. */
  static int attributes(TextCharacter cell) {
    return (cell.isBold() ? BOLD : 0)
        | (cell.isUnderlined() ? UNDERLINE : 0)
        | (cell.isReversed() ? REVERSE : 0);
  }

  /** Whether blanks look alike with both: only the background shows then. */
  static boolean sameBlank(long a, long b) {
    return background(a) == background(b) && showsGroundOnly(a) && showsGroundOnly(b);
  }

  private static boolean showsGroundOnly(long pen) {
    return (attributes(pen) & (UNDERLINE | REVERSE)) == 0;
  }

  /** Returns a pen as close to this one as possible whose blanks look like another's. */
  static long forBlanks(long now, long blank) {
    boolean keeps = showsGroundOnly(now) && showsGroundOnly(blank);
    return keeps ? of(foreground(now), background(blank), attributes(now)) : blank;
  }

  /** Writes the shortest sequence that changes a terminal's pen. */
  static void change(long from, long to, PaintBytes out) {
    if (from == to) {
      return;
    }
    int begin = out.size();
    differing(from, to, out, false);
    int direct = out.size() - begin;
    out.cutTo(begin);
    differing(PLAIN, to, out, true);
    if (out.size() - begin >= direct) {
      out.cutTo(begin);
      differing(from, to, out, false);
    }
  }

  /** Writes what differs; after a reset, from a plain pen. */
  private static void differing(long from, long to, PaintBytes out, boolean reset) {
    out.control();
    boolean more = attribute(from, to, BOLD, 1, 22, out, reset && to != PLAIN);
    more = attribute(from, to, UNDERLINE, 4, 24, out, more);
    more = attribute(from, to, REVERSE, 7, 27, out, more);
    if (foreground(from) != foreground(to)) {
      separate(out, more);
      colour(foreground(to), FOREGROUND, out);
      more = true;
    }
    if (background(from) != background(to)) {
      separate(out, more);
      colour(background(to), BACKGROUND, out);
    }
    out.ascii('m');
  }

  private static boolean attribute(
      long from, long to, int bit, int on, int off, PaintBytes out, boolean more) {
    int now = attributes(to) & bit;
    if (now == (attributes(from) & bit)) {
      return more;
    }
    separate(out, more);
    out.number(now == 0 ? off : on);
    return true;
  }

  private static void separate(PaintBytes out, boolean more) {
    if (more) {
      out.ascii(';');
    }
  }

  /**
   * Writes what sets a colour, without the sequence around it.
   *
   * @param base {@link #FOREGROUND} or {@link #BACKGROUND}
   */
  static void colour(int colour, int base, PaintBytes out) {
    if (colour == Depth.DEFAULT) {
      out.number(base + 9);
    } else if (colour < 8) {
      out.number(base + colour);
    } else if (colour < 16) {
      out.number(base + 60 + colour - 8);
    } else {
      out.number(base + 8);
      out.ascii(';');
      if (colour < Depth.DIRECT) {
        out.ascii("5;");
        out.number(colour);
      } else {
        out.ascii("2;");
        out.number(colour >> 16 & 0xff);
        out.ascii(';');
        out.number(colour >> 8 & 0xff);
        out.ascii(';');
        out.number(colour & 0xff);
      }
    }
  }
}

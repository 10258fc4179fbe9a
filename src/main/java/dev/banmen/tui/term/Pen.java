package dev.banmen.tui.term;

/**
 * Colours and attributes of what is written next, and the shortest sequence that gets a terminal
 * from one pen to another (Select Graphic Rendition, ECMA-48 8.3.117). Mutable, one thread.
 */
final class Pen {
  static final int BOLD = 1;
  static final int UNDERLINE = 2;
  static final int REVERSE = 4;

  int foreground = Depth.DEFAULT;
  int background = Depth.DEFAULT;
  int attributes;

  boolean isPlain() {
    return foreground == Depth.DEFAULT && background == Depth.DEFAULT && attributes == 0;
  }

  boolean same(Pen other) {
    return foreground == other.foreground
        && background == other.background
        && attributes == other.attributes;
  }

  void become(Pen other) {
    foreground = other.foreground;
    background = other.background;
    attributes = other.attributes;
  }

  void reset() {
    foreground = Depth.DEFAULT;
    background = Depth.DEFAULT;
    attributes = 0;
  }

  /** Writes the sequence that makes a terminal with this pen write with {@code wanted}. */
  void changeTo(Pen wanted, Bytes out) {
    out.control();
    if (!wanted.isPlain()) {
      boolean more = attribute(wanted, BOLD, 1, 22, out, false);
      more = attribute(wanted, UNDERLINE, 4, 24, out, more);
      more = attribute(wanted, REVERSE, 7, 27, out, more);
      if (wanted.foreground != foreground) {
        separate(out, more);
        colour(wanted.foreground, 30, out);
        more = true;
      }
      if (wanted.background != background) {
        separate(out, more);
        colour(wanted.background, 40, out);
      }
    }
    out.ascii('m');
    become(wanted);
  }

  private boolean attribute(Pen wanted, int bit, int on, int off, Bytes out, boolean more) {
    int now = wanted.attributes & bit;
    if (now == (attributes & bit)) {
      return more;
    }
    separate(out, more);
    out.number(now == 0 ? off : on);
    return true;
  }

  private static void separate(Bytes out, boolean more) {
    if (more) {
      out.ascii(';');
    }
  }

  private static void colour(int colour, int base, Bytes out) {
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

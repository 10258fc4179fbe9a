package dev.banmen.tui.term;

import com.googlecode.lanterna.TextColor;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/**
 * How many colours a terminal shows, and the nearest one it has to any colour asked for. A colour
 * of the terminal is a number: {@link #DEFAULT}, an index from 0 to 255, or {@link #DIRECT} with
 * red, green and blue below it.
 */
public enum Depth {
  NONE,
  /** Sixteen colours, of which the brighter eight are no backgrounds. */
  EIGHT,
  SIXTEEN,
  INDEXED,
  TRUECOLOR;

  /** The terminal's own default colour. */
  static final int DEFAULT = -1;

  /** Marks a colour given by its red, green and blue, eight bits each. */
  static final int DIRECT = 1 << 24;

  private static final int CUBE = 16; // xterm's 6x6x6 colours start here
  private static final int GREYS = 232; // and its 24 greys here

  /** The steps of a side of xterm's cube of colours. */
  private static final int[] STEPS = {0, 95, 135, 175, 215, 255};

  /** xterm's sixteen colours, which most terminals approximate. */
  private static final int[] SIXTEEN_COLOURS = {
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff
  };

  /**
   * Returns the depth that an environment promises: NO_COLOR as on no-color.org, COLORTERM, TERM.
   *
   * @param environment the variables by name
   */
  public static Depth of(Map<String, String> environment) {
    String term = variable(environment, "TERM");
    String colour = variable(environment, "COLORTERM");
    if (!variable(environment, "NO_COLOR").isEmpty() || term.isEmpty() || isColourless(term)) {
      return NONE;
    } else if (colour.equals("truecolor") || colour.equals("24bit") || isDirect(term)) {
      return TRUECOLOR;
    }
    return term.contains("256color") ? INDEXED : hasEight(term) ? EIGHT : SIXTEEN;
  }

  private static String variable(Map<String, String> environment, String name) {
    return environment.getOrDefault(name, "").toLowerCase(Locale.ROOT);
  }

  /** Whether a terminal is known by its name to show all colours: ssh sends no COLORTERM. */
  private static boolean isDirect(String term) {
    return term.endsWith("-direct")
        || TermName.isOf(
            term,
            "alacritty",
            "contour",
            "foot",
            "ghostty",
            "kitty",
            "rio",
            "wezterm",
            "xterm-ghostty",
            "xterm-kitty");
  }

  /** Whether a terminal shows bright black as black behind characters, like Linux's console. */
  private static boolean hasEight(String term) {
    return term.startsWith("linux") || term.equals("ansi") || term.startsWith("cons25");
  }

  private static boolean isColourless(String term) {
    return term.equals("dumb") || term.startsWith("vt") || term.endsWith("-mono");
  }

  /** Whether a terminal shows two colours as two. */
  public boolean tellsApart(TextColor one, TextColor other) {
    return !one.equals(other) && (this != INDEXED || nearest(one) != nearest(other));
  }

  /** Returns the colour that a terminal shows for this one. */
  TextColor shown(TextColor colour) {
    int nearest = nearest(colour);
    boolean isNamed = nearest < CUBE || nearest >= DIRECT;
    return isNamed
        ? colour
        : TextColor.Factory.fromString(String.format(Locale.ROOT, "#%06x", rgb(nearest)));
  }

  int nearest(TextColor colour) {
    if (this == NONE || colour == TextColor.ANSI.DEFAULT) {
      return DEFAULT;
    } else if (colour instanceof TextColor.ANSI named) {
      int index = named.ordinal(); // DEFAULT stands between the dark eight and the bright eight
      return index < TextColor.ANSI.DEFAULT.ordinal() ? index : index - 1;
    }
    int red = colour.getRed();
    int green = colour.getGreen();
    int blue = colour.getBlue();
    return switch (this) {
      case TRUECOLOR -> DIRECT | red << 16 | green << 8 | blue;
      case INDEXED -> indexed(red, green, blue);
      default -> sixteen(red, green, blue);
    };
  }

  /**
   * The colour around this one in the cube, or grey, that looks most like it: by lightness and hue,
   * so that two shades of a board don't become two colours.
   */
  private static int indexed(int red, int green, int blue) {
    int grey = Math.min(22, Math.max(0, ((red + green + blue) / 3 - 8) / 10));
    int nearest = 0;
    double least = Double.MAX_VALUE;
    for (int corner = 0; corner < 10; corner++) {
      int index = GREYS + grey + (corner & 1);
      if (corner < 8) {
        int r = stepBelow(red) + (corner & 1);
        int g = stepBelow(green) + (corner >> 1 & 1);
        index = CUBE + 36 * r + 6 * g + stepBelow(blue) + (corner >> 2);
      }
      double off = Oklab.distance(rgb(index), red << 16 | green << 8 | blue);
      if (off < least) {
        least = off;
        nearest = index;
      }
    }
    return nearest;
  }

  private static int stepBelow(int level) {
    int step = STEPS.length - 2;
    while (STEPS[step] > level) {
      step--;
    }
    return step;
  }

  /** Returns one of the cube's colours, or a grey. */
  private static int rgb(int index) {
    if (index >= GREYS) {
      return (8 + 10 * (index - GREYS)) * 0x10101;
    }
    int cube = index - CUBE;
    return STEPS[cube / 36] << 16 | STEPS[cube / 6 % 6] << 8 | STEPS[cube % 6];
  }

  /**
   * Returns the index of a direct colour if it is exactly one of xterm's 256, as an index takes
   * fewer bytes; otherwise the colour itself.
   */
  static int shortest(int colour) {
    if (colour < DIRECT) {
      return colour;
    }
    int red = colour >> 16 & 0xff;
    int green = colour >> 8 & 0xff;
    int blue = colour & 0xff;
    boolean isCube = isStep(red) && isStep(green) && isStep(blue);
    boolean isGrey = red == green && green == blue && red % 10 == 8 && red < 240;
    return isCube || isGrey ? indexed(red, green, blue) : colour;
  }

  private static boolean isStep(int level) {
    return Arrays.binarySearch(STEPS, level) >= 0;
  }

  private static int sixteen(int red, int green, int blue) {
    int nearest = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < SIXTEEN_COLOURS.length; i++) {
      int rgb = SIXTEEN_COLOURS[i];
      int off = distance(red, green, blue, rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff);
      if (off < least) {
        least = off;
        nearest = i;
      }
    }
    return nearest;
  }

  private static int distance(int r1, int g1, int b1, int r2, int g2, int b2) {
    return (r1 - r2) * (r1 - r2) + (g1 - g2) * (g1 - g2) + (b1 - b2) * (b1 - b2);
  }

  /**
   * Returns a colour in a picture: 0xrrggbb.
   *
   * @param orElse for the terminal's own default colour
   */
  public static int rgb(TextColor colour, int orElse) {
    int nearest = TRUECOLOR.nearest(colour);
    if (nearest == DEFAULT) {
      return orElse;
    }
    return nearest >= DIRECT ? nearest - DIRECT : SIXTEEN_COLOURS[nearest];
  }
}

package dev.banmen.tui.term;

import java.util.Map;

/** The tone of a terminal's background, as far as it is known. */
public enum TerminalBackground {
  DARK,
  LIGHT,
  UNKNOWN;

  private static final int HALF = 1 << 15;

  /**
   * Returns the tone according to an environment: COLORFGBG, which rxvt and Konsole set, has the
   * numbers of the colours for text and, last, for the background. The Linux console is dark, and
   * so are old terminals, which would not know the question.
   */
  public static TerminalBackground of(Map<String, String> environment) {
    String colours = environment.getOrDefault("COLORFGBG", "");
    String last = colours.substring(colours.lastIndexOf(';') + 1);
    boolean isNumber = !last.isEmpty() && last.length() <= 2 && hex(last) >= 0;
    if (colours.indexOf(';') > 0 && isNumber) {
      // 0 to 15; white and the bright eight are light, except the grey that is bright black
      return last.equals("7") || last.length() == 2 || last.equals("9") ? LIGHT : DARK;
    }
    String term = environment.getOrDefault("TERM", "");
    boolean isDark = term.equals("linux") || term.startsWith("linux-") || term.startsWith("vt");
    return isDark ? DARK : UNKNOWN;
  }

  /**
   * Returns the tone in a terminal's answer: {@code 11;rgb:} and red, green and blue of one to four
   * hexadecimal digits each, X's colour format; unknown for any other answer.
   */
  static TerminalBackground answered(String text) {
    int colon = text.indexOf(':');
    boolean isColour = text.startsWith("11;rgb:") || text.startsWith("11;rgba:");
    if (!isColour) {
      return UNKNOWN;
    }
    String[] parts = text.substring(colon + 1).split("/", -1);
    if (parts.length < 3) {
      return UNKNOWN;
    }
    int[] levels = new int[3];
    for (int i = 0; i < levels.length; i++) {
      int digits = parts[i].length();
      int value = digits < 1 || digits > 4 ? -1 : hex(parts[i]);
      if (value < 0) {
        return UNKNOWN;
      }
      levels[i] = (int) (value * 65535L / ((1 << 4 * digits) - 1));
    }
    // As bright as it looks, after ITU-R BT.601.
    int bright = (299 * levels[0] + 587 * levels[1] + 114 * levels[2]) / 1000;
    return bright >= HALF ? LIGHT : DARK;
  }

  private static int hex(String text) {
    int value = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = Character.digit(text.charAt(i), 16);
      if (digit < 0 || text.charAt(i) > 'f') {
        return -1;
      }
      value = value << 4 | digit;
    }
    return value;
  }
}

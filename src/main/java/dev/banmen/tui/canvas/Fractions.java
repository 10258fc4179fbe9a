package dev.banmen.tui.canvas;

/** Writes quarters and halves in texts as people do on paper: 7½ instead of 7.5. Stateless. */
final class Fractions {
  private static final String[] DECIMALS = {".25", ".5", ".75"};
  private static final char[] SIGNS = {'¼', '½', '¾'};

  /** The signs before a text that somebody typed. */
  private static final String QUOTES = "'\"‘“「『";

  private Fractions() {}

  static String of(String text) {
    int point = text.indexOf('.');
    if (point < 0) {
      return text;
    }
    StringBuilder written = new StringBuilder(text.length());
    int from = 0;
    for (; point >= 0; point = text.indexOf('.', point + 1)) {
      int kind = kind(text, point);
      if (kind >= 0) {
        boolean isLessThanOne = text.charAt(point - 1) == '0' && !isDigit(text, point - 2);
        written.append(text, from, isLessThanOne ? point - 1 : point).append(SIGNS[kind]);
        from = point + DECIMALS[kind].length();
      }
    }
    return written.append(text, from, text.length()).toString();
  }

  /** Returns which fraction this point begins; -1 if none, as in 6.55 and 1.2.5. */
  private static int kind(String text, int point) {
    for (int i = 0; i < SIGNS.length; i++) {
      int end = point + DECIMALS[i].length();
      if (text.startsWith(DECIMALS[i], point)
          && isDigit(text, point - 1)
          && !isDigit(text, end)
          && !isName(text, point, end)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the number is quoted, or part of a name or a version, as in v1.5 and 1.5.sgf. */
  private static boolean isName(String text, int point, int end) {
    int begin = point;
    while (isDigit(text, begin - 1)) {
      begin--;
    }
    return begin > 0 && QUOTES.indexOf(text.charAt(begin - 1)) >= 0
        || isLatin(text, begin - 1)
        || isLatin(text, end)
        || begin > 0 && text.charAt(begin - 1) == '.'
        || end < text.length() && text.charAt(end) == '.' && isLatin(text, end + 1);
  }

  private static boolean isLatin(String text, int at) {
    return at >= 0
        && at < text.length()
        && text.charAt(at) < 0x80
        && Character.isLetterOrDigit(text.charAt(at));
  }

  private static boolean isDigit(String text, int at) {
    return at >= 0 && at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }
}

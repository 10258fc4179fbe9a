package dev.banmen.lesson.reader;

/**
 * Limits on a lesson's file. Reading Markdown takes time quadratic in the number of some
 * characters, so a file with more of them than any lesson needs is not read as Markdown at all.
 */
final class Limits {
  /** The maximum number of characters that open something with a closing end, per file. */
  static final int MOST_SIGNS = 1000;

  /** The maximum number of lines: one paragraph of them all is slow to read too. */
  static final int MOST_LINES = 10_000;

  private static final String SIGNS = "<["; // of tags and of links

  /**
   * The maximum number of lists and quotations that a line may start. The widest row of a board in
   * Dots and Boxes has 201 characters that look like list items.
   */
  static final int MOST_LEVELS = 250;

  private static final int MOST_DIGITS = 9; // of a number in a list, by CommonMark 5.2

  private Limits() {}

  /** Reports the first place that exceeds a limit; true if there is none. */
  static boolean areKept(LessonLines lines, Faults faults) {
    if (lines.count() > MOST_LINES) {
      faults.add(MOST_LINES + 1, 1, "lines", MOST_LINES);
      return false;
    }
    int[] counts = new int[SIGNS.length()];
    for (int number = 1; number <= lines.count(); number++) {
      String line = lines.at(number);
      int deep = tooDeep(line);
      if (deep >= 0) {
        faults.add(number, deep + 1, "nested", MOST_LEVELS);
        return false;
      }
      for (int at = 0; at < line.length(); at++) {
        int sign = SIGNS.indexOf(line.charAt(at));
        if (sign >= 0 && ++counts[sign] > MOST_SIGNS) {
          faults.add(number, at + 1, "signs", MOST_SIGNS, SIGNS.charAt(sign));
          return false;
        }
      }
    }
    return true;
  }

  /** The index where a line starts one list or quotation too many; -1 if nowhere. */
  private static int tooDeep(String line) {
    int levels = 0;
    for (int at = blanksEnd(line, 0); at < line.length(); ) {
      int end = signEnd(line, at);
      if (end == at) {
        return -1;
      } else if (++levels > MOST_LEVELS) {
        return at;
      }
      at = blanksEnd(line, end);
    }
    return -1;
  }

  private static int blanksEnd(String line, int from) {
    int at = from;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  /**
   * The end of the sign of a quotation or of a list's item; where it would begin if there is none.
   */
  private static int signEnd(String line, int from) {
    if (line.charAt(from) == '>') {
      return from + 1;
    }
    int at = from;
    while (at < line.length() && at - from < MOST_DIGITS && isDigit(line.charAt(at))) {
      at++;
    }
    String signs = at == from ? "-+*" : ".)";
    boolean isSign = at < line.length() && signs.indexOf(line.charAt(at)) >= 0;
    boolean isApart = at + 1 >= line.length() || line.charAt(at + 1) == ' ';
    return isSign && isApart ? at + 1 : from;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}

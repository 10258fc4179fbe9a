package dev.banmen.lesson.reader;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  /** The sign of a quotation or of a list's item, with up to nine digits (CommonMark 5.2). */
  private static final String LEVEL = " *+(?:>|(?:[-+*]|[0-9]{1,9}[.)])(?= |$))";

  private static final Pattern TOO_DEEP =
      Pattern.compile("(?:" + LEVEL + "){" + MOST_LEVELS + "} *+(?=" + LEVEL + ")");

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
      Matcher deep = TOO_DEEP.matcher(line);
      if (deep.lookingAt()) {
        faults.add(number, deep.end() + 1, "nested", MOST_LEVELS);
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
}

package dev.banmen.record.sgf;

import java.util.regex.Pattern;

/** Checks the format of a result and a date (SGF FF[4], RE and DT). */
final class InfoSyntax {
  private static final Pattern RESULT =
      Pattern.compile(
          "0|Draw|Void|\\?|[BW]\\+(?:R|Resign|T|Time|F|Forfeit|[+-]?\\d{1,18}(?:\\.\\d+)?)?");
  private static final String DAY = "\\d{4}(?:-\\d\\d){0,2}";

  /** A date after another one may leave out the year, and the month, that it has in common. */
  private static final Pattern DATES =
      Pattern.compile(DAY + "(?:,(?:" + DAY + "|\\d\\d(?:-\\d\\d)?))*+");

  private InfoSyntax() {}

  /** {@code 0}, {@code Draw}, {@code Void}, {@code ?}, or who wins by what. */
  static boolean isResult(String text) {
    return RESULT.matcher(text).matches();
  }

  /** {@code 1846-09-11}, {@code 1846-09}, {@code 1846}, or several with commas between. */
  static boolean isDate(String text) {
    return DATES.matcher(text).matches();
  }
}

package dev.banmen.games.dots;

import dev.banmen.game.Site;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Two dots as written, {@code x1,y1-x2,y2}, or one, {@code x,y}. They may lie anywhere. Immutable.
 *
 * @param x1 the first one's row, from 1; 18 digits at most
 * @param y1 its column
 * @param x2 the other one's row, the same if only one is written
 * @param y2 its column
 * @param isTwo whether two are written
 */
record DotPair(long x1, long y1, long x2, long y2, boolean isTwo) {
  private static final int MOST_DIGITS = 18;
  private static final long LARGEST = 999_999_999_999_999_999L;

  private static final Pattern SIGNED = dots("(-?\\d+)");
  private static final Pattern UNSIGNED = dots("(\\d+)");

  /** One dot or two. */
  private static Pattern dots(String number) {
    String dot = number + " *, *" + number;
    return Pattern.compile(dot + "(?: *- *" + dot + ")?");
  }

  /**
   * Reads the dots that a text names; blanks may surround comma and hyphen.
   *
   * @param signed whether numbers below 0 are written with a hyphen before them
   */
  static Optional<DotPair> read(String text, boolean signed) {
    Matcher dots = (signed ? SIGNED : UNSIGNED).matcher(text);
    if (!dots.matches()) {
      return Optional.empty();
    }
    long x1 = number(dots.group(1));
    long y1 = number(dots.group(2));
    return Optional.of(
        dots.group(3) == null
            ? new DotPair(x1, y1, x1, y1, false)
            : new DotPair(x1, y1, number(dots.group(3)), number(dots.group(4)), true));
  }

  /** Reads a number; all that are too large for any board, with any number of digits, are alike. */
  private static long number(String written) {
    boolean isNegative = written.startsWith("-");
    String digits = (isNegative ? written.substring(1) : written).replaceFirst("^0+(?=\\d)", "");
    long number = digits.length() > MOST_DIGITS ? LARGEST : Long.parseLong(digits);
    return isNegative ? -number : number;
  }

  /** The site that they name: a line, or whatever is half-way, see {@link DotsNotation}. */
  Site site() {
    return DotsNotation.between(x1, y1, x2, y2);
  }

  String first() {
    return DotsNotation.dot(x1, y1);
  }

  String second() {
    return DotsNotation.dot(x2, y2);
  }

  /** The four numbers, with blanks between. */
  String numbers() {
    return x1 + " " + y1 + " " + x2 + " " + y2;
  }

  String text() {
    return isTwo ? first() + "-" + second() : first();
  }

  /** The name of the line between them, in whatever order they are written. */
  String line() {
    return x1 < x2 || y1 < y2 ? text() : second() + "-" + first();
  }
}

package dev.banmen.settings;

import java.util.regex.Pattern;

/**
 * The numbers that a setting may have, as the file writes them: {@code 20} or {@code 0.9}.
 * Immutable.
 *
 * @param decimals the most digits after the point
 */
public record AllowedNumbers(double least, double most, int decimals) {
  private static final Pattern DECIMAL = Pattern.compile("\\d{1,6}(\\.\\d{1,3})?");

  /** Whether a text is one of them. */
  public boolean has(String text) {
    if (!DECIMAL.matcher(text).matches()) {
      return false;
    }
    int point = text.indexOf('.');
    int digits = point < 0 ? 0 : text.length() - point - 1;
    double number = Double.parseDouble(text);
    return number >= least && number <= most && digits <= decimals;
  }

  /** The least, as people write it. */
  String shownLeast() {
    return shown(least);
  }

  /** The most, as people write it. */
  String shownMost() {
    return shown(most);
  }

  private static String shown(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }
}

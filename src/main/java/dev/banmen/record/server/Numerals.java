package dev.banmen.record.server;

import java.math.BigDecimal;
import java.util.Optional;

/** Reads numbers and dates in these files. Stateless. */
final class Numerals {
  private static final int MOST_DIGITS = 9;

  private Numerals() {}

  /** A whole number of up to nine digits, perhaps negative; blanks around it are ignored. */
  static Optional<Integer> whole(String text) {
    String plain = text.strip();
    String digits = plain.startsWith("-") ? plain.substring(1) : plain;
    if (digits.isEmpty() || digits.length() > MOST_DIGITS || !isDigits(digits)) {
      return Optional.empty();
    }
    return Optional.of(Integer.valueOf(plain));
  }

  static boolean isDigits(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Points without needless zeros: {@code 7.50} as {@code 7.5}. */
  static Optional<String> points(String text) {
    String plain = text.strip();
    String digits = plain.startsWith("-") ? plain.substring(1) : plain;
    boolean isNumber = digits.matches("[0-9]{1,4}([.][0-9]{1,4})?");
    return isNumber ? Optional.of(points(new BigDecimal(plain))) : Optional.empty();
  }

  /** Tenths of points: {@code 65} as {@code 6.5}. */
  static Optional<String> tenths(String text) {
    return whole(text).map(tenths -> points(BigDecimal.valueOf(tenths, 1)));
  }

  private static String points(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }

  /**
   * Converts a date to SGF, from a text that starts with year, month and day with any separators,
   * or with eight digits.
   */
  static Optional<String> date(String text) {
    String start = text.strip();
    String dense = start.length() > 8 ? start.substring(0, 8) : start;
    if (dense.length() == 8 && isDigits(dense)) {
      return date(dense.substring(0, 4), dense.substring(4, 6), dense.substring(6));
    }
    String[] parts = start.split("[^0-9]+", 4);
    return parts.length < 3 ? Optional.empty() : date(parts[0], parts[1], parts[2]);
  }

  private static Optional<String> date(String year, String month, String day) {
    if (year.length() != 4) {
      return Optional.empty();
    }
    int m = whole(month).orElse(0);
    int d = whole(day).orElse(0);
    return m < 1 || m > 12 || d < 1 || d > 31
        ? Optional.empty()
        : Optional.of(year + (m < 10 ? "-0" : "-") + m + (d < 10 ? "-0" : "-") + d);
  }
}

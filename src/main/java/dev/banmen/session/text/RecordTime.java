package dev.banmen.session.text;

import java.util.OptionalLong;

/** Converts times in records: seconds, with as many decimals as needed. */
final class RecordTime {
  private static final int MOST_DIGITS = 9;

  private RecordTime() {}

  static String seconds(long millis) {
    StringBuilder text = new StringBuilder().append(millis / 1000);
    long rest = millis % 1000;
    if (rest > 0) {
      text.append('.').append(Long.toString(1000 + rest).substring(1));
      while (text.charAt(text.length() - 1) == '0') {
        text.setLength(text.length() - 1);
      }
    }
    return text.toString();
  }

  /** Reads milliseconds; empty if the text isn't a time, or has fractions of one. */
  static OptionalLong millis(String seconds) {
    int point = seconds.indexOf('.');
    String whole = point < 0 ? seconds : seconds.substring(0, point);
    String decimals = point < 0 ? "" : seconds.substring(point + 1);
    if (!isNumber(whole, MOST_DIGITS) || point >= 0 && !isNumber(decimals, 3)) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(
        Long.parseLong(whole) * 1000 + Long.parseLong((decimals + "000").substring(0, 3)));
  }

  private static boolean isNumber(String digits, int most) {
    return !digits.isEmpty()
        && digits.length() <= most
        && digits.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}

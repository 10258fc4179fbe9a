package dev.banmen.session.text;

import java.math.BigDecimal;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Converts times in records: seconds, with as many decimals as needed. */
final class RecordTime {
  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}(?:\\.[0-9]{1,3})?");

  private RecordTime() {}

  static String seconds(long millis) {
    BigDecimal seconds = BigDecimal.valueOf(millis, 3).stripTrailingZeros();
    return seconds.toPlainString();
  }

  /** Reads milliseconds; empty if the text isn't a time, or has fractions of one. */
  static OptionalLong millis(String seconds) {
    return SECONDS.matcher(seconds).matches()
        ? OptionalLong.of(new BigDecimal(seconds).movePointRight(3).longValueExact())
        : OptionalLong.empty();
  }
}

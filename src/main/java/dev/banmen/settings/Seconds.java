package dev.banmen.settings;

import java.util.OptionalLong;
import java.util.regex.Pattern;

/** A number of seconds, as settings and options write it: {@code 10} or {@code 0.3}. Stateless. */
public final class Seconds {
  /** The longest time that may be set: a day. */
  public static final int MOST = 86_400;

  private static final Pattern DECIMAL = Pattern.compile("\\d{1,6}(\\.\\d{1,3})?");

  private Seconds() {}

  /** Returns a time in milliseconds, 1 to those of {@link #MOST}; empty if it is no such number. */
  public static OptionalLong millis(String text) {
    double number = DECIMAL.matcher(text).matches() ? Double.parseDouble(text) : 0;
    return number < 0.001 || number > MOST
        ? OptionalLong.empty()
        : OptionalLong.of(Math.round(1000 * number));
  }
}

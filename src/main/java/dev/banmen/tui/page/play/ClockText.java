package dev.banmen.tui.page.play;

import dev.banmen.session.Clock;

/** Writes times: whole seconds, rounded up, so only 0:00 means none. Stateless. */
final class ClockText {
  private static final int SECOND_MILLIS = 1000;

  private ClockText() {}

  /** Returns a side's remaining time: main time and its periods, or the period in use. */
  static String of(Clock.TimeLeft left) {
    if (left.periods() == 0) {
      return time(left.mainMillis());
    }
    String period = time(left.periodMillis());
    return left.mainMillis() > 0
        ? time(left.mainMillis()) + "+" + left.periods() + "x" + period
        : period + " (" + left.periods() + ")";
  }

  /** Returns the time in use: main time, or a period after it. */
  static String running(Clock.TimeLeft left) {
    return time(left.mainMillis() > 0 ? left.mainMillis() : left.periodMillis());
  }

  private static String time(long millis) {
    long seconds = (millis + SECOND_MILLIS - 1) / SECOND_MILLIS;
    String minutes = seconds >= 3600 ? two(seconds / 60 % 60) : Long.toString(seconds / 60);
    String hours = seconds >= 3600 ? seconds / 3600 + ":" : "";
    return hours + minutes + ":" + two(seconds % 60);
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }
}

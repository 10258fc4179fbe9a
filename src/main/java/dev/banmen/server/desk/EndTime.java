package dev.banmen.server.desk;

import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.store.AccountStore;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A time at which something ends, as the owner types it. Immutable.
 *
 * @param span how long it is, such as {@code 30m}, {@code 12h}, {@code 7d} or {@code 4w}; or empty
 * @param day the day on which it ends, such as {@code 2026-12-24}; or empty
 */
record EndTime(String span, String day) {
  private static final Pattern SPAN = Pattern.compile("(\\d{1,4})([mhdw])");

  /**
   * The time, in milliseconds from 1970; {@link AccountStore#NO_END} if neither is given.
   *
   * @return empty if it cannot be read, or is over
   */
  OptionalLong millis(long now) {
    if (span.isEmpty() && day.isEmpty()) {
      return OptionalLong.of(AccountStore.NO_END);
    } else if (!span.isEmpty() && !day.isEmpty()) {
      return OptionalLong.empty();
    }
    OptionalLong end = span.isEmpty() ? ofDay() : ofSpan(now);
    return end.isPresent() && end.getAsLong() > now ? end : OptionalLong.empty();
  }

  private OptionalLong ofDay() {
    try {
      long millis = LocalDate.parse(day).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
      return OptionalLong.of(millis);
    } catch (DateTimeException | ArithmeticException e) {
      return OptionalLong.empty();
    }
  }

  private OptionalLong ofSpan(long now) {
    Matcher parts = SPAN.matcher(span);
    if (!parts.matches()) {
      return OptionalLong.empty();
    }
    long unit =
        switch (parts.group(2)) {
          case "m" -> PeopleLimits.MINUTE_MILLIS;
          case "h" -> PeopleLimits.HOUR_MILLIS;
          case "d" -> PeopleLimits.DAY_MILLIS;
          default -> 7 * PeopleLimits.DAY_MILLIS;
        };
    return OptionalLong.of(now + Long.parseLong(parts.group(1)) * unit);
  }
}

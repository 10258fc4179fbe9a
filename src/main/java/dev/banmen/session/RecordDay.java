package dev.banmen.session;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/** Days as records have them, such as {@code 2026-11-21}, in universal time. */
final class RecordDay {
  private static final long DAY_MILLIS = 86_400_000;
  private static final long LAST_DAY = 2_932_896; // of the year 9999

  private RecordDay() {}

  /** The day of a time; empty text for the first one of 1970, which stands for none. */
  static String of(long millis) {
    long day = Math.floorDiv(millis, DAY_MILLIS);
    return day < 1 || day > LAST_DAY ? "" : LocalDate.ofEpochDay(day).toString();
  }

  /** When a day begins; 0 if the text names none of those that {@link #of} does. */
  static long millis(String day) {
    try {
      long millis = LocalDate.parse(day).toEpochDay() * DAY_MILLIS;
      return of(millis).equals(day) ? millis : 0;
    } catch (DateTimeParseException e) {
      return 0;
    }
  }
}

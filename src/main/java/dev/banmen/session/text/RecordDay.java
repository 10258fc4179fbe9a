package dev.banmen.session.text;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/** Converts days in records, such as {@code 2026-11-21}, in universal time. */
final class RecordDay {
  private static final long DAY_MILLIS = 86_400_000;
  private static final long LAST_DAY = 2_932_896; // of the year 9999

  private RecordDay() {}

  /** The day of a time; empty for the first day of 1970, which means none. */
  static String of(long millis) {
    long day = Math.floorDiv(millis, DAY_MILLIS);
    return day < 1 || day > LAST_DAY ? "" : LocalDate.ofEpochDay(day).toString();
  }

  /** The time when a day starts; 0 if the text isn't one that {@link #of} writes. */
  static long millis(String day) {
    try {
      long millis = LocalDate.parse(day).toEpochDay() * DAY_MILLIS;
      return of(millis).equals(day) ? millis : 0;
    } catch (DateTimeParseException e) {
      return 0;
    }
  }
}

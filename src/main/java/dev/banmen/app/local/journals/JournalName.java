package dev.banmen.app.local.journals;

/** The names of journals. Stateless. */
public final class JournalName {
  private static final long DAY_SECONDS = 86_400;
  private static final long ERA_DAYS = 146_097; // 400 years
  private static final long DAYS_BEFORE_1970 = 719_468; // since March of the year 0

  private JournalName() {}

  /**
   * A file's name such as {@code 2026-11-21-103600-go}, in universal time. Computed here because
   * Java's own calendar would delay the first move by 8 ms; the days are counted as in Howard
   * Hinnant's "chrono-Compatible Low-Level Date Algorithms", from a year that starts in March.
   *
   * @param millis since 1970
   */
  public static String of(long millis, String family) {
    long seconds = Math.floorDiv(millis, 1000L);
    long day = Math.floorDiv(seconds, DAY_SECONDS) + DAYS_BEFORE_1970;
    long era = Math.floorDiv(day, ERA_DAYS);
    long ofEra = day - era * ERA_DAYS;
    long year = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / (ERA_DAYS - 1)) / 365;
    long ofYear = ofEra - (365 * year + year / 4 - year / 100);
    long month = (5 * ofYear + 2) / 153; // 0 is March
    long ofMonth = ofYear - (153 * month + 2) / 5 + 1;
    long calendarMonth = month < 10 ? month + 3 : month - 9;
    long calendarYear = year + 400 * era + (calendarMonth <= 2 ? 1 : 0);
    long ofDay = Math.floorMod(seconds, DAY_SECONDS);
    String date = calendarYear + "-" + two(calendarMonth) + "-" + two(ofMonth);
    String time = two(ofDay / 3600) + two(ofDay / 60 % 60) + two(ofDay % 60);
    return date + "-" + time + "-" + family;
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }
}

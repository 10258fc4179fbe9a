package dev.banmen.tui.page.view;

import dev.banmen.text.Words;

/** Writes the date of a game as people do. Stateless. */
final class GameDate {
  private static final int DAY = 10; // the length of 1846-09-11
  private static final int MONTHS = 12;

  private GameDate() {}

  /** Returns SGF's date in a language's form; of several days the first and the last. */
  static String of(Words words, String date) {
    int first = date.indexOf(',');
    String last = date.substring(date.lastIndexOf(',') + 1).strip();
    return first == DAY && last.length() == DAY
        ? words.text("date.days", day(words, date.substring(0, first)), day(words, last))
        : day(words, date);
  }

  /** Returns one day; another text as it is. */
  private static String day(Words words, String date) {
    boolean isDay = date.length() == DAY && date.charAt(4) == '-' && date.charAt(7) == '-';
    int month = isDay ? number(date, 5) : 0;
    int day = isDay ? number(date, 8) : 0;
    return month < 1 || month > MONTHS || day < 1
        ? date
        : words.text("date.day", date.substring(0, 4), words.text("date.month." + month), day);
  }

  /** Returns the number in two digits; 0 if they aren't digits. */
  private static int number(String text, int at) {
    int tens = text.charAt(at) - '0';
    int ones = text.charAt(at + 1) - '0';
    boolean isNumber = tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9;
    return isNumber ? 10 * tens + ones : 0;
  }
}

package dev.banmen.lesson.reader;

/** Reads whole numbers in lessons. Stateless. */
final class LessonNumbers {
  private static final int MOST_DIGITS = 6;

  private LessonNumbers() {}

  /** The value of up to six ASCII digits; -1 if the text is something else. */
  static int of(String text) {
    if (text.isEmpty() || text.length() > MOST_DIGITS) {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number;
  }
}

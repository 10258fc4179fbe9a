package dev.banmen.tui.text;

import java.util.Comparator;

/**
 * The order in which people look for names: case is ignored, and numbers go by value, so {@code
 * B+3} precedes {@code B+12}. Stateless.
 */
public final class NaturalOrder implements Comparator<String> {
  public static final NaturalOrder INSTANCE = new NaturalOrder();

  private NaturalOrder() {}

  @Override
  public int compare(String one, String other) {
    int i = 0;
    int k = 0;
    while (i < one.length() && k < other.length()) {
      char a = one.charAt(i);
      char b = other.charAt(k);
      if (isDigit(a) && isDigit(b)) {
        int endA = end(one, i);
        int endB = end(other, k);
        int byValue = number(one, i, endA, other, k, endB);
        if (byValue != 0) {
          return byValue;
        }
        i = endA;
        k = endB;
      } else {
        int byLetter = a == b ? 0 : Character.compare(small(a), small(b));
        if (byLetter != 0) {
          return byLetter;
        }
        i++;
        k++;
      }
    }
    int byLength = Integer.compare(one.length() - i, other.length() - k);
    return byLength != 0 ? byLength : one.compareTo(other);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static char small(char c) {
    return Character.toLowerCase(Character.toUpperCase(c));
  }

  private static int end(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Compares digits by value, however many. */
  private static int number(String one, int from, int to, String other, int start, int end) {
    String digits = one.substring(afterZeros(one, from, to), to);
    String others = other.substring(afterZeros(other, start, end), end);
    int byLength = Integer.compare(digits.length(), others.length());
    return byLength != 0 ? byLength : digits.compareTo(others);
  }

  private static int afterZeros(String text, int from, int to) {
    int i = from;
    while (i < to && text.charAt(i) == '0') {
      i++;
    }
    return i;
  }
}

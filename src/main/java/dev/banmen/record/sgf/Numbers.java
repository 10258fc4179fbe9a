package dev.banmen.record.sgf;

import java.text.Normalizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and checks numbers in SGF: digits with a sign before them and a point within (FF[4],
 * Number, Real).
 */
final class Numbers {
  private static final int LONGEST = 18;

  private static final String CHINESE = "二三四五六七八九"; // from 2 on

  /** A handicap in words: {@code 2子}, {@code 让二子}, {@code 4 stones}. */
  private static final Pattern STONES =
      Pattern.compile("(?:让|讓|H)?\\s*([0-9]{1,2}|[" + CHINESE + "])\\s*(?:子|目|점|stones?)?");

  private Numbers() {}

  static boolean isNumber(String text) {
    int from = sign(text);
    return from < text.length() && text.length() <= LONGEST && digits(text, from) == text.length();
  }

  static boolean isReal(String text) {
    int from = sign(text);
    int point = digits(text, from);
    if (point == text.length()) {
      return point > from && text.length() <= LONGEST;
    }
    return text.charAt(point) == '.'
        && point > from
        && point + 1 < text.length()
        && digits(text, point + 1) == text.length();
  }

  private static int sign(String text) {
    boolean isSigned = !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+');
    return isSigned ? 1 : 0;
  }

  /** The index after the digits from a place on. */
  private static int digits(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at;
  }

  /**
   * Repairs a number: without blanks, without a final point, {@code 5 1/2} as 5.5; returns the text
   * itself if it isn't a number.
   */
  static String mended(String text) {
    String trimmed = text.trim();
    if (trimmed.endsWith(".") && isNumber(trimmed.substring(0, trimmed.length() - 1))) {
      return trimmed.substring(0, trimmed.length() - 1);
    }
    if (trimmed.startsWith(".") && isNumber("0" + trimmed.substring(1))) {
      return "0" + trimmed;
    }
    int blank = trimmed.indexOf(' ');
    boolean isHalf = blank > 0 && trimmed.substring(blank).trim().equals("1/2");
    if (isHalf && isNumber(trimmed.substring(0, blank))) {
      return trimmed.substring(0, blank) + ".5";
    }
    String comma = trimmed.replace(',', '.');
    return isReal(comma) ? comma : isReal(trimmed) ? trimmed : text;
  }

  /** Returns a number of handicap stones without the words around it, or the trimmed text. */
  static String stones(String text) {
    String plain = Normalizer.normalize(text.trim(), Normalizer.Form.NFKC);
    Matcher stones = STONES.matcher(plain);
    if (!stones.matches()) {
      return text.trim();
    }
    int chinese = CHINESE.indexOf(stones.group(1));
    return chinese < 0 ? stones.group(1) : Integer.toString(chinese + 2);
  }
}

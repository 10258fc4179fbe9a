package dev.banmen.record.server;

import dev.banmen.record.WrittenPoints;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads numbers, dates and ranks in these files; what is none of them gives an empty text.
 * Stateless.
 */
final class Numerals {
  private static final Pattern DATE =
      Pattern.compile("([0-9]{4})[^0-9]+(0?[1-9]|1[0-2])[^0-9]+(0?[1-9]|[12][0-9]|3[01])(?![0-9])");

  /** A possible rank: a number, then kyu or dan, then perhaps a professional's P. */
  static final String RANK = "[0-9]{1,2}(?:[Kk급级級]|[Dd단段]?[Pp]?)[*?]?|[^0-9]{1,2}[급级級단段][Pp*?]?";

  private Numerals() {}

  /** A whole number of up to nine digits, perhaps negative; blanks around it are ignored. */
  static Optional<Integer> whole(String text) {
    String plain = text.strip();
    return plain.matches("-?[0-9]{1,9}") ? Optional.of(Integer.valueOf(plain)) : Optional.empty();
  }

  /** The whole number in a pattern's group, which is of up to nine digits. */
  static int number(Matcher found, int group) {
    return Integer.parseInt(found.group(group));
  }

  /** Points without needless zeros: {@code 7.50} as {@code 7.5}. */
  static String points(String text) {
    String plain = text.strip();
    boolean isNumber = plain.matches("-?[0-9]{1,4}([.][0-9]{1,4})?");
    return isNumber ? WrittenPoints.shown(new BigDecimal(plain)) : "";
  }

  /** Tenths of points: {@code 65} as {@code 6.5}. */
  static String tenths(String text) {
    return whole(text).map(tenths -> WrittenPoints.shown(BigDecimal.valueOf(tenths, 1))).orElse("");
  }

  /** Minutes up to 9,999 as seconds. */
  static String seconds(String minutes) {
    return whole(minutes)
        .filter(number -> number > 0 && number < 10_000)
        .map(number -> Integer.toString(60 * number))
        .orElse("");
  }

  /**
   * Converts a date to SGF, from a text that starts with year, month and day with any separators,
   * or with eight digits.
   */
  static String date(String text) {
    String dense = "^([0-9]{4})([0-9]{2})([0-9]{2})";
    Matcher date = DATE.matcher(text.strip().replaceFirst(dense, "$1-$2-$3 "));
    return date.lookingAt()
        ? date.group(1) + "-" + twoDigits(date.group(2)) + "-" + twoDigits(date.group(3))
        : "";
  }

  private static String twoDigits(String number) {
    return number.length() == 1 ? "0" + number : number;
  }

  /** A rank in SGF's notation, {@code 3d*} or {@code 9p}; as written if that can't express it. */
  static String rank(String written) {
    return written
        .replaceFirst("^([0-9]{1,2})\\s*[Kk급级級]([*?]?)$", "$1k$2")
        .replaceFirst("^([0-9]{1,2})\\s*[Dd단段]?[Pp]([*?]?)$", "$1p$2")
        .replaceFirst("^([0-9]{1,2})\\s*[Dd단段]([*?]?)$", "$1d$2");
  }
}

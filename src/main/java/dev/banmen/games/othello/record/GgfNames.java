package dev.banmen.games.othello.record;

import dev.banmen.game.record.Property;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Maps GGF's properties to a record's, where names or values differ. If SGF's value says less, the
 * record also has the original, in its own property. Stateless.
 */
final class GgfNames {
  /** The date as written, with the time of day. */
  static final String DATE = "GGFDT";

  /** The result as written, with the margin of a resigned game. */
  static final String RESULT = "GGFRE";

  /** A game's number among those played together: {@code 1/2}. */
  static final String TOGETHER = "GGFSY";

  /** The seconds that a move took. */
  static final String TIME = "GGFTS";

  /** GGF's names that SGF uses for something else, or has another for the same. */
  private static final Map<String, String> TO_RECORD =
      Map.of("RB", "BR", "RW", "WR", "TB", "GGFTB", "TW", "GGFTW");

  private static final Map<String, String> TO_GGF =
      TO_RECORD.entrySet().stream()
          .collect(Collectors.toUnmodifiableMap(Map.Entry::getValue, Map.Entry::getKey));

  private static final Pattern WRITTEN_DATE =
      Pattern.compile("^(\\d{4})[.-](\\d\\d)[.-](\\d\\d)(?![\\p{L}\\p{Nd}]).*", Pattern.DOTALL);

  /** A sign, a margin, and a flag. */
  private static final Pattern WRITTEN_RESULT =
      Pattern.compile("(?s)([+-]?)(\\d{1,9}(?:\\.\\d{0,9})?|\\.\\d{1,9})(?::(.*))?");

  private GgfNames() {}

  static String toRecord(String id) {
    return TO_RECORD.getOrDefault(id, id);
  }

  static String toGgf(String id) {
    return TO_GGF.getOrDefault(id, id);
  }

  /** Whether a move's square is a pass. */
  static boolean isPass(String square) {
    return square.equals("--") || square.regionMatches(true, 0, "pa", 0, 2);
  }

  /** Whether GGF can write a property under its own name and read it again. */
  static boolean isName(String id) {
    return !id.isEmpty()
        && toRecord(toGgf(id)).equals(id)
        && id.chars().allMatch(c -> c >= 'A' && c <= 'Z');
  }

  /**
   * Converts {@code 2003.12.15_13:24:03.MST} to {@code 2003-12-15}; anything else stays as it is.
   */
  static String date(String ggf) {
    return WRITTEN_DATE.matcher(ggf).replaceFirst("$1-$2-$3");
  }

  /**
   * Converts {@code +2.000} to {@code B+2}, {@code -64.00:r} to {@code W+R}; else changes nothing.
   */
  static String result(String ggf) {
    Matcher result = WRITTEN_RESULT.matcher(ggf);
    if (!result.matches()) {
      return ggf;
    }
    String winner = result.group(1).equals("-") ? "W+" : "B+";
    if ("r".equals(result.group(3)) || "t".equals(result.group(3))) {
      return winner + result.group(3).toUpperCase(Locale.ROOT);
    }
    BigDecimal margin = new BigDecimal(result.group(2));
    return margin.signum() == 0 ? "0" : winner + margin.stripTrailingZeros().toPlainString();
  }

  /** Returns the result as GGF writes it, if there is no original. */
  static String ggfResult(String sgf) {
    if (sgf.equals("0") || sgf.equals("Draw")) {
      return "+0.000";
    }
    if (!sgf.startsWith("B+") && !sgf.startsWith("W+")) {
      return sgf.isEmpty() || sgf.equals("Void") ? "?" : sgf;
    }
    String sign = sgf.startsWith("B") ? "+" : "-";
    String margin = sgf.substring(2);
    return switch (margin) {
      case "R", "Resign" -> sign + "64.000:r";
      case "T", "Time" -> sign + "64.000:t";
      default -> sign + (margin.indexOf('.') < 0 ? margin + ".000" : margin);
    };
  }

  /** Returns the date as GGF writes it, if there is no original. */
  static String ggfDate(String sgf) {
    return date(sgf).equals(sgf) && sgf.length() == 10 ? sgf.replace('-', '.') : sgf;
  }

  /** Converts a position's value both ways: GGF's is the mover's, SGF's is Black's. */
  static String turned(String value) {
    if (value.isEmpty()) {
      return value;
    }
    char first = value.charAt(0);
    if (first == '-') {
      return value.substring(1);
    }
    if (first == '+') {
      return "-" + value.substring(1);
    }
    return first == '.' || first >= '0' && first <= '9' ? "-" + value : value;
  }

  /** Returns the root's properties for one of GGF's, with the original if needed. */
  static List<Property> properties(String id, List<String> values) {
    String value = values.get(0);
    return switch (id) {
      case "DT" -> beside("DT", date(value), DATE, value, ggfDate(date(value)));
      case "RE" -> beside("RE", result(value), RESULT, value, ggfResult(result(value)));
      default -> List.of(new Property(toRecord(id), values));
    };
  }

  private static List<Property> beside(
      String id, String value, String other, String raw, String usual) {
    return raw.equals(usual)
        ? List.of(Property.of(id, value))
        : List.of(Property.of(id, value), Property.of(other, raw));
  }
}

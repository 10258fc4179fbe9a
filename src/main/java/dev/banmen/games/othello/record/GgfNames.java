package dev.banmen.games.othello.record;

import dev.banmen.game.record.Property;
import java.util.List;

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

  /** Pairs of names: SGF uses the first for something else, or has another for the same. */
  private static final List<List<String>> OTHER_NAMES =
      List.of(
          List.of("RB", "BR"), List.of("RW", "WR"), List.of("TB", "GGFTB"), List.of("TW", "GGFTW"));

  private GgfNames() {}

  static String toRecord(String id) {
    return renamed(id, 0);
  }

  static String toGgf(String id) {
    return renamed(id, 1);
  }

  private static String renamed(String id, int from) {
    for (List<String> pair : OTHER_NAMES) {
      if (pair.get(from).equals(id)) {
        return pair.get(1 - from);
      }
    }
    return id;
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
    if (ggf.length() < 10) {
      return ggf;
    }
    for (int i = 0; i < 10; i++) {
      char c = ggf.charAt(i);
      boolean isGood = i == 4 || i == 7 ? c == '.' || c == '-' : c >= '0' && c <= '9';
      if (!isGood) {
        return ggf;
      }
    }
    boolean ends = ggf.length() == 10 || !Character.isLetterOrDigit(ggf.charAt(10));
    return ends ? ggf.substring(0, 10).replace('.', '-') : ggf;
  }

  /**
   * Converts {@code +2.000} to {@code B+2}, {@code -64.00:r} to {@code W+R}; else changes nothing.
   */
  static String result(String ggf) {
    int colon = ggf.indexOf(':');
    String number = colon < 0 ? ggf : ggf.substring(0, colon);
    String flag = colon < 0 ? "" : ggf.substring(colon + 1);
    boolean isNegative = number.startsWith("-");
    String margin = margin(isNegative || number.startsWith("+") ? number.substring(1) : number);
    if (margin.isEmpty()) {
      return ggf;
    }
    if (flag.equals("r") || flag.equals("t")) {
      return (isNegative ? "W+" : "B+") + (flag.equals("r") ? "R" : "T");
    }
    return margin.equals("0") ? "0" : (isNegative ? "W+" : "B+") + margin;
  }

  /** Returns a number without redundant zeros; empty if it isn't a number. */
  private static String margin(String number) {
    int point = -1;
    for (int i = 0; i < number.length(); i++) {
      char c = number.charAt(i);
      if (c == '.' && point < 0) {
        point = i;
      } else if (c < '0' || c > '9') {
        return "";
      }
    }
    int from = 0;
    int to = number.length();
    if (point >= 0) {
      while (number.charAt(to - 1) == '0') {
        to--;
      }
      to = number.charAt(to - 1) == '.' ? to - 1 : to;
    }
    while (from + 1 < to && number.charAt(from) == '0' && number.charAt(from + 1) != '.') {
      from++;
    }
    return number.substring(from, Math.max(from, to));
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

package dev.banmen.games.othello.record;

import dev.banmen.game.record.Property;
import java.util.List;

/**
 * What GGF's properties are in a record, where names or values differ. Where SGF's value says less,
 * the record keeps what was written beside it, in a property of its own. Without state.
 */
final class GgfNames {
  /** The date as it is written, with the time of the day. */
  static final String DATE = "GGFDT";

  /** The result as it is written, with the margin of a game that was given up. */
  static final String RESULT = "GGFRE";

  /** Which of the games that were played together a game is: {@code 1/2}. */
  static final String TOGETHER = "GGFSY";

  /** The seconds that a move took. */
  static final String TIME = "GGFTS";

  /** SGF has the first name for something else, or another name for the same. */
  private static final List<List<String>> OTHER_NAMES =
      List.of(
          List.of("RB", "BR"), List.of("RW", "WR"), List.of("TB", "GGFTB"), List.of("TW", "GGFTW"));

  private GgfNames() {}

  /** The record's name of a property. */
  static String toRecord(String id) {
    for (List<String> pair : OTHER_NAMES) {
      if (pair.get(0).equals(id)) {
        return pair.get(1);
      }
    }
    return id;
  }

  /** GGF's name of a property. */
  static String toGgf(String id) {
    for (List<String> pair : OTHER_NAMES) {
      if (pair.get(1).equals(id)) {
        return pair.get(0);
      }
    }
    return id;
  }

  /** Whether GGF can say a property under its own name and read it again. */
  static boolean isName(String id) {
    if (id.isEmpty() || !toRecord(toGgf(id)).equals(id)) {
      return false;
    }
    for (int i = 0; i < id.length(); i++) {
      if (id.charAt(i) < 'A' || id.charAt(i) > 'Z') {
        return false;
      }
    }
    return true;
  }

  /** {@code 2003.12.15_13:24:03.MST} as {@code 2003-12-15}; anything else as it is. */
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

  /** {@code +2.000} as {@code B+2}, {@code -64.00:r} as {@code W+R}; anything else as it is. */
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

  /** A number without zeros that say nothing; empty if it is none. */
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

  /** The result as GGF writes it, where nobody wrote it before. */
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

  /** The date as GGF writes it, where nobody wrote it before. */
  static String ggfDate(String sgf) {
    return date(sgf).equals(sgf) && sgf.length() == 10 ? sgf.replace('-', '.') : sgf;
  }

  /** A value of the position: GGF's is the mover's, SGF's is Black's. Goes both ways. */
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

  /** The root's properties, with what is kept beside one. */
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

package dev.banmen.record.sgf;

import java.util.List;
import java.util.Optional;

/**
 * Checks values of properties against SGF's definitions. Values with an obvious meaning are
 * corrected; anything else stays as it is. Mutable, one thread.
 */
final class ValueCheck {
  private static final int LARGEST_BOARD = 52;

  private final FindingListener findings;
  private int version;
  private Optional<Points> points = Optional.empty();

  ValueCheck(FindingListener findings) {
    this.findings = findings;
  }

  /** Checks all values of a node, and corrects them in place. */
  void read(List<ParsedProperty> said, int ofVersion, Optional<Points> onBoard) {
    version = ofVersion;
    points = onBoard;
    for (int i = 0; i < said.size(); i++) {
      read(said.get(i));
    }
  }

  private void read(ParsedProperty said) {
    ValueType type = said.rule.type();
    if (said.values.size() > 1 && !type.isList()) {
      tooMany(said);
    }
    for (int i = 0; i < said.values.size(); i++) {
      String value = said.values.get(i);
      String checked = checked(said, i, type, value);
      if (!checked.equals(value)) {
        report(Finding.CORRECTED, said, i, said.id(), checked, value);
        said.values.set(i, checked);
      }
    }
  }

  private void tooMany(ParsedProperty said) {
    report(Finding.TOO_MANY_VALUES, said, 1, said.id());
    if (said.rule.type() == ValueType.TEXT) {
      String all = String.join("\n\n", said.values);
      said.values.clear();
      said.add(all, said.line, said.column);
    }
  }

  private String checked(ParsedProperty said, int i, ValueType type, String value) {
    return switch (type) {
      case NONE -> none(said, i, value);
      case NUMBER -> number(said, i, value);
      case REAL -> real(said, i, value);
      case DOUBLE -> emphasis(said, i, value);
      case COLOR -> color(said, i, value);
      case MOVE -> move(said, i, value);
      case POINTS, POINTS_OR_NONE -> point(said, i, value);
      case ARROWS, LABELS -> pair(said, i, value, type);
      case SIZE -> size(said, i, value);
      case SIMPLE, TEXT -> words(said, i, value);
      case FIGURE, PROGRAM, UNKNOWN -> value;
    };
  }

  private String none(ParsedProperty said, int i, String value) {
    if (!value.isEmpty()) {
      report(Finding.BAD_VALUE, said, i, said.id(), value);
    }
    return value;
  }

  private String number(ParsedProperty said, int i, String value) {
    String mended = value.trim();
    if (Numbers.isNumber(mended)) {
      return mended;
    }
    if (said.id().equals("GM") || said.id().equals("ST")) {
      report(Finding.BAD_ROOT, said, i, said.id(), value);
    } else if (!said.id().equals("FF")) {
      bad(said, i, value);
    }
    return value;
  }

  private String real(ParsedProperty said, int i, String value) {
    String mended = Numbers.mended(value);
    return Numbers.isReal(mended) ? mended : bad(said, i, value);
  }

  private String emphasis(ParsedProperty said, int i, String value) {
    String trimmed = value.trim();
    return trimmed.equals("1") || trimmed.equals("2") ? trimmed : bad(said, i, value);
  }

  private String color(ParsedProperty said, int i, String value) {
    return switch (value.isBlank() ? ' ' : value.trim().charAt(0)) {
      case 'B', 'b', '1' -> "B";
      case 'W', 'w', '2' -> "W";
      default -> bad(said, i, value);
    };
  }

  private String move(ParsedProperty said, int i, String value) {
    if (value.isEmpty() && version < 4) {
      report(Finding.NEW_PASS, said, i, said.id(), version);
    }
    String mended = withoutBlanks(value);
    if (points.isEmpty() || points.get().isMove(mended) || points.get().isBeyond(mended)) {
      return points.isPresent() ? mended : value;
    }
    return bad(said, i, value);
  }

  private String point(ParsedProperty said, int i, String value) {
    if (value.isEmpty()) {
      boolean isRight = said.rule.type() == ValueType.POINTS_OR_NONE && said.values.size() == 1;
      if (!isRight && !said.id().equals("VW")) {
        report(Finding.EMPTY_VALUE, said, i, said.id());
      }
      return value;
    }
    if (points.isEmpty()) {
      return value;
    }
    String mended = withoutBlanks(value);
    int colon = mended.indexOf(':');
    if (colon >= 0 && version < 4) {
      report(Finding.NOT_YET, said, i, said.id() + "[" + mended + "]", version);
    }
    boolean isGood =
        colon < 0
            ? points.get().isSite(mended)
            : points.get().isSite(mended.substring(0, colon))
                && points.get().isSite(mended.substring(colon + 1));
    return isGood ? mended : bad(said, i, value);
  }

  private String pair(ParsedProperty said, int i, String value, ValueType type) {
    int colon = value.indexOf(':');
    if (colon < 0) {
      report(Finding.NOT_COMPOSED, said, i, said.id(), value);
      return value;
    }
    if (points.isEmpty()) {
      return value;
    }
    String from = withoutBlanks(value.substring(0, colon));
    String rest = value.substring(colon + 1);
    String to = type == ValueType.ARROWS ? withoutBlanks(rest) : rest;
    boolean isGood =
        points.get().isSite(from) && (type == ValueType.LABELS || points.get().isSite(to));
    if (!isGood) {
      return bad(said, i, value);
    }
    String mended = from + ":" + to;
    if (!mended.equals(value)) {
      report(Finding.COMPOSED_CORRECTED, said, i, said.id(), mended, value);
      said.values.set(i, mended);
    }
    return said.values.get(i);
  }

  private String size(ParsedProperty said, int i, String value) {
    String trimmed = withoutBlanks(value).replace('x', ':'); // 9x9, as people write it
    int colon = trimmed.indexOf(':');
    String cols = colon < 0 ? trimmed : trimmed.substring(0, colon);
    String rows = colon < 0 ? trimmed : trimmed.substring(colon + 1);
    if (!isSide(cols) || !isSide(rows)) {
      report(Finding.BAD_ROOT, said, i, said.id(), value);
      return value;
    }
    if (colon >= 0 && version < 4) {
      report(Finding.NOT_YET, said, i, "SZ[" + trimmed + "]", version);
    }
    long larger = Math.max(Long.parseLong(cols), Long.parseLong(rows));
    if (larger > LARGEST_BOARD) {
      report(Finding.TOO_BIG, said, i, trimmed, LARGEST_BOARD);
    } else if (colon >= 0 && cols.equals(rows)) {
      report(Finding.SQUARE, said, i, trimmed);
    }
    return trimmed;
  }

  private static boolean isSide(String text) {
    return Numbers.isNumber(text) && Long.parseLong(text) > 0;
  }

  private String words(ParsedProperty said, int i, String value) {
    if (value.isBlank()) {
      report(Finding.EMPTY_TEXT, said, i, said.id());
    } else if (said.id().equals("RE") && !InfoSyntax.isResult(value)
        || said.id().equals("DT") && !InfoSyntax.isDate(value)) {
      report(Finding.FAULTY_INFO, said, i, said.id(), value);
    }
    return value;
  }

  private static String withoutBlanks(String value) {
    int i = 0;
    while (i < value.length() && value.charAt(i) > ' ') {
      i++;
    }
    if (i == value.length()) {
      return value;
    }
    StringBuilder dense = new StringBuilder();
    for (char c : value.toCharArray()) {
      if (c > ' ') {
        dense.append(c);
      }
    }
    return dense.toString();
  }

  /** Reports a value without a meaning, and leaves it as it is. */
  private String bad(ParsedProperty said, int i, String value) {
    Finding finding = value.isBlank() ? Finding.EMPTY_VALUE : Finding.BAD_VALUE;
    report(finding, said, i, said.id(), value);
    return value;
  }

  private void report(Finding finding, ParsedProperty said, int value, Object... told) {
    findings.report(finding, said.line(value), said.column(value), told);
  }
}

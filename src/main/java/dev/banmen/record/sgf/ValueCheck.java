package dev.banmen.record.sgf;

import dev.banmen.record.ResultWords;
import dev.banmen.record.WrittenPoints;
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
  void read(List<ParsedProperty> properties, int ofVersion, Optional<Points> onBoard) {
    version = ofVersion;
    points = onBoard;
    for (int i = 0; i < properties.size(); i++) {
      read(properties.get(i));
    }
  }

  private void read(ParsedProperty property) {
    ValueType type = property.rule.type();
    if (property.values.size() > 1 && !type.isList()) {
      tooMany(property);
    }
    for (int i = 0; i < property.values.size(); i++) {
      String value = property.values.get(i);
      String checked = checked(property, i, type, value);
      if (!checked.equals(value)) {
        report(
            isInWords(type, value) ? SgfIssue.READ_AS : SgfIssue.CORRECTED,
            property,
            i,
            property.id(),
            checked,
            value);
        property.values.set(i, checked);
      }
    }
  }

  private static boolean isInWords(ValueType type, String value) {
    return switch (type) {
      case SIMPLE -> true;
      case NUMBER, REAL -> value.codePoints().anyMatch(Character::isLetter);
      default -> false;
    };
  }

  private void tooMany(ParsedProperty property) {
    report(SgfIssue.TOO_MANY_VALUES, property, 1, property.id());
    if (property.rule.type() == ValueType.TEXT) {
      String all = String.join("\n\n", property.values);
      property.values.clear();
      property.add(all, property.line, property.column);
    }
  }

  private String checked(ParsedProperty property, int i, ValueType type, String value) {
    return switch (type) {
      case NONE -> none(property, i, value);
      case NUMBER -> number(property, i, value);
      case REAL -> real(property, i, value);
      case DOUBLE -> emphasis(property, i, value);
      case COLOR -> color(property, i, value);
      case MOVE -> move(property, i, value);
      case POINTS, POINTS_OR_NONE -> point(property, i, value);
      case ARROWS, LABELS -> pair(property, i, value, type);
      case SIZE -> size(property, i, value);
      case SIMPLE, TEXT -> words(property, i, value);
      case FIGURE, PROGRAM, UNKNOWN -> value;
    };
  }

  private String none(ParsedProperty property, int i, String value) {
    if (!value.isEmpty()) {
      report(SgfIssue.BAD_VALUE, property, i, property.id(), value);
    }
    return value;
  }

  private String number(ParsedProperty property, int i, String value) {
    if (Numbers.isNumber(value)) {
      return value;
    }
    String mended = property.id().equals("HA") ? Numbers.stones(value) : value.trim();
    if (Numbers.isNumber(mended)) {
      return mended;
    }
    if (property.id().equals("GM") || property.id().equals("ST")) {
      report(SgfIssue.BAD_ROOT, property, i, property.id(), value);
    } else if (!property.id().equals("FF")) {
      bad(property, i, value);
    }
    return value;
  }

  private String real(ParsedProperty property, int i, String value) {
    if (Numbers.isReal(value)) {
      return value;
    }
    if (value.isBlank() && property.id().equals("KM")) {
      return words(property, i, value); // as if there were none
    }
    String mended = Numbers.mended(value);
    if (!Numbers.isReal(mended) && property.id().equals("KM")) {
      mended = WrittenPoints.ofKomi(value).map(WrittenPoints::shown).orElse(value);
    }
    if (!Numbers.isReal(mended) && property.id().equals("TM") && !value.isBlank()) {
      report(SgfIssue.FAULTY_INFO, property, i, property.id(), value); // as cgoban writes
      return value;
    }
    return Numbers.isReal(mended) ? mended : bad(property, i, value);
  }

  private String emphasis(ParsedProperty property, int i, String value) {
    String trimmed = value.trim();
    return trimmed.equals("1") || trimmed.equals("2") ? trimmed : bad(property, i, value);
  }

  private String color(ParsedProperty property, int i, String value) {
    return switch (value.isBlank() ? ' ' : value.trim().charAt(0)) {
      case 'B', 'b', '1' -> "B";
      case 'W', 'w', '2' -> "W";
      default -> bad(property, i, value);
    };
  }

  private String move(ParsedProperty property, int i, String value) {
    if (value.isEmpty() && version < 4) {
      report(SgfIssue.NEW_PASS, property, i, property.id(), version);
    }
    String mended = withoutBlanks(value);
    if (points.isEmpty() || points.get().isMove(mended) || points.get().isBeyond(mended)) {
      return points.isPresent() ? mended : value;
    }
    return bad(property, i, value);
  }

  private String point(ParsedProperty property, int i, String value) {
    if (value.isEmpty()) {
      boolean isRight =
          property.rule.type() == ValueType.POINTS_OR_NONE && property.values.size() == 1;
      if (!isRight && !property.id().equals("VW")) {
        report(SgfIssue.EMPTY_VALUE, property, i, property.id());
      }
      return value;
    }
    if (points.isEmpty()) {
      return value;
    }
    String mended = withoutBlanks(value);
    int colon = mended.indexOf(':');
    if (colon >= 0 && version < 4) {
      report(SgfIssue.NOT_YET, property, i, property.id() + "[" + mended + "]", version);
    }
    boolean isGood =
        colon < 0
            ? points.get().isSite(mended)
            : points.get().isSite(mended.substring(0, colon))
                && points.get().isSite(mended.substring(colon + 1));
    return isGood ? mended : bad(property, i, value);
  }

  private String pair(ParsedProperty property, int i, String value, ValueType type) {
    int colon = value.indexOf(':');
    if (colon < 0) {
      report(SgfIssue.NOT_COMPOSED, property, i, property.id(), value);
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
      return bad(property, i, value);
    }
    String mended = from + ":" + to;
    if (!mended.equals(value)) {
      report(SgfIssue.COMPOSED_CORRECTED, property, i, property.id(), mended, value);
      property.values.set(i, mended);
    }
    return property.values.get(i);
  }

  private String size(ParsedProperty property, int i, String value) {
    String trimmed = withoutBlanks(value).replace('x', ':'); // 9x9, as people write it
    int colon = trimmed.indexOf(':');
    String cols = colon < 0 ? trimmed : trimmed.substring(0, colon);
    String rows = colon < 0 ? trimmed : trimmed.substring(colon + 1);
    if (!isSide(cols) || !isSide(rows)) {
      report(SgfIssue.BAD_ROOT, property, i, property.id(), value);
      return value;
    }
    if (colon >= 0 && version < 4) {
      report(SgfIssue.NOT_YET, property, i, "SZ[" + trimmed + "]", version);
    }
    long larger = Math.max(Long.parseLong(cols), Long.parseLong(rows));
    if (larger > LARGEST_BOARD) {
      report(SgfIssue.TOO_BIG, property, i, trimmed, LARGEST_BOARD);
    } else if (colon >= 0 && cols.equals(rows)) {
      report(SgfIssue.SQUARE, property, i, trimmed);
    }
    return trimmed;
  }

  private static boolean isSide(String text) {
    return Numbers.isNumber(text) && Long.parseLong(text) > 0;
  }

  private String words(ParsedProperty property, int i, String value) {
    if (value.isBlank()) {
      report(SgfIssue.EMPTY_TEXT, property, i, property.id());
    } else if (property.id().equals("RE") && !InfoSyntax.isResult(value)) {
      return result(property, i, value);
    } else if (property.id().equals("DT") && !InfoSyntax.isDate(value)) {
      report(SgfIssue.FAULTY_INFO, property, i, property.id(), value);
    }
    return value;
  }

  private String result(ParsedProperty property, int i, String value) {
    String result = ResultWords.result(value);
    if (result.isEmpty()) {
      report(SgfIssue.FAULTY_INFO, property, i, property.id(), value);
    }
    return result.isEmpty() ? value : result;
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
  private String bad(ParsedProperty property, int i, String value) {
    SgfIssue finding = value.isBlank() ? SgfIssue.EMPTY_VALUE : SgfIssue.BAD_VALUE;
    report(finding, property, i, property.id(), value);
    return value;
  }

  private void report(SgfIssue finding, ParsedProperty property, int value, Object... told) {
    findings.report(finding, property.line(value), property.column(value), told);
  }
}

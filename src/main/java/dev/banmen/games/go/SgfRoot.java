package dev.banmen.games.go;

import dev.banmen.game.Size;
import dev.banmen.game.record.Property;
import java.util.List;
import java.util.Optional;

/** The values at the root of a record of Go. Immutable. */
public record SgfRoot(List<Property> root) {
  /** The number of Go in SGF. */
  public static final int GO = 1;

  private static final int LARGEST = 52;
  private static final int USUAL = 19;

  /** The text of a property, without blanks around it; empty if it has none. */
  public Optional<String> text(String id) {
    for (Property property : root) {
      if (property.id().equals(id) && !property.value().isBlank()) {
        return Optional.of(property.value().trim());
      }
    }
    return Optional.empty();
  }

  /** The board's size: {@code 19}, or columns and rows {@code 19:13}; 19 if it is unreadable. */
  public Size size() {
    String size = text("SZ").orElse("");
    int colon = size.indexOf(':');
    int cols = side(colon < 0 ? size : size.substring(0, colon));
    int rows = colon < 0 ? cols : side(size.substring(colon + 1));
    return cols < 1 || rows < 1 ? new Size(USUAL, USUAL) : new Size(rows, cols);
  }

  private static int side(String text) {
    double side = number(text).orElse(0.0);
    return side < 1 ? 0 : (int) Math.min(side, LARGEST);
  }

  /** Returns a size as written in options. */
  public static String option(Size size) {
    return size.rows() == size.cols() ? Integer.toString(size.rows()) : size.toString();
  }

  /** Returns the property for a size as written in options. */
  public static Property size(String option) {
    int cross = option.indexOf('x');
    if (cross < 0) {
      return Property.of("SZ", option);
    }
    String rows = option.substring(0, cross);
    String cols = option.substring(cross + 1);
    return Property.of("SZ", rows.equals(cols) ? rows : cols + ":" + rows);
  }

  /** Returns the number that a text is, or starts with. */
  public static Optional<Double> number(String text) {
    String plain = text.trim().replace(',', '.');
    int end = plain.startsWith("-") || plain.startsWith("+") ? 1 : 0;
    int from = end;
    while (end < plain.length() && end < from + 9 && isOfNumber(plain.charAt(end))) {
      end++;
    }
    String number = plain.substring(0, end);
    boolean hasOnePoint = number.indexOf('.') == number.lastIndexOf('.');
    boolean hasDigit = number.chars().anyMatch(c -> c >= '0' && c <= '9');
    return hasOnePoint && hasDigit ? Optional.of(Double.valueOf(number)) : Optional.empty();
  }

  private static boolean isOfNumber(char c) {
    return c >= '0' && c <= '9' || c == '.';
  }
}

package dev.banmen.picture;

import dev.banmen.text.Printable;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Writes an SVG document, or another, element by element (SVG 1.1, XML 1.0). Attributes are given
 * as names and values in turn. Mutable, one thread.
 */
public final class Svg {
  private static final int HUNDREDTHS = 100;

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /** Starts an element that holds others. */
  public Svg begin(String name, Object... attributes) {
    tag(name, attributes).append(">\n");
    open.push(name);
    return this;
  }

  public Svg end() {
    String name = open.pop();
    indent().append("</").append(name).append(">\n");
    return this;
  }

  public Svg empty(String name, Object... attributes) {
    tag(name, attributes).append("/>\n");
    return this;
  }

  public Svg text(String text, String name, Object... attributes) {
    tag(name, attributes).append('>');
    escape(text);
    out.append("</").append(name).append(">\n");
    return this;
  }

  /** Adds what is written already, such as another document. */
  public Svg raw(String written) {
    out.append(written);
    return this;
  }

  Svg circle(double x, double y, double radius, Object... attributes) {
    return empty("circle", with(attributes, "cx", x, "cy", y, "r", radius));
  }

  public Svg rect(double x, double y, double width, double height, Object... attributes) {
    return empty("rect", with(attributes, "x", x, "y", y, "width", width, "height", height));
  }

  Svg line(double x1, double y1, double x2, double y2, Object... attributes) {
    return empty("line", with(attributes, "x1", x1, "y1", y1, "x2", x2, "y2", y2));
  }

  /** Adds lines without a fill. */
  Svg path(CharSequence lines, Object... attributes) {
    return empty("path", with(attributes, "d", lines, "fill", "none"));
  }

  /** Adds areas of one colour. */
  public Svg areas(CharSequence areas, String fill, Object... attributes) {
    return empty("path", with(attributes, "d", areas, "fill", fill));
  }

  /** Adds text centred at a place. */
  Svg middle(String text, double x, double y, Object... attributes) {
    return text(
        text, "text", with(attributes, "x", x, "y", y, "dy", "0.35em", "text-anchor", "middle"));
  }

  /** Returns the data of a path: each command is followed by its numbers, a blank by two more. */
  static String lines(String commands, double... numbers) {
    StringBuilder lines = new StringBuilder();
    int next = 0;
    for (char command : commands.toCharArray()) {
      lines.append(command).append(command == 'Z' ? "" : number(numbers[next++]));
      if ("hHvVZ".indexOf(command) < 0) {
        lines.append(',').append(number(numbers[next++]));
      }
    }
    return lines.toString();
  }

  static Object[] with(Object[] more, Object... first) {
    Object[] all = Arrays.copyOf(first, first.length + more.length);
    System.arraycopy(more, 0, all, first.length, more.length);
    return all;
  }

  private StringBuilder tag(String name, Object... attributes) {
    indent().append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      Object value = attributes[i + 1];
      escape(value instanceof Double number ? number(number) : String.valueOf(value));
      out.append('"');
    }
    return out;
  }

  private StringBuilder indent() {
    return out.append(" ".repeat(open.size()));
  }

  /** Escapes a text; {@link Printable} shows no character that XML can't hold. */
  private void escape(String text) {
    String shown = Printable.of(text);
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        case '"' -> out.append("&quot;");
        case '\uFFFE', '\uFFFF' -> out.append(Printable.STAND_IN);
        default -> out.append(c);
      }
    }
  }

  /** Writes a length with two decimals at most, independent of the locale. */
  public static String number(double length) {
    double rounded = Math.round(length * HUNDREDTHS) / (double) HUNDREDTHS;
    return rounded == (long) rounded ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}

package dev.banmen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The string literals of a Java source, each as it is written, with its line; comments and
 * characters are skipped. Mutable, for one use.
 */
final class Literals {
  /**
   * One literal.
   *
   * @param line from 1
   * @param isThrown whether it is in the message of an exception that no user's input leads to
   */
  record Literal(int line, String text, boolean isThrown) {}

  private static final Pattern OF_PROGRAMMERS =
      Pattern.compile(
          "new (IllegalState|IllegalArgument|NoSuchElement|IndexOutOfBounds|Cancellation)Exception\\("
              + "|new (AssertionError|UnsupportedOperationException)\\(|\\bsuper\\(");

  private final String source;
  private final List<Literal> found = new ArrayList<>();
  private int at;
  private int line = 1;

  private Literals(String source) {
    this.source = source;
  }

  static List<Literal> of(String source) {
    Literals literals = new Literals(source);
    while (literals.at < source.length()) {
      literals.step();
    }
    return literals.found;
  }

  private void step() {
    if (source.startsWith("//", at)) {
      to(after("\n", at) - 1);
    } else if (source.startsWith("/*", at)) {
      to(after("*/", at + 2));
    } else if (source.startsWith("\"\"\"", at)) {
      literal(3, after("\"\"\"", at + 3));
    } else if (source.charAt(at) == '"') {
      literal(1, closed('"'));
    } else if (source.charAt(at) == '\'') {
      to(closed('\''));
    } else {
      to(at + 1);
    }
  }

  private int after(String end, int from) {
    int there = source.indexOf(end, from);
    return there < 0 ? source.length() : there + end.length();
  }

  /** The index after the quote that closes the one here. */
  private int closed(char quote) {
    int end = at + 1;
    while (source.charAt(end) != quote) {
      end += source.charAt(end) == '\\' ? 2 : 1;
    }
    return end + 1;
  }

  private void literal(int quotes, int end) {
    int statement = Math.max(source.lastIndexOf(';', at), source.lastIndexOf('{', at));
    boolean isThrown = OF_PROGRAMMERS.matcher(source.substring(statement + 1, at)).find();
    found.add(new Literal(line, source.substring(at + quotes, end - quotes), isThrown));
    to(end);
  }

  private void to(int end) {
    for (; at < end; at++) {
      line += source.charAt(at) == '\n' ? 1 : 0;
    }
  }
}

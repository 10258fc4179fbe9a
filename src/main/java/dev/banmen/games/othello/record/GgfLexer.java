package dev.banmen.games.othello.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The properties of one game in GGF, one after the other. Mutable, one thread. */
final class GgfLexer {
  private final TextWalk text;
  private String id = "";
  private List<String> values = List.of();
  private int line;
  private int column;
  private boolean isClosed;
  private Optional<Stray> stray = Optional.empty();

  /** Text that belongs to no property, safe to print, and where it is. */
  record Stray(String text, int line, int column) {}

  GgfLexer(GameSpans.SpanText span) {
    text = new TextWalk(span);
    text.skip(1); // the bracket
  }

  /** Moves to the next property; false at the end of the game. */
  boolean next() {
    while (text.hasMore()) {
      text.skipBlanks();
      int b = text.peek();
      if (b == ')') {
        isClosed = true;
        return false;
      }
      if (isLetter(b) && property()) {
        return true;
      }
      if (b != ';' && b != ByteWalk.END) {
        pass();
      } else if (b == ';') {
        text.skip();
      }
    }
    return false;
  }

  private static boolean isLetter(int b) {
    return b >= 'A' && b <= 'Z' || b >= 'a' && b <= 'z';
  }

  /** Skips what belongs to no property. */
  private void pass() {
    int from = text.at();
    int strayLine = text.line();
    int strayColumn = text.column();
    text.skip();
    stray = stray.or(() -> Optional.of(new Stray(text.shown(from), strayLine, strayColumn)));
  }

  /** Takes a property; skips its name and returns false if no value follows. */
  private boolean property() {
    int from = text.at();
    line = text.line();
    column = text.column();
    int length = 0;
    while (isLetter(text.peek(length))) {
      length++;
    }
    int blanks = length;
    while (TextWalk.isBlank(text.peek(blanks))) {
      blanks++;
    }
    if (text.peek(blanks) != '[') {
      return false;
    }
    text.skip(length);
    id = text.since(from).toUpperCase(Locale.ROOT);
    text.skipBlanks();
    List<String> all = new ArrayList<>(1);
    while (text.peek() == '[') {
      all.add(takeValue());
    }
    values = all;
    return true;
  }

  private String takeValue() {
    text.skip();
    int from = text.at();
    boolean isEscaped = false;
    while (text.hasMore() && text.peek() != ']') {
      if (text.peek() == '\\') {
        isEscaped = true;
        text.skip();
      }
      if (text.hasMore()) {
        text.skip();
      }
    }
    String value = text.since(from);
    if (text.hasMore()) {
      text.skip();
    }
    return isEscaped ? unescaped(value) : value;
  }

  /** Removes escapes; only brackets and backslashes have one, any other backslash is itself. */
  private static String unescaped(String value) {
    StringBuilder plain = new StringBuilder(value.length());
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean escapes =
          c == '\\'
              && i + 1 < value.length()
              && (value.charAt(i + 1) == ']' || value.charAt(i + 1) == '\\');
      plain.append(escapes ? value.charAt(++i) : c);
    }
    return plain.toString();
  }

  String id() {
    return id;
  }

  List<String> values() {
    return values;
  }

  String value() {
    return values.get(0);
  }

  int line() {
    return line;
  }

  int column() {
    return column;
  }

  /** Whether the game ended with its bracket. */
  boolean isClosed() {
    return isClosed;
  }

  /** The first text that belongs to no property. */
  Optional<Stray> stray() {
    return stray;
  }

  int lineHere() {
    return text.line();
  }

  int columnHere() {
    return text.column();
  }
}

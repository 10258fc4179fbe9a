package dev.banmen.record.sgf;

import java.nio.CharBuffer;

/**
 * Unescapes a value, piece by piece: removes escapes and makes every line break one character.
 * Mutable, for one value.
 */
final class Unescaping {
  private final ValueType type;
  private final StringBuilder plain;

  private boolean isEscaped; // the next character
  private char lineBreak; // the previous one, if another may belong to it; else 0

  Unescaping(ValueType type) {
    this(type, new StringBuilder());
  }

  /** An unescaping that appends to text that is already plain. */
  Unescaping(ValueType type, StringBuilder plain) {
    this.type = type;
    this.plain = plain;
  }

  /** The plain text of the next characters. */
  String piece(CharBuffer raw) {
    plain.setLength(0);
    for (int i = 0; i < raw.length(); i++) {
      take(raw.charAt(i), false);
    }
    return plain.toString();
  }

  /** Adds the next character; {@code isKept} if the escape of a colon stays. */
  void take(char c, boolean isKept) {
    if (ValueText.isBreak(c)) {
      lineBreak(c);
      return;
    }
    lineBreak = 0;
    if (c == '\\' && !isEscaped) {
      isEscaped = true;
      return;
    }
    if (isEscaped && isKept && c == ':') {
      plain.append('\\');
    }
    isEscaped = false;
    plain.append(ValueText.blank(c, type));
  }

  /** Handles a line break: CR LF and LF CR are one, and an escaped one is nothing. */
  private void lineBreak(char c) {
    boolean isSecond = lineBreak != 0 && lineBreak != c;
    if (!isSecond && !isEscaped) {
      plain.append(type.isOneLine() ? ' ' : '\n');
    }
    lineBreak = isSecond ? 0 : c;
    isEscaped = false;
  }
}

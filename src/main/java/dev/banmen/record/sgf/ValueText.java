package dev.banmen.record.sgf;

import dev.banmen.text.ControlCharacters;

/** Converts values of a file to and from plain text (SGF FF[4], SimpleText and Text). */
final class ValueText {
  private ValueText() {}

  /**
   * A value without its escapes, with LF for every line break, and in text for people a blank for
   * other white space.
   */
  static String plain(String raw, ValueType type) {
    int same = same(raw, type);
    if (same == raw.length()) {
      return raw; // as most comments are; one may fill the memory
    }
    StringBuilder plain = new StringBuilder(raw.length()).append(raw, 0, same);
    int keep = type.mayBeTwoTexts() ? lastOfFirst(raw) : -1;
    Unescaping unescaping = new Unescaping(type, plain);
    for (int i = same; i < raw.length(); i++) {
      unescaping.take(raw.charAt(i), i <= keep);
    }
    return plain.toString();
  }

  /** The number of characters at the beginning that stand for themselves. */
  private static int same(String raw, ValueType type) {
    int i = 0;
    while (i < raw.length()) {
      char c = raw.charAt(i);
      boolean isBreak = isBreak(c) && (c == '\r' || type.isOneLine() || pairs(raw, i));
      if (c == '\\' || isBreak || blank(c, type) != c) {
        break;
      }
      i++;
    }
    return i;
  }

  /**
   * The index of the colon that splits a value in two, if an escaped colon comes before it; else
   * -1. Those escapes stay, as otherwise the start of the second text would be lost.
   */
  private static int lastOfFirst(String raw) {
    boolean isNeeded = false;
    for (int i = 0; i < raw.length(); i++) {
      if (raw.charAt(i) == '\\') {
        i++;
        isNeeded |= i < raw.length() && raw.charAt(i) == ':';
      } else if (raw.charAt(i) == ':') {
        return isNeeded ? i : -1;
      }
    }
    return -1;
  }

  static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  /** Whether the line break at an index is two characters long: CR LF or LF CR. */
  private static boolean pairs(String raw, int at) {
    return at + 1 < raw.length()
        && isBreak(raw.charAt(at + 1))
        && raw.charAt(at + 1) != raw.charAt(at);
  }

  /**
   * A character's replacement in a value, where the only control characters are line feeds: a blank
   * in text for people, elsewhere a meaningless character, as a move of blanks would be a pass.
   */
  static char blank(char c, ValueType type) {
    if (c == '\t' || c == 0x0b || c == '\f') {
      return type == ValueType.UNKNOWN ? c : ' ';
    }
    return !ControlCharacters.is(c) ? c : type.isWords() ? ' ' : ControlCharacters.STAND_IN;
  }

  /** Whether a byte of a value stands for itself in its plain text. */
  static boolean isPlain(byte b) {
    return b >= ' ' && b != '\\' && b != 0x7f || b < 0;
  }

  /** Escapes a value for a file, with as few escapes as possible. Mutable. */
  static final class Escaping {
    private final String plain;
    private final ValueType type;
    private final int keep; // escapes of colons before this place stay
    private int at;

    Escaping(String plain, ValueType type) {
      this.plain = plain;
      this.type = type;
      keep = type.mayBeTwoTexts() ? parting(plain) : -1;
    }

    boolean hasMore() {
      return at < plain.length();
    }

    /** Appends about this many of the next characters. */
    void next(int about, StringBuilder out) {
      if (type == ValueType.MOVE && plain.isBlank()) {
        out.append(ControlCharacters.STAND_IN); // or it would be read as a pass
        at = plain.length();
        return;
      }
      int to = end(about);
      for (int i = at; i < to; i++) {
        char c = plain.charAt(i);
        boolean isEscape = c == '\\' && i < keep && plain.charAt(i + 1) == ':';
        boolean isOpening = c == '[' && !type.isWords(); // a reader would miss the value's end
        if (c == ']' || isOpening || c == '\\' && !isEscape) {
          out.append('\\');
        }
        out.append(blank(c, type));
      }
      at = to;
    }

    /** The end of a piece; surrogate pairs stay together. */
    private int end(int about) {
      int to = Math.min(plain.length(), at + about);
      boolean isHalf = to < plain.length() && Character.isHighSurrogate(plain.charAt(to - 1));
      return isHalf ? to + 1 : to;
    }
  }

  /** The index of the first colon without a backslash before it; -1 if there is none. */
  private static int parting(String plain) {
    int at = plain.indexOf(':');
    while (at > 0 && plain.charAt(at - 1) == '\\') {
      at = plain.indexOf(':', at + 1);
    }
    return at;
  }
}

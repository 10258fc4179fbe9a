package dev.banmen.settings;

/**
 * Finds where strings begin and end in TOML, line by line: what looks like a comment inside one is
 * none (TOML 1.0, String). Mutable, one thread.
 */
final class TomlStrings {
  private char open; // the quotation mark of a string of several lines; 0 outside

  /** Whether a string goes on after the line's end. */
  boolean isOpen() {
    return open != 0;
  }

  /** Reads a line; returns how many characters it has before its comment. */
  int go(String text, int from, int end) {
    int i = from;
    while (i < end) {
      char c = text.charAt(i);
      if (open != 0) {
        i = inOpen(text, i, end);
      } else if (c == '#') {
        return i - from;
      } else if (c == '"' || c == '\'') {
        i = begun(text, i, end);
      } else {
        i++;
      }
    }
    return end - from;
  }

  private int begun(String text, int at, int end) {
    char quote = text.charAt(at);
    if (isThree(text, at, end, quote)) {
      open = quote;
      return at + 3;
    }
    int i = at + 1;
    while (i < end && text.charAt(i) != quote) {
      i += quote == '"' && text.charAt(i) == '\\' ? 2 : 1;
    }
    return i + 1;
  }

  /** One step in a string of several lines, which may end in up to two more quotation marks. */
  private int inOpen(String text, int at, int end) {
    if (open == '"' && text.charAt(at) == '\\') {
      return at + 2;
    } else if (!isThree(text, at, end, open)) {
      return at + 1;
    }
    int i = at + 3;
    while (i < end && i < at + 5 && text.charAt(i) == open) {
      i++;
    }
    open = 0;
    return i;
  }

  private static boolean isThree(String text, int at, int end, char quote) {
    return at + 2 < end
        && text.charAt(at) == quote
        && text.charAt(at + 1) == quote
        && text.charAt(at + 2) == quote;
  }
}

package dev.banmen.games.dots;

/** Writes texts in one line, with the escapes {@code \n}, {@code \\} and {@code \}{@code uXXXX}. */
final class DotsEscapes {
  private DotsEscapes() {}

  /** Returns a text as the rest of a line. */
  static String escaped(String text) {
    StringBuilder line = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isOuter = i == 0 || i == text.length() - 1;
      if (c == '\\') {
        line.append("\\\\");
      } else if (c == '\n') {
        line.append("\\n");
      } else if (c < ' ' || c == 0x7f || isOuter && Character.isWhitespace(c)) {
        line.append(code(c));
      } else {
        line.append(c);
      }
    }
    return line.toString();
  }

  /** Writes one character as four hexadecimal digits. */
  static String code(char c) {
    return "\\u" + Integer.toHexString(0x10000 + c).substring(1);
  }

  /** The index of the first backslash that starts no escape; -1 if there is none. */
  static int flaw(String line) {
    int at = line.indexOf('\\');
    while (at >= 0) {
      int length = length(line, at);
      if (length == 1) {
        return at;
      }
      at = line.indexOf('\\', at + length);
    }
    return -1;
  }

  /** Returns the text that a line stands for. */
  static String text(String line) {
    if (line.indexOf('\\') < 0) {
      return line;
    }
    StringBuilder text = new StringBuilder(line.length());
    for (int i = 0; i < line.length(); ) {
      int length = line.charAt(i) == '\\' ? length(line, i) : 1;
      text.append(
          switch (length) {
            case 2 -> line.charAt(i + 1) == 'n' ? '\n' : '\\';
            case 6 -> (char) Integer.parseInt(line.substring(i + 2, i + 6), 16);
            default -> line.charAt(i);
          });
      i += length;
    }
    return text.toString();
  }

  /** The length of the escape that starts here; 1 if none does. */
  private static int length(String line, int at) {
    char next = at + 1 < line.length() ? line.charAt(at + 1) : ' ';
    if (next == 'n' || next == '\\') {
      return 2;
    }
    boolean isCode = next == 'u' && at + 6 <= line.length();
    for (int i = at + 2; isCode && i < at + 6; i++) {
      isCode = Character.digit(line.charAt(i), 16) >= 0 && line.charAt(i) < 0x7f;
    }
    return isCode ? 6 : 1;
  }
}

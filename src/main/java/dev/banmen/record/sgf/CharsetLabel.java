package dev.banmen.record.sgf;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The name of its charset that a file has in its first node.
 *
 * @param from the place of its first byte
 * @param to the place after its last byte
 */
record CharsetLabel(int from, int to) {
  private static final int LONGEST = 40;

  /** The value of the first {@code CA} between values of the first game's root. */
  static Optional<String> in(byte[] head) {
    return find(head).map(label -> label.name(head)).filter(CharsetLabel::isName);
  }

  private static boolean isName(String name) {
    return !name.isEmpty() && name.length() <= LONGEST;
  }

  private String name(byte[] head) {
    return new String(head, from, to - from, StandardCharsets.ISO_8859_1).trim();
  }

  /** Where it is, whatever it is. */
  static Optional<CharsetLabel> find(byte[] head) {
    int nodes = 0;
    int depth = 0;
    for (int i = 0; i < head.length; i++) {
      switch (head[i]) {
        case '(' -> depth++;
        case ';' -> nodes += depth > 0 ? 1 : 0;
        case '[' -> {
          int close = close(head, i);
          if (isLabel(head, i)) {
            return Optional.of(new CharsetLabel(i + 1, close));
          }
          i = close;
        }
        default -> {}
      }
      if (nodes > 1) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean isLabel(byte[] head, int bracket) {
    int i = bracket - 1;
    while (i > 0 && head[i] <= ' ' && head[i] > 0) {
      i--;
    }
    if (i < 1 || head[i] != 'A' || head[i - 1] != 'C') {
      return false;
    }
    return i < 2 || !Letters.isLetter(head[i - 2]);
  }

  private static int close(byte[] head, int from) {
    int i = from + 1;
    while (i < head.length && head[i] != ']') {
      i += head[i] == '\\' ? 2 : 1;
    }
    return Math.min(i, head.length);
  }
}

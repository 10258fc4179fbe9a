package dev.banmen.record.sgf;

import dev.banmen.record.charset.Utf8;

/** Counts what the bytes beyond ASCII of a text are, read as UTF-8. Mutable, one thread. */
final class Utf8Count {
  private long first = -1;
  private long characters;
  private long torn; // characters without their end, of two bytes or more
  private long cut; // first bytes alone, at the end of a value
  private long broken; // other bytes

  /**
   * Counts what begins with a byte beyond ASCII.
   *
   * @param end the place after the last byte
   * @param offset of the byte in its file
   * @return its length: a character of UTF-8, the part of one that is there, or one byte
   */
  int add(byte[] bytes, int at, int end, long offset) {
    if (first < 0) {
      first = offset;
    }
    int length = Utf8.length(bytes, at, end);
    if (length > 0) {
      characters++;
      return length;
    }
    if (length < -1) {
      torn++;
      return -length;
    }
    if (length == -1 && isCut(bytes, at, end)) {
      cut++;
    } else {
      broken++;
    }
    return 1;
  }

  /**
   * Whether the first byte of a character stands where a value ends. Behind an ASCII letter, one of
   * three bytes or more is no UTF-8 but an accent of windows-1252, as in "René".
   */
  private static boolean isCut(byte[] bytes, int at, int end) {
    boolean isEnd = at + 1 >= end || bytes[at + 1] == ']';
    boolean isAccent = (bytes[at] & 0xff) >= 0xe0 && at > 0 && Letters.isLetter(bytes[at - 1]);
    return isEnd && !isAccent;
  }

  /** Adds what was counted in the text that follows. */
  void add(Utf8Count next) {
    first = first < 0 ? next.first : first;
    characters += next.characters;
    torn += next.torn;
    cut += next.cut;
    broken += next.broken;
  }

  /** The offset of the first byte beyond ASCII; -1 if there is none. */
  long first() {
    return first;
  }

  /** Whether the text is UTF-8 without a fault. */
  boolean isFaultless() {
    return torn == 0 && cut == 0 && broken == 0;
  }

  /**
   * Whether the text can be taken for UTF-8, a few damaged characters apart: if it says so, where
   * nothing but the ends of characters is missing, or most of it is UTF-8; if not, only where
   * nearly all of it is. A torn character does not count against it, as no other charset has such
   * bytes by chance.
   */
  boolean isUtf8(boolean isDeclared) {
    if (isFaultless() || isDeclared && broken == 0) {
      return true;
    }
    long others = broken + cut;
    return isDeclared ? characters + torn >= others : characters > 4 * others + torn;
  }

  @Override
  public String toString() {
    return "from %d: %d, %d torn, %d cut, %d broken"
        .formatted(first, characters, torn, cut, broken);
  }
}

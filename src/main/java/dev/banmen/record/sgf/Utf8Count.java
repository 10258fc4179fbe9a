package dev.banmen.record.sgf;

import dev.banmen.record.charset.Utf8;

/** Counts valid and invalid UTF-8 among a text's bytes beyond ASCII. Mutable, one thread. */
final class Utf8Count {
  private long first = -1;
  private long characters;
  private long torn; // incomplete characters of two bytes or more
  private long cut; // first bytes alone, at the end of a value
  private long broken; // other bytes

  /**
   * Counts a character that starts with a byte beyond ASCII, at this offset in its file.
   *
   * @param end the index after the last byte
   * @return its length: of a UTF-8 character, of the part of one that is there, or one byte
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
   * Whether a value ends after the first byte of a character. After an ASCII letter, one of three
   * bytes or more isn't UTF-8 but an accent of windows-1252, as in "René".
   */
  private static boolean isCut(byte[] bytes, int at, int end) {
    boolean isEnd = at + 1 >= end || bytes[at + 1] == ']';
    boolean isAccent = (bytes[at] & 0xff) >= 0xe0 && at > 0 && CommonNodes.isLetter(bytes[at - 1]);
    return isEnd && !isAccent;
  }

  /** The offset of the first byte beyond ASCII; -1 if there is none. */
  long first() {
    return first;
  }

  boolean isFaultless() {
    return torn == 0 && cut == 0 && broken == 0;
  }

  /**
   * Whether the text can be taken for UTF-8, except for a few damaged characters: if it is declared
   * so, when only ends of characters are missing, or most of it is UTF-8; if not, only when nearly
   * all of it is. A torn character does not count against it, as no other charset has such bytes by
   * chance.
   */
  boolean isUtf8(boolean isDeclared) {
    if (isFaultless() || isDeclared && broken == 0) {
      return true;
    }
    long others = broken + cut;
    return isDeclared ? characters + torn >= others : characters > 4 * others + torn;
  }
}

package dev.banmen.text;

/**
 * Emoji and Chinese characters that Unicode 14 to 17 have and Java 17, with Unicode 13, doesn't.
 * Stateless.
 */
final class NewerCharacters {
  private static final int SUPPLEMENTARY_IDEOGRAPHS = 0x20000; // this plane, and the one after it
  private static final int LAST_IDEOGRAPH = 0x3FFFD;
  private static final int NO_CHARACTERS = 0xFFFE; // with these last 16 bits, and one more

  private NewerCharacters() {}

  /** Whether a code point that Java knows nothing of is, or will be, one. */
  static boolean is(int codePoint) {
    boolean isIdeograph = codePoint >= SUPPLEMENTARY_IDEOGRAPHS && codePoint <= LAST_IDEOGRAPH;
    return isIdeograph && (codePoint & NO_CHARACTERS) != NO_CHARACTERS || isEmoji(codePoint);
  }

  static boolean isEmoji(int codePoint) {
    return codePoint >= 0x1FA70 && codePoint <= 0x1FAFF // a block of nothing else
        || codePoint >= 0x1F6DC && codePoint <= 0x1F6DF
        || codePoint == 0x1F6D8
        || codePoint == 0x1F7F0
        || codePoint == 0x1F979
        || codePoint == 0x1F9CC;
  }
}

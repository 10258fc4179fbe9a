package dev.banmen.record.charset;

/**
 * The likelihood of a text's characters in one language. For any thread.
 *
 * <p>A likelihood is counted in bits: a character that is one in 1,000 costs 10. Costs add up, so
 * that readings of the same bytes can be compared, however many characters they make of them.
 */
interface ScriptProfile {
  double BROKEN = 25; // the cost of bytes that are invalid in a charset
  double STRANGE = 22; // of a character that the language has no use for

  /** The cost, 0 bits or more, of a character beyond ASCII at an index of the decoded text. */
  double bits(String text, int at);

  /** Whether there is a small ASCII letter at an index, which may be outside the text. */
  static boolean isSmall(String text, int at) {
    return at >= 0 && at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z';
  }

  /** Whether there is an ASCII letter at an index, which may be outside the text. */
  static boolean isLetter(String text, int at) {
    return isSmall(text, at)
        || at >= 0 && at < text.length() && text.charAt(at) >= 'A' && text.charAt(at) <= 'Z';
  }

  /** Whether there is a character beyond ASCII at an index, which may be outside the text. */
  static boolean isForeign(String text, int at) {
    return at >= 0 && at < text.length() && text.charAt(at) >= 0x80;
  }
}

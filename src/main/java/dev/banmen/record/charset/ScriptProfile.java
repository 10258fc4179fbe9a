package dev.banmen.record.charset;

/**
 * How likely the characters of a text are in one language. For any thread.
 *
 * <p>A likelihood is counted in bits: a character that is one in 1,000 costs 10. Costs add up, so
 * that readings of the same bytes can be compared, however many characters they make of them.
 */
interface ScriptProfile {
  /** What bytes cost that are no text in a charset. */
  double BROKEN = 25;

  /** What a character costs that the language has no use for. */
  double STRANGE = 22;

  /**
   * What a character beyond ASCII costs where it stands.
   *
   * @param text what bytes are read as
   * @param at its index in the text
   * @return bits, 0 or more
   */
  double bits(String text, int at);

  /** Whether a small letter of ASCII is at a place, which may be outside the text. */
  static boolean isSmall(String text, int at) {
    return at >= 0 && at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z';
  }

  /** Whether a letter of ASCII is at a place, which may be outside the text. */
  static boolean isLetter(String text, int at) {
    return isSmall(text, at)
        || at >= 0 && at < text.length() && text.charAt(at) >= 'A' && text.charAt(at) <= 'Z';
  }

  /** Whether a character beyond ASCII is at a place, which may be outside the text. */
  static boolean isForeign(String text, int at) {
    return at >= 0 && at < text.length() && text.charAt(at) >= 0x80;
  }
}

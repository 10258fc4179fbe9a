package dev.banmen.record.charset;

/** Russian: letters by frequency, and capitals at the start of words. Immutable. */
final class CyrillicProfile implements ScriptProfile {
  /** From о, one letter in nine, to ё; a tenth of the way down costs a bit or less. */
  private static final String BY_FREQUENCY = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё";

  private static final double MOST_FREQUENT = 3;
  private static final double A_RANK = 0.2;
  private static final double OTHER_LETTER = 9; // of Ukrainian and Serbian
  private static final double FIRST_OF_WORD = 1.5;
  private static final double CAPITAL = 1;
  private static final double CAPITALS = 0.5; // a word in capitals
  private static final double CAPITAL_INSIDE = 8;
  private static final double BESIDE_LETTER = 8;
  private static final String SIGNS = "«»—–№…“”„\u00a0";
  private static final double SIGN = 10;
  private static final double OTHER = 15;

  @Override
  public double bits(String text, int at) {
    char c = text.charAt(at);
    if (!isCyrillic(c)) {
      return c == '\ufffd' ? BROKEN : SIGNS.indexOf(c) >= 0 ? SIGN : c < 0xa0 ? STRANGE : OTHER;
    }
    int rank = BY_FREQUENCY.indexOf(Character.toLowerCase(c));
    double bits = rank < 0 ? OTHER_LETTER : MOST_FREQUENT + rank * A_RANK;
    boolean isMixed = ScriptProfile.isLetter(text, at - 1) || ScriptProfile.isLetter(text, at + 1);
    return bits + inWord(c, at > 0 ? text.charAt(at - 1) : ' ') + (isMixed ? BESIDE_LETTER : 0);
  }

  private static double inWord(char c, char before) {
    boolean isCapital = Character.isUpperCase(c);
    if (!isCyrillic(before)) {
      return FIRST_OF_WORD + (isCapital ? CAPITAL : 0);
    }
    return !isCapital ? 0 : Character.isUpperCase(before) ? CAPITALS : CAPITAL_INSIDE;
  }

  private static boolean isCyrillic(char c) {
    return c >= 0x400 && c <= 0x4ff;
  }
}

package dev.banmen.record.charset;

/** Languages of western Europe: single letters with diacritics, between plain ones. Immutable. */
final class LatinProfile implements ScriptProfile {
  private static final String LETTERS = "éèàüöäßçñóíáåøæêôîûëïúâìòùãõœÉÖÜÄØÅ";
  private static final double LETTER = 7;
  private static final double OTHER_LETTER = 10;
  private static final String SIGNS = "’‘“”–—…«»°½¡¿·•©\u00a0";
  private static final double SIGN = 9;
  private static final double OTHER = 15;
  private static final char LAST_LETTER = 0x24f;
  private static final char FIRST_SIGN = 0x2000;
  private static final double AFTER_FOREIGN = 5; // two in a row are rare
  private static final double BEFORE_FOREIGN = 2;
  private static final double CAPITAL_INSIDE = 6;
  private static final double ALONE = 4;

  @Override
  public double bits(String text, int at) {
    double bits = bits(text.charAt(at));
    bits += ScriptProfile.isForeign(text, at - 1) ? AFTER_FOREIGN : 0;
    bits += ScriptProfile.isForeign(text, at + 1) ? BEFORE_FOREIGN : 0;
    return bits + (isLetter(text.charAt(at)) ? inWord(text, at) : 0);
  }

  private static double bits(char c) {
    if (LETTERS.indexOf(c) >= 0) {
      return LETTER;
    }
    if (isLetter(c)) {
      return OTHER_LETTER;
    }
    if (SIGNS.indexOf(c) >= 0) {
      return SIGN;
    }
    boolean isOfAnotherScript = c > LAST_LETTER && c < FIRST_SIGN;
    return c == '\ufffd' ? BROKEN : c < 0xa0 || isOfAnotherScript ? STRANGE : OTHER;
  }

  private static double inWord(String text, int at) {
    boolean isInside =
        Character.isUpperCase(text.charAt(at)) && ScriptProfile.isSmall(text, at - 1);
    boolean isAlone =
        !ScriptProfile.isLetter(text, at - 1) && !ScriptProfile.isLetter(text, at + 1);
    return (isInside ? CAPITAL_INSIDE : 0) + (isAlone ? ALONE : 0);
  }

  private static boolean isLetter(char c) {
    return c >= 0xc0 && c <= 0xff;
  }
}

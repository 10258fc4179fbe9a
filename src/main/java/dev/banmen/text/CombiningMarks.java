package dev.banmen.text;

/**
 * Decides which marks and emoji joiners are shown in a text that is read code point by code point.
 * A mark needs something before it that carries marks, or it would land on the program's own words;
 * and no more of them than languages use, or they would cover other lines: "Forbid sequences of the
 * same nonspacing mark. Forbid sequences of more than 4 nonspacing marks" (Unicode Technical
 * Standard 39, Unicode Security Mechanisms, 5.4). For one text.
 */
final class CombiningMarks {
  /** The most marks that one letter carries. */
  static final int MOST = 4;

  private static final int JOINER = 0x200D;
  private static final int TEXT_STYLE = 0xFE0E;
  private static final int EMOJI_STYLE = 0xFE0F;
  private static final int KEYCAP = 0x20E3;
  private static final int DOT_ABOVE = 0x0307;

  /** Emoji outside the category So, from emoji-variation-sequences.txt. */
  private static final String OTHER_EMOJI =
      "\u203C\u2049\u2139\u2194\u25FB\u25FC\u25FD\u25FE\u2934\u2935\u3030\u303D";

  private int carrier; // the letter that marks now stand on; 0 if none
  private int last; // the code point before
  private int marks; // on the carrier

  /**
   * Whether the next code point is shown.
   *
   * @param next the one after it; 0 at the end
   */
  boolean takes(int codePoint, int next) {
    boolean isShown = isShown(codePoint, next);
    if (!isShown) {
      carrier = 0;
    } else if (isMark(codePoint)) {
      marks++;
    } else if (!isOfEmoji(codePoint)) {
      carrier = isCarrier(codePoint) ? codePoint : 0;
      marks = 0;
    }
    last = codePoint;
    return isShown;
  }

  private boolean isShown(int codePoint, int next) {
    if (codePoint == EMOJI_STYLE || codePoint == TEXT_STYLE) {
      return last == carrier && (isEmoji(last) || isKey(last) && next == KEYCAP);
    } else if (isJoiner(codePoint)) {
      return last != JOINER && isEmoji(carrier) && isEmoji(next);
    } else if (isMark(codePoint)) {
      return Printable.is(codePoint) && isCarried(codePoint, next);
    }
    return Printable.is(codePoint);
  }

  private boolean isCarried(int mark, int next) {
    boolean looksBare = mark == DOT_ABOVE && (carrier == 'i' || carrier == 'j') && !isMark(next);
    return canCarry(mark) && marks < MOST && mark != last && !looksBare;
  }

  private boolean canCarry(int mark) {
    if (isHangul(mark)) {
      return carrier != 0 && Character.UnicodeScript.of(carrier) == Character.UnicodeScript.HANGUL;
    }
    return carrier != 0 && (mark == KEYCAP || carrier != '#' && carrier != '*');
  }

  /** Whether this chooses how an emoji looks, or joins two. */
  static boolean isOfEmoji(int codePoint) {
    return codePoint == EMOJI_STYLE || codePoint == TEXT_STYLE || isJoiner(codePoint);
  }

  static boolean isJoiner(int codePoint) {
    return codePoint == JOINER;
  }

  /** Whether this is shown with the character before it: marks, and the later parts of Hangul. */
  static boolean isMark(int codePoint) {
    if (codePoint < 0x300) {
      return false;
    }
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK
        || type == Character.ENCLOSING_MARK
        || isHangul(codePoint);
  }

  /** Whether this is a vowel or final consonant of a Hangul syllable that is spelled out. */
  private static boolean isHangul(int codePoint) {
    return codePoint >= 0x1160 && codePoint <= 0x11FF || codePoint >= 0xD7B0 && codePoint <= 0xD7FB;
  }

  private static boolean isCarrier(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.OTHER_SYMBOL, Character.MATH_SYMBOL, Character.COMBINING_SPACING_MARK -> true;
      default -> Character.isLetterOrDigit(codePoint) || isKey(codePoint) || isEmoji(codePoint);
    };
  }

  /** Whether this is on a telephone's key, which {@link #KEYCAP} draws. */
  private static boolean isKey(int codePoint) {
    return codePoint >= '0' && codePoint <= '9' || codePoint == '#' || codePoint == '*';
  }

  /** Whether this is the colour of an emoji's skin. */
  static boolean isSkin(int codePoint) {
    return codePoint >= 0x1F3FB && codePoint <= 0x1F3FF;
  }

  static boolean isEmoji(int codePoint) {
    return Character.getType(codePoint) == Character.OTHER_SYMBOL
        || isSkin(codePoint)
        || NewerCharacters.isEmoji(codePoint)
        || OTHER_EMOJI.indexOf(codePoint) >= 0;
  }
}

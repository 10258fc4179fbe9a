package dev.banmen.text;

import java.lang.Character.UnicodeBlock;
import java.util.Locale;

/** Joins sentences. Stateless. */
public final class Sentences {
  private Sentences() {}

  /**
   * Joins those that aren't empty, with a blank between two unless the first ends in a full-width
   * full stop or the like, which brings its own space.
   */
  public static String of(String... sentences) {
    StringBuilder text = new StringBuilder();
    for (String sentence : sentences) {
      if (!sentence.isEmpty()) {
        boolean isApart = text.length() > 0 && !isWide(text.charAt(text.length() - 1));
        text.append(isApart ? " " : "").append(sentence);
      }
    }
    return text.toString();
  }

  /** Returns where the last sentence ends that ends before this place in a text; 0 if none does. */
  public static int lastEnd(String text, int before) {
    for (int end = before - 1; end > 0; end--) {
      char last = text.charAt(end - 1);
      boolean isApart = ".!?".indexOf(last) >= 0 && text.charAt(end) == ' ';
      if (isApart || "。！？".indexOf(last) >= 0) {
        return end;
      }
    }
    return 0;
  }

  private static boolean isWide(char c) {
    UnicodeBlock block = UnicodeBlock.of(c);
    return block == UnicodeBlock.CJK_SYMBOLS_AND_PUNCTUATION
        || block == UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS
        || block == UnicodeBlock.CJK_UNIFIED_IDEOGRAPHS;
  }

  /** A text with its first letter as a capital. */
  public static String capitalized(String text) {
    int first = text.offsetByCodePoints(0, Math.min(1, text.length()));
    return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
  }
}

package dev.banmen.text;

/**
 * Finds where a character as people see it ends: a letter with its marks, a flag of two letters,
 * emoji that are joined into one. What {@link Printable#of} replaces is one by itself. Stateless.
 */
public final class Clusters {
  /** The most code points of one, as many as Unicode's longest emoji has. */
  static final int MOST = 10;

  private static final int FIRST_JOINED = 0x300;

  private Clusters() {}

  /** Returns the end of the one that begins here; of one that is too long, only its first part. */
  public static int end(String text, int begin) {
    int first = text.codePointAt(begin);
    int base = begin + Character.charCount(first);
    if (!isJoined(text, base)) {
      return base;
    }
    CombiningMarks marks = new CombiningMarks();
    int end = begin;
    for (int count = 0; end < text.length() && (count == 0 || isJoined(text, end)); count++) {
      int c = text.codePointAt(end);
      int next = end + Character.charCount(c);
      boolean isSecondFlag = count > 1 && isFlag(c);
      if (isSecondFlag || !marks.takes(c, next < text.length() ? text.codePointAt(next) : 0)) {
        break;
      } else if (count == MOST) {
        return base;
      }
      end = next;
    }
    return Math.max(base, end);
  }

  /** Returns the start of the one that ends here, after the start of its line. */
  public static int before(String text, int end) {
    int begin = text.lastIndexOf('\n', end - 2) + 1;
    int next = end(text, begin);
    while (next < end) {
      begin = next;
      next = end(text, begin);
    }
    return begin;
  }

  /** Whether what stands at a place may be one with what is before it, as {@link #end} decides. */
  public static boolean isJoined(String text, int at) {
    if (at <= 0 || at >= text.length() || text.charAt(at) < FIRST_JOINED) {
      return false;
    }
    int c = text.codePointAt(at);
    int before = text.codePointBefore(at);
    return Character.isSurrogatePair(text.charAt(at - 1), text.charAt(at))
        || CombiningMarks.isMark(c)
        || CombiningMarks.isOfEmoji(c)
        || CombiningMarks.isSkin(c) && CombiningMarks.isEmoji(before)
        || isFlag(c) && isFlag(before)
        || CombiningMarks.isJoiner(before) && CombiningMarks.isEmoji(c);
  }

  /** Whether this is one of the letters that make a country's flag, two by two. */
  private static boolean isFlag(int codePoint) {
    return codePoint >= 0x1F1E6 && codePoint <= 0x1F1FF;
  }
}

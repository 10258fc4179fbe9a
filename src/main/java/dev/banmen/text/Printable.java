package dev.banmen.text;

import java.io.IOException;

/**
 * Makes text from outside safe to show: no character that a terminal obeys, that makes other text
 * look different from what it is (U+202E reverses it), or that nobody can see and that would make
 * two names look like one. Letters that merely look alike, such as Latin a and Cyrillic a, are
 * shown. Stateless.
 */
public final class Printable {
  /** Replaces a character that is not shown. */
  public static final char STAND_IN = '?';

  private static final int PIECE = 1 << 12;

  private Printable() {}

  /**
   * Whether a code point is shown as it is. A mark, such as U+0301, is shown only on a letter; see
   * {@link #of}.
   */
  public static boolean is(int codePoint) {
    if (codePoint >= ' ' && codePoint < 0x7f) {
      return true;
    } else if (InvisibleCharacters.is(codePoint)) {
      return false;
    }
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.UNASSIGNED -> NewerCharacters.is(codePoint);
      default -> true;
    };
  }

  /** Whether a code point is shown with the letter before it, and has no cell of its own. */
  public static boolean isMark(int codePoint) {
    return CombiningMarks.isMark(codePoint);
  }

  /** Whether bytes may be text, in any charset: none is a control character. */
  public static boolean isText(byte[] bytes) {
    for (byte b : bytes) {
      if (!isText(b & 0xff)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a byte or character may stand in a text: any but control characters. */
  public static boolean isText(int c) {
    boolean isBreak = c >= '\t' && c <= '\r';
    return c >= ' ' || isBreak || c == 0x1a || c == 0x1b; // DOS's end, ISO-2022's shift
  }

  /**
   * Returns the text with {@link #STAND_IN} for each code point that is not shown: those that
   * {@link #is} refuses, unless they join or choose emoji, and marks that {@link CombiningMarks}
   * refuses.
   */
  public static String of(String text) {
    int length = text.length();
    if (plain(text, 0, length) == length) {
      return text;
    }
    StringBuilder shown = new StringBuilder(length);
    CombiningMarks marks = new CombiningMarks();
    for (int i = 0; i < length; ) {
      i = append(text, i, length, marks, shown);
    }
    return shown.toString();
  }

  /** Does the same for the start of a text, followed by three dots if that is not all. */
  public static String shortened(String text, int most) {
    return text.length() > most ? of(text.substring(0, most)) + "..." : of(text);
  }

  /** Writes part of a text that way, in pieces, as it may be as large as a file. */
  public static void write(String text, int from, int to, Appendable out) throws IOException {
    StringBuilder shown = new StringBuilder();
    CombiningMarks marks = new CombiningMarks();
    for (int i = from; i < to; ) {
      i = append(text, i, to, marks, shown);
      if (shown.length() >= PIECE || i == to) {
        out.append(shown.toString());
        shown.setLength(0);
      }
    }
  }

  /** Appends the next code point, and the ASCII before it, if any; returns the place after it. */
  private static int append(
      String text, int from, int to, CombiningMarks marks, StringBuilder shown) {
    int plain = plain(text, from, Math.min(to, from + PIECE));
    int at = Math.max(from, plain - 1); // the last of them may carry a mark
    shown.append(text, from, at);
    int c = text.codePointAt(at);
    int next = at + Character.charCount(c);
    shown.appendCodePoint(marks.takes(c, next < to ? text.codePointAt(next) : 0) ? c : STAND_IN);
    return next;
  }

  /** Returns where the run of ASCII from a place on ends. */
  private static int plain(String text, int from, int to) {
    int i = from;
    while (i < to && text.charAt(i) >= ' ' && text.charAt(i) < 0x7f) {
      i++;
    }
    return i;
  }
}

package dev.banmen.record.sgf;

import dev.banmen.record.charset.PlainText;
import dev.banmen.text.Printable;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Recognizes the beginning of an SGF file in any charset. */
final class SgfDetector {
  private SgfDetector() {}

  static boolean fits(byte[] head) {
    byte[] text = PlainText.unmarked(head);
    int start = start(text);
    return start >= 0 && !isOthelloOfGgs(text, start);
  }

  /** The index where the first game starts; -1 if there is none. */
  private static int start(byte[] text) {
    int first = 0;
    while (first < text.length && text[first] <= ' ' && Printable.isText(text[first] & 0xff)) {
      first++;
    }
    boolean isText = true; // so far
    for (int at = first; at < text.length; at++) {
      boolean isStart = text[at] == '(' && isStart(text, at + 1, at == first, isText);
      if (isStart) {
        return at;
      }
      isText &= Printable.isText(text[at] & 0xff);
    }
    return isText && GameStart.isBare(text, first, text.length) ? first : -1;
  }

  private static boolean isStart(byte[] text, int after, boolean isFirst, boolean isText) {
    if (isFirst && GameStart.isNext(text, after, text.length)) {
      return Printable.isText(text) || GameStart.isInText(text, after, text.length);
    }
    return isText
        ? GameStart.isInText(text, after, text.length)
        : GameStart.isTelling(text, after, text.length);
  }

  /** Whether it is GGF, the format of Othello's GGS: like SGF, but with the game's name in GM. */
  private static boolean isOthelloOfGgs(byte[] text, int start) {
    for (int at = start; at + 10 <= text.length; at++) {
      if (text[at] == 'G' && text[at + 1] == 'M' && text[at + 2] == '[') {
        String name = new String(text, at + 3, 7, StandardCharsets.ISO_8859_1);
        return name.toLowerCase(Locale.ROOT).equals("othello");
      }
    }
    return false;
  }
}

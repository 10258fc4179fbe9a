package dev.banmen.record.sgf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What the beginning of an SGF file looks like, whatever its charset. */
final class SgfShape {
  private SgfShape() {}

  static boolean fits(byte[] head) {
    ByteOrder order = ByteOrder.of(head);
    String text = new String(head, order.length(), head.length - order.length(), charset(order));
    int start = start(text);
    return start >= 0 && !isOthelloOfGgs(text, start);
  }

  private static Charset charset(ByteOrder order) {
    boolean isWide = order != ByteOrder.NONE && order != ByteOrder.UTF_8;
    return isWide ? order.charset() : StandardCharsets.ISO_8859_1;
  }

  /** Where the first game begins; -1 if none does. */
  private static int start(String text) {
    for (int at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
      int next = blanks(text, at + 1);
      if (next < text.length() && text.charAt(next) == ';') {
        return at;
      }
      if (isProperty(text, next)) {
        return at;
      }
    }
    int bare = blanks(text, 0);
    boolean isNode = bare < text.length() && text.charAt(bare) == ';';
    return isProperty(text, isNode ? blanks(text, bare + 1) : bare) ? bare : -1;
  }

  private static boolean isProperty(String text, int from) {
    int at = from;
    int capitals = 0;
    while (at < text.length() && isLetter(text.charAt(at))) {
      capitals += text.charAt(at) <= 'Z' ? 1 : 0;
      at++;
    }
    return capitals > 0 && at < text.length() && text.charAt(blanks(text, at)) == '[';
  }

  private static boolean isLetter(char c) {
    return c < 0x80 && Letters.isLetter((byte) c);
  }

  private static int blanks(String text, int from) {
    int at = from;
    while (at < text.length() - 1 && text.charAt(at) <= ' ') {
      at++;
    }
    return at;
  }

  /** GGF, the form of Othello's GGS, has brackets like SGF and another name for its game. */
  private static boolean isOthelloOfGgs(String text, int start) {
    int game = text.indexOf("GM[", start);
    return game >= 0
        && text.substring(game + 3, Math.min(text.length(), game + 10))
            .toLowerCase(Locale.ROOT)
            .equals("othello");
  }
}

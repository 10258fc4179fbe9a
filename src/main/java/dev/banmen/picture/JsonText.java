package dev.banmen.picture;

import dev.banmen.game.Printable;

/** JSON that a terminal may be shown. Stateless. */
public final class JsonText {
  private static final String HEX = "0123456789abcdef";

  private JsonText() {}

  /**
   * The same value, with an escape for each character that {@link Printable} does not show; such
   * characters stand in strings only.
   */
  public static String printable(String json) {
    StringBuilder text = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); ) {
      int c = json.codePointAt(i);
      int length = Character.charCount(c);
      if (Printable.is(c)) {
        text.appendCodePoint(c);
      } else {
        for (int unit = i; unit < i + length; unit++) {
          escape(json.charAt(unit), text);
        }
      }
      i += length;
    }
    return text.toString();
  }

  private static void escape(char c, StringBuilder text) {
    text.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      text.append(HEX.charAt(c >> shift & 0xf));
    }
  }
}

package dev.banmen.picture;

import dev.banmen.text.Printable;

/** Makes JSON safe to show on a terminal. Stateless. */
public final class JsonText {
  private static final String HEX = "0123456789abcdef";

  private JsonText() {}

  /**
   * Returns the same value, with an escape for each character that {@link Printable} does not show;
   * such characters occur in strings only.
   */
  public static String printable(String json) {
    String shown = Printable.of(json);
    StringBuilder text = new StringBuilder(json.length());
    int at = 0; // in what is shown
    for (int i = 0; i < json.length(); ) {
      int c = json.codePointAt(i);
      int end = i + Character.charCount(c);
      int instead = shown.codePointAt(at);
      at += Character.charCount(instead);
      if (c == instead) {
        text.appendCodePoint(c);
      } else {
        json.substring(i, end).chars().forEach(unit -> escape((char) unit, text));
      }
      i = end;
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

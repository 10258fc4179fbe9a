package dev.banmen.text;

/** Finds line ends in a text, in bytes. Stateless. */
public final class LineEnds {
  private LineEnds() {}

  /** The offset after this many lines; the end of the text if it has fewer. */
  public static int after(long lines, byte[] text) {
    int at = 0;
    for (long left = lines; left > 0 && at < text.length; at++) {
      left -= text[at] == '\n' ? 1 : 0;
    }
    return at;
  }

  /** The offset after the last complete line. */
  public static int last(byte[] text) {
    int end = text.length;
    while (end > 0 && text[end - 1] != '\n') {
      end--;
    }
    return end;
  }
}

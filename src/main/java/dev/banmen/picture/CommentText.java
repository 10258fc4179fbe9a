package dev.banmen.picture;

import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes a comment as lines below a board, without blanks around it or at line ends, in pieces, as
 * it may be as large as a file. For one use.
 */
final class CommentText {
  private final String text;
  private final String begin;
  private final String end;

  CommentText(String text, Colours colours) {
    this.text = text;
    begin = colours.begin(Tint.TEXT);
    end = begin.isEmpty() ? "" : Colours.PLAIN;
  }

  /** Writes a blank line and the comment, if there is one. */
  void writeTo(Writer out) throws IOException {
    int last = stripped(0, text.length());
    int at = 0;
    while (at < last && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    if (at < last) {
      out.write('\n');
    }
    while (at < last) {
      int next = lineEnd(at, last);
      line(at, stripped(at, next), out);
      boolean isPair =
          next + 1 < last && text.charAt(next) == '\r' && text.charAt(next + 1) == '\n';
      at = next + (isPair ? 2 : 1);
    }
  }

  private int lineEnd(int from, int last) {
    int i = from;
    while (i < last && text.charAt(i) != '\n' && text.charAt(i) != '\r') {
      i++;
    }
    return i;
  }

  /** Returns the end of a piece without its trailing blanks. */
  private int stripped(int from, int end) {
    int i = end;
    while (i > from && Character.isWhitespace(text.charAt(i - 1))) {
      i--;
    }
    return i;
  }

  private void line(int from, int end, Writer out) throws IOException {
    out.write(begin);
    Printable.write(text, from, end, out);
    out.write(this.end);
    out.write('\n');
  }
}

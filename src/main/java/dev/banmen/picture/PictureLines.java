package dev.banmen.picture;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines of a picture; widths are estimates, as the font is unknown. Stateless. */
final class PictureLines {
  private static final double NARROW = 0.56; // of the font's size: a Latin letter on average
  private static final double WIDE = 1.05;
  private static final int FIRST_WIDE = 0x1100; // Hangul Jamo; nearly all from there on is wide

  private PictureLines() {}

  /** Returns the lines, broken at blanks, or within a word that is longer than a line. */
  static List<String> lines(String text, double width, double fontSize) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    double length = 0;
    int blank = -1; // the last one in the line
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      line.appendCodePoint(c);
      blank = c == ' ' ? line.length() - 1 : blank;
      length += (c < FIRST_WIDE ? NARROW : WIDE) * fontSize;
      if (length > width && line.length() > Character.charCount(c)) {
        int cut = blank > 0 ? blank : line.length() - Character.charCount(c);
        lines.add(line.substring(0, cut));
        line.delete(0, blank > 0 ? cut + 1 : cut);
        length = guess(line, fontSize);
        blank = -1;
      }
    }
    if (line.length() > 0) {
      lines.add(line.toString());
    }
    return lines;
  }

  private static double guess(CharSequence text, double fontSize) {
    return text.codePoints().mapToDouble(c -> c < FIRST_WIDE ? NARROW : WIDE).sum() * fontSize;
  }
}

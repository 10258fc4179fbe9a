package dev.banmen.tui.text;

import java.util.Arrays;

/**
 * A text of any length in lines no wider than a width, broken at its line breaks, else at blanks if
 * there are any. Immutable.
 */
public final class Prose {
  private static final int TAB = 4;

  private final String text;
  private final int width;
  private int[] starts = new int[16]; // of each line in the text
  private int count;

  private Prose(String text, int width) {
    this.text = text;
    this.width = Math.max(2, width); // a wide character has to fit
  }

  /**
   * Lays out a text as it stands in a record.
   *
   * @param most the most lines to find
   */
  public static Prose of(String text, int width, int most) {
    Prose prose = new Prose(text, width);
    int at = 0;
    prose.add(at);
    while (prose.count < most) {
      at = prose.end(at);
      if (at < 0) {
        break;
      }
      prose.add(at);
    }
    return prose;
  }

  private void add(int start) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, 2 * count);
    }
    starts[count++] = start;
  }

  /** Returns where the next line starts; -1 if there is none. */
  private int end(int start) {
    int blank = -1; // or another place to break at
    int cells = 0;
    for (int i = start; i < text.length(); ) {
      int c = text.codePointAt(i);
      int next = CellText.end(text, i);
      if (c == '\n') {
        return next;
      }
      cells += cells(i, next);
      if (i > start && LineBreaks.isBetween(text, i)) {
        blank = i;
      }
      if (c == ' ' || c == '\t') {
        blank = next;
      }
      if (cells > width && c != ' ' && c != '\t') {
        return blank > start ? blank : i;
      }
      i = next;
    }
    return -1;
  }

  private int cells(int begin, int end) {
    return text.charAt(begin) == '\t' ? TAB : CellText.width(text, begin, end);
  }

  /** Returns how many lines there are, up to the most to find. */
  public int lines() {
    return count;
  }

  /** Returns a line, without the blanks and the break at its end. */
  public String line(int line) {
    int end = line + 1 < count ? starts[line + 1] : endOfLast();
    return shown(text.substring(starts[line], end)).stripTrailing();
  }

  private int endOfLast() {
    int end = end(starts[count - 1]);
    return end < 0 ? text.length() : end;
  }

  private static String shown(String line) {
    return line.replace("\n", "").replace("\r", "").replace("\t", " ".repeat(TAB));
  }

  public int lineOf(int place) {
    int line = Arrays.binarySearch(starts, 0, count, place);
    return line >= 0 ? line : -line - 2;
  }

  /** Returns how many cells precede a place in its line. */
  public int column(int place) {
    return CellText.width(shown(text.substring(starts[lineOf(place)], place)));
  }

  /** Returns the place this many cells into a line, or the line's end. */
  int place(int line, int column) {
    int end = line + 1 < count ? starts[line + 1] : text.length();
    int i = starts[line];
    int cells = 0;
    while (i < end && text.charAt(i) != '\n') {
      int next = CellText.end(text, i);
      cells += cells(i, next);
      boolean isLast = next == end && line + 1 < count;
      if (cells > column || isLast) {
        break;
      }
      i = next;
    }
    return i;
  }
}

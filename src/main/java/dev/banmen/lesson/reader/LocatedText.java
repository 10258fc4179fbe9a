package dev.banmen.lesson.reader;

import dev.banmen.lesson.FileLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A piece of a lesson's file that knows the place of each of its characters. Immutable. */
final class LocatedText {
  private final String text;
  private final int[] lines;
  private final int[] columns;
  private final int endLine; // the place of the first character after it
  private final int endColumn;

  private LocatedText(String text, int[] lines, int[] columns, int endLine, int endColumn) {
    this.text = text;
    this.lines = lines;
    this.columns = columns;
    this.endLine = endLine;
    this.endColumn = endColumn;
  }

  /** A line of the file, from some column on, both from 1. */
  static LocatedText of(String text, int line, int column) {
    int[] lines = new int[text.length()];
    int[] columns = new int[text.length()];
    Arrays.fill(lines, line);
    for (int i = 0; i < columns.length; i++) {
      columns[i] = column + i;
    }
    return new LocatedText(text, lines, columns, line, column + text.length());
  }

  /** Joins this and another with a blank between. */
  LocatedText and(LocatedText more) {
    int length = text.length() + 1 + more.text.length();
    int[] allLines = Arrays.copyOf(lines, length);
    int[] allColumns = Arrays.copyOf(columns, length);
    allLines[text.length()] = endLine;
    allColumns[text.length()] = endColumn;
    System.arraycopy(more.lines, 0, allLines, text.length() + 1, more.lines.length);
    System.arraycopy(more.columns, 0, allColumns, text.length() + 1, more.columns.length);
    return new LocatedText(
        text + " " + more.text, allLines, allColumns, more.endLine, more.endColumn);
  }

  String text() {
    return text;
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  boolean is(String other) {
    return text.equals(other);
  }

  /** The value of up to six ASCII digits; -1 if it is something else. */
  int number() {
    return text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : -1;
  }

  /** The line of its first character, or where that would be if it is empty. */
  int line() {
    return lines.length == 0 ? endLine : lines[0];
  }

  /** The column of its first character. */
  int column() {
    return columns.length == 0 ? endColumn : columns[0];
  }

  FileLine at() {
    return new FileLine(line(), column());
  }

  /** A part of it without blanks at both ends; a range past its end is cut. */
  LocatedText part(int from, int to) {
    int end = Math.min(to, text.length());
    int begin = Math.min(from, end);
    while (begin < end && text.charAt(begin) == ' ') {
      begin++;
    }
    while (end > begin && text.charAt(end - 1) == ' ') {
      end--;
    }
    boolean isLast = end == text.length();
    return new LocatedText(
        text.substring(begin, end),
        Arrays.copyOfRange(lines, begin, end),
        Arrays.copyOfRange(columns, begin, end),
        isLast ? endLine : lines[end],
        isLast ? endColumn : columns[end]);
  }

  List<LocatedText> words() {
    List<LocatedText> words = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && text.charAt(end) != ' ') {
        end++;
      }
      if (end > at) {
        words.add(part(at, end));
      }
      at = end + 1;
    }
    return words;
  }

  /** The index of the first colon before a blank or the end; the length if there is none. */
  int colon() {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == ':' && (i + 1 == text.length() || text.charAt(i + 1) == ' ')) {
        return i;
      }
    }
    return text.length();
  }

  /** The text before its {@link #colon}. */
  LocatedText beforeColon() {
    return part(0, colon());
  }

  /** The text after its {@link #colon}; empty without one. */
  LocatedText afterColon() {
    return part(colon() + 1, text.length());
  }
}

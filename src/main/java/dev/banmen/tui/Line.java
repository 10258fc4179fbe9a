package dev.banmen.tui;

import java.util.ArrayList;
import java.util.List;

/** One line of text in the colours of a role. Immutable. */
record Line(String text, Role role) {
  static final Line BLANK = new Line("", Role.TEXT);

  /** A text in as many lines of this width as it needs, broken at blanks where there are any. */
  static List<Line> wrap(String text, Role role, int width) {
    List<Line> lines = new ArrayList<>();
    String rest = text;
    int fitting = Cells.fitting(rest, Math.max(1, width));
    while (fitting < rest.length()) {
      int space = rest.lastIndexOf(' ', fitting);
      int end = space > 0 ? space : Math.max(fitting, Character.charCount(rest.codePointAt(0)));
      lines.add(new Line(rest.substring(0, end), role));
      rest = rest.substring(space > 0 ? end + 1 : end);
      fitting = Cells.fitting(rest, Math.max(1, width));
    }
    lines.add(new Line(rest, role));
    return lines;
  }
}

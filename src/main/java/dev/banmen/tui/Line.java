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
    while (rest.length() > Math.max(1, width)) {
      int space = rest.lastIndexOf(' ', width);
      int end = space > 0 ? space : Math.max(1, width);
      lines.add(new Line(rest.substring(0, end), role));
      rest = rest.substring(space > 0 ? end + 1 : end);
    }
    lines.add(new Line(rest, role));
    return lines;
  }
}

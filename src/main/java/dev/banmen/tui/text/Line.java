package dev.banmen.tui.text;

import dev.banmen.text.Clusters;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/** One line of text in the colours of a role. Immutable. */
public record Line(String text, Role role) {
  public static final Line BLANK = new Line("", Role.TEXT);

  private static final int TAIL = 8; // of a name, its number is at its end

  /** Returns a text without its middle where it is too wide; its end says which one it is. */
  public static String middle(String text, int width, String more) {
    int tail = Math.min(TAIL, (width - more.length()) / 2);
    if (CellText.width(text) <= width || tail <= 0) {
      return cut(text, width, more);
    }
    int from = text.length();
    while (from > 0) {
      int before = Clusters.before(text, from);
      if (CellText.width(text.substring(before)) > tail) {
        break;
      }
      from = before;
    }
    String end = text.substring(from);
    return cut(text, width - CellText.width(end), more) + end;
  }

  /** Returns the text in one line of this width, with a sign at its end if that cuts it off. */
  public static String cut(String text, int width, String more) {
    return CellText.width(text) <= width
        ? text
        : text.substring(0, CellText.fitting(text, Math.max(0, width - more.length()))) + more;
  }

  /**
   * Returns how much of a sentence's start fits into this many cells: whole words, unless the one
   * that doesn't fit is longer than the rest.
   */
  public static String words(String text, int cells) {
    int fitting = CellText.fitting(text, Math.max(0, cells));
    int end = fitting < text.length() ? LineBreaks.last(text, 0, fitting) : fitting;
    return text.substring(0, 2 * end < fitting ? fitting : Math.min(end, fitting)).stripTrailing();
  }

  /**
   * Returns as many parts of a list, or of a title with a colon, as fit into this width; cut off if
   * the first one doesn't.
   *
   * @param end follows the parts if some are left out; may be empty
   */
  public static String parts(String text, int width, String end, String more) {
    String parts = text;
    int last = lastPart(parts);
    while (CellText.width(parts) > width && last > 0) {
      parts = text.substring(0, last) + end;
      last = lastPart(text.substring(0, last));
    }
    return cut(parts, width, more);
  }

  /** Returns where the last part of a list starts, with the sign before it; -1 for none. */
  private static int lastPart(String text) {
    for (int i = text.length() - 1; i > 0; i--) {
      char sign = text.charAt(i);
      boolean isApart = i + 1 < text.length() && text.charAt(i + 1) == ' ';
      if ("，、：".indexOf(sign) >= 0 || (sign == ',' || sign == ':') && isApart) {
        return i;
      }
    }
    return -1;
  }

  /** Returns as many of these lines as fit, with a sign if they are cut off. */
  public static List<Line> fitting(List<Line> lines, int room, int width, String more) {
    if (lines.size() <= room) {
      return lines;
    }
    List<Line> fitting = new ArrayList<>(lines.subList(0, Math.max(0, room)));
    if (room > 0) {
      Line last = fitting.get(room - 1);
      String text = words(last.text(), width - more.length());
      fitting.set(room - 1, new Line(signed(text, more, width), last.role()));
    }
    return fitting;
  }

  /** Adds a sign that there is more: after a gap, or in place of the full stop. */
  private static String signed(String text, String more, int width) {
    if (!text.endsWith(".") && !text.endsWith("。")) {
      return text + more;
    }
    String apart = text + " " + more;
    return CellText.width(apart) <= width ? apart : text.substring(0, text.length() - 1) + more;
  }

  /** Puts texts one after the other, two blanks apart; one that fits in a line isn't broken. */
  public static List<Line> filled(List<String> texts, Role role, int width) {
    List<Line> lines = new ArrayList<>();
    String row = "";
    for (String text : texts) {
      String longer = row.isEmpty() ? text : row + "  " + text;
      boolean isFull = !row.isEmpty() && CellText.width(longer) > width;
      lines.addAll(isFull ? wrap(row, role, width) : List.of());
      row = isFull ? text : longer;
    }
    lines.addAll(wrap(row, role, width));
    return lines;
  }

  /** Breaks a text into as many lines of this width as it needs. */
  public static List<Line> wrap(String text, Role role, int width) {
    return broken(text, width).stream().map(line -> new Line(line, role)).toList();
  }

  /** The lines of this width that a text is broken into. */
  public static List<String> broken(String text, int width) {
    List<String> lines = new ArrayList<>();
    int begin = 0;
    int fitting = CellText.fitting(text, begin, Math.max(1, width));
    while (fitting < text.length()) {
      int end = LineBreaks.last(text, begin, fitting);
      lines.add(text.substring(begin, end));
      begin = end < text.length() && text.charAt(end) == ' ' ? end + 1 : end;
      fitting = CellText.fitting(text, begin, Math.max(1, width));
    }
    if (begin < text.length() || lines.isEmpty()) {
      lines.add(text.substring(begin));
    }
    return lines;
  }
}

package dev.banmen.tui.page.learn;

import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.Span;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.LineBreaks;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays out a passage of prose in lines no wider than a width, each made of pieces that look alike.
 * Used for one passage.
 */
final class ProseLayout {
  private final String text;
  private final List<Role> roles = new ArrayList<>(); // one for each character
  private final int width;
  private final List<List<Line>> lines = new ArrayList<>();

  private ProseLayout(Paragraph passage, int width) {
    this.width = Math.max(1, width);
    StringBuilder all = new StringBuilder();
    if (!passage.sign().isEmpty()) {
      append(passage.sign() + " ", Role.TEXT, all);
    }
    for (Span span : passage.spans()) {
      append(span.text(), role(span.look()), all);
    }
    text = all.toString();
  }

  private void append(String more, Role role, StringBuilder all) {
    all.append(more);
    for (int i = 0; i < more.length(); i++) {
      roles.add(role);
    }
  }

  private static Role role(Span.Look look) {
    return look == Span.Look.PLAIN ? Role.TEXT : Role.STRONG;
  }

  /** Returns the lines of a passage; an item's later lines are indented like its text. */
  static List<List<Line>> of(Paragraph passage, int width) {
    ProseLayout layout = new ProseLayout(passage, width);
    int indent = passage.sign().isEmpty() ? 0 : CellText.width(passage.sign()) + 1;
    layout.wrap(indent < width / 2 ? indent : 0);
    return layout.lines;
  }

  static List<Line> of(String text, Role role) {
    return List.of(new Line(text, role));
  }

  private void wrap(int indent) {
    int from = 0;
    while (from < text.length() || lines.isEmpty()) {
      int left = lines.isEmpty() ? 0 : indent;
      String rest = text.substring(from);
      int fitting = CellText.fitting(rest, Math.max(1, width - left));
      int end = rest.length();
      int next = end;
      if (fitting < rest.length()) {
        end = LineBreaks.last(rest, 0, fitting);
        next = end < rest.length() && rest.charAt(end) == ' ' ? end + 1 : end;
      }
      lines.add(pieces(from, from + end, left));
      from += next;
    }
  }

  private List<Line> pieces(int from, int end, int left) {
    List<Line> pieces = new ArrayList<>();
    if (left > 0) {
      pieces.add(new Line(" ".repeat(left), Role.TEXT));
    }
    int begun = from;
    for (int i = from + 1; i <= end; i++) {
      if (i == end || roles.get(i) != roles.get(begun)) {
        pieces.add(new Line(text.substring(begun, i), roles.get(begun)));
        begun = i;
      }
    }
    return pieces;
  }
}

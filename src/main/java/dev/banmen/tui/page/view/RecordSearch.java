package dev.banmen.tui.page.view;

import dev.banmen.game.record.RecordTree;
import dev.banmen.study.Finder;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** Searches the texts of a recording, and marks what was found. Stateless. */
final class RecordSearch {
  private RecordSearch() {}

  /** Goes to the next node with a text, and says which of all matches it is and where. */
  static RecordPage next(RecordPage page, String text) {
    Words words = page.words();
    RecordCursor here = page.recordCursor();
    Finder finder = new Finder(here.tree());
    int found = finder.saying(here.node(), text);
    if (found == RecordTree.NONE) {
      return page.searching(text, found).saying(words.text("record.none.text", text));
    }
    RecordPage there = page.searching(text, found).to(found);
    int number = there.recordCursor().number();
    Finder.Match match = finder.match(found, text);
    String where = words.text("record.match", match.number(), match.all(), number);
    String fact = here.tree().text(found, match.id());
    boolean isComment = match.id().equals("C") || match.id().equals("N");
    return there.saying(isComment ? where : words.text("record.match.fact", where, fact));
  }

  /** Marks all matches in the lines shown on a canvas. */
  static void paint(Canvas canvas, List<Line> lines, int first, String text) {
    for (int i = Math.max(0, first - 1); i < lines.size() && i < first + canvas.rows(); i++) {
      String line = lines.get(i).text();
      String next = i + 1 < lines.size() ? lines.get(i + 1).text() : "";
      String both = line + " " + next;
      int at = find(both, text, 0);
      for (; at >= 0 && at < line.length(); at = find(both, text, at + 1)) {
        int end = at + text.length();
        mark(canvas, i - first, line, at, Math.min(end, line.length()));
        mark(canvas, i + 1 - first, next, 0, end - line.length() - 1);
      }
    }
  }

  private static void mark(Canvas canvas, int y, String line, int from, int to) {
    if (y >= 0 && from < to && from < line.length()) {
      int end = Math.min(to, line.length());
      canvas.text(
          CellText.width(line.substring(0, from)), y, line.substring(from, end), Role.SELECTED);
    }
  }

  /** Returns the line in which the first match begins; 0 if there is none. */
  static int first(List<Line> lines, String text) {
    for (int i = 0; i < lines.size(); i++) {
      String next = i + 1 < lines.size() ? lines.get(i + 1).text() : "";
      int at = find(lines.get(i).text() + " " + next, text, 0);
      if (at >= 0) {
        return at < lines.get(i).text().length() ? i : i + 1;
      }
    }
    return 0;
  }

  private static int find(String line, String text, int from) {
    for (int at = from; at + text.length() <= line.length(); at++) {
      if (line.regionMatches(true, at, text, 0, text.length())) {
        return at;
      }
    }
    return -1;
  }
}

package dev.banmen.tui.text;

import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of help: keys and, in a column of its own, what they do. Immutable.
 *
 * @param meaning empty for a line that isn't about a key
 */
public record HelpLine(String keys, String meaning) {
  /** The column of the meanings. */
  public static final int MEANING = 14;

  /** Parses a line of a bundle, with a tab between the keys and what they do. */
  public static HelpLine of(String text) {
    int tab = text.indexOf('\t');
    return tab < 0
        ? new HelpLine(text, "")
        : new HelpLine(text.substring(0, tab), text.substring(tab + 1));
  }

  /** Returns both, the meaning in its column if the keys are short enough. */
  public String text() {
    int width = CellText.width(keys);
    return meaning.isEmpty()
        ? keys
        : keys + " ".repeat(isInColumn() ? MEANING - width : 2) + meaning;
  }

  private boolean isInColumn() {
    return !meaning.isEmpty() && CellText.width(keys) < MEANING;
  }

  /** Returns lines of this width, the meaning below itself where it needs several. */
  public List<Line> wrapped(int width) {
    if (!isInColumn() || width < 2 * MEANING) {
      return Line.wrap(text(), Role.TEXT, width);
    }
    List<Line> lines = new ArrayList<>();
    String start = keys + " ".repeat(MEANING - CellText.width(keys));
    for (Line line : Line.wrap(meaning, Role.TEXT, width - MEANING)) {
      lines.add(new Line(start + line.text(), Role.TEXT));
      start = " ".repeat(MEANING);
    }
    return lines;
  }
}

package dev.banmen.tui.page.play;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;

/** What was said last at the table of a game. Stateless. */
final class TalkLines {
  private TalkLines() {}

  /** Paints as much of it as there is room for: the end. */
  static void paint(Canvas canvas, GamePage page) {
    List<Line> lines = new ArrayList<>();
    for (String said : page.snapshot().note().talk()) {
      lines.addAll(Line.wrap(said, Role.TEXT, canvas.cols()));
    }
    int from = Math.max(0, lines.size() - canvas.rows());
    for (int y = 0; y < canvas.rows() && from + y < lines.size(); y++) {
      canvas.text(0, y, lines.get(from + y).text(), Role.TEXT);
    }
  }
}

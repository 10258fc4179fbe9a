package dev.banmen.tui.page.view;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.EditedText;
import dev.banmen.tui.text.Prose;
import dev.banmen.tui.theme.Role;

/** A comment being written, as much of it as fits. Stateless. */
final class WritingPane {
  private WritingPane() {}

  static void paint(Canvas canvas, EditedText writing) {
    Prose prose = writing.prose(canvas.cols());
    int line = prose.lineOf(writing.place());
    int first = Math.max(0, Math.min(line - canvas.rows() / 2, prose.lines() - canvas.rows()));
    for (int y = 0; y < canvas.rows() && first + y < prose.lines(); y++) {
      canvas.text(0, y, prose.line(first + y), Role.TEXT);
    }
    place(canvas, writing, prose.column(writing.place()), line - first);
    if (first > 0) {
      canvas.put(canvas.cols() - 1, 0, '^', Role.QUIET);
    }
    if (first + canvas.rows() < prose.lines()) {
      canvas.put(canvas.cols() - 1, canvas.rows() - 1, 'v', Role.QUIET);
    }
  }

  /** Shows where the next character goes: the one there in reverse, or a line at the end. */
  private static void place(Canvas canvas, EditedText writing, int column, int y) {
    int x = Math.min(column, canvas.cols() - 1);
    boolean isAtEnd =
        writing.place() == writing.text().length()
            || writing.text().charAt(writing.place()) == '\n';
    int c = isAtEnd ? '_' : writing.text().codePointAt(writing.place());
    canvas.text(x, y, c == '\t' ? " " : CellText.plain(c), Role.ENTRY);
  }
}

package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.EditedText;
import dev.banmen.tui.text.Prose;
import dev.banmen.tui.theme.Role;
import java.util.Optional;

/** A comment being written: its keys, of which all but those that end it are text, and its pane. */
final class CommentWriting {
  private CommentWriting() {}

  static RecordPage begin(RecordPage page) {
    String text = page.recordCursor().tree().text(page.recordCursor().node(), "C");
    return page.playing(page.autoplay().stopped())
        .with(page.view().scrolled(0))
        .writing(Optional.of(EditedText.of(text)));
  }

  static PageAction add(RecordPage page, String line) {
    RecordPage begun = begin(page);
    EditedText writing = begun.writing().orElseThrow();
    return begun.writing(Optional.of(writing.plusLine(line))).written();
  }

  static PageAction on(RecordPage page, Input input, Extent screen) {
    EditedText writing = page.writing().orElseThrow();
    if (input instanceof Input.Key pressed) {
      KeyStroke key = pressed.stroke();
      if (Keys.isTab(key) || key.getKeyType() == KeyType.Escape || Keys.isCtrl(key, 's')) {
        return page.written();
      }
    }
    int width = page.frame(screen).panes().area(RecordPane.COMMENT, RecordPane.COMMENT).cols();
    return page.writing(Optional.of(writing.on(input, width)));
  }

  static void paint(Canvas canvas, EditedText writing) {
    Prose prose = writing.prose(canvas.cols());
    int line = prose.lineOf(writing.caret());
    int first = Math.max(0, Math.min(line - canvas.rows() / 2, prose.lines() - canvas.rows()));
    for (int y = 0; y < canvas.rows() && first + y < prose.lines(); y++) {
      canvas.text(0, y, prose.line(first + y), Role.TEXT);
    }
    place(canvas, writing, prose.column(writing.caret()), line - first);
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
    String text = writing.text();
    int caret = writing.caret();
    boolean isAtEnd = caret == text.length() || text.charAt(caret) == '\n';
    String one = isAtEnd ? "_" : text.substring(caret, CellText.end(text, caret));
    canvas.text(x, y, one.equals("\t") ? " " : one, Role.ENTRY);
  }
}

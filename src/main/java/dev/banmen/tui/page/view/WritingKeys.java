package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.EditedText;
import java.util.Optional;

/** Handles keys while a comment is written: all are text, except those that end it. */
final class WritingKeys {
  private WritingKeys() {}

  static RecordPage begin(RecordPage page) {
    String text = page.recordCursor().tree().text(page.recordCursor().node(), "C");
    return page.playing(page.autoplay().stopped())
        .with(page.view().scrolled(0))
        .writing(Optional.of(EditedText.of(text)));
  }

  static PageResult add(RecordPage page, String line) {
    RecordPage begun = begin(page);
    EditedText writing = begun.writing().orElseThrow();
    return begun.writing(Optional.of(writing.plusLine(line))).written();
  }

  static PageResult on(RecordPage page, Input input, Extent screen) {
    EditedText writing = page.writing().orElseThrow();
    if (input instanceof Input.Key pressed) {
      KeyStroke key = pressed.stroke();
      if (Keys.isTab(key) || key.getKeyType() == KeyType.Escape || Keys.isCtrl(key, 's')) {
        return page.written();
      }
    }
    int width = page.frame(screen).panes().place(RecordPane.COMMENT, RecordPane.COMMENT).cols();
    return page.writing(Optional.of(writing.on(input, width))).show();
  }
}

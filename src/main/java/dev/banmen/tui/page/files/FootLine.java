package dev.banmen.tui.page.files;

import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.KeyLine;
import java.util.List;
import java.util.Optional;

/** The last line of a page of files or games: typed text, a notice, or its keys. Immutable. */
record FootLine(Optional<CommandLineEdit> entry, String notice) {
  static final FootLine EMPTY = new FootLine(Optional.empty(), "");

  FootLine typing(Optional<CommandLineEdit> line) {
    return new FootLine(line, notice);
  }

  FootLine saying(String sentence) {
    return new FootLine(entry, sentence);
  }

  void paint(Canvas canvas, List<KeyHint> keys) {
    KeyLine.paint(canvas, entry.map(CommandLineEdit::shown), notice, () -> keys);
  }
}

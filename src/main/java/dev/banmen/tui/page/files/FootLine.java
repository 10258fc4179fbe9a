package dev.banmen.tui.page.files;

import dev.banmen.survey.QueryFault;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;
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

  /**
   * Paints it.
   *
   * @param fault the word of what is typed that can't be understood, which is marked
   */
  void paint(Canvas canvas, List<KeyHint> keys, Optional<QueryFault> fault) {
    KeyLine.paint(canvas, entry.map(CommandLineEdit::shown), notice, () -> keys);
    String typed = entry.map(CommandLineEdit::shown).orElse("");
    int at = fault.map(wrong -> typed.indexOf(wrong.word())).orElse(-1);
    if (at > 0 && CellText.width(typed) < canvas.cols()) {
      canvas.text(CellText.width(typed.substring(0, at)), 0, fault.get().word(), Role.MISS);
    }
  }
}

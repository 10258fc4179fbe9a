package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** Keys below each other, and what each does next: at the count, and after a game. Stateless. */
final class ActionList {
  private static final int GAP = 2;

  private ActionList() {}

  static KeyHint action(Words words, KeyStroke key, String text) {
    return KeyHint.labelled(words, key, words.text(text));
  }

  static void paint(Canvas canvas, int y, List<KeyHint> actions) {
    int left = 0;
    for (KeyHint action : actions) {
      left = Math.max(left, CellText.width(action.name()) + GAP);
    }
    for (int i = 0; i < actions.size(); i++) {
      KeyHint action = actions.get(i);
      canvas.text(0, y + i, action.name(), Role.ACCENT);
      int room = Math.max(0, canvas.cols() - left);
      canvas.text(left, y + i, Line.cut(action.label(), room, canvas.glyphs().more()), Role.TEXT);
    }
  }
}

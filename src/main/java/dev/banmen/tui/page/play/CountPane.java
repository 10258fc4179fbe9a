package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.SectionRule;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.List;

/** What the players do at the count, in place of the moves. Stateless. */
final class CountPane {
  private static final int KEYS_Y = 3;

  private CountPane() {}

  static void paint(Canvas canvas, GamePage page) {
    Words words = page.words();
    SectionRule.paint(canvas, 0, words.text("count.title"));
    canvas.text(
        0, 1, Line.cut(words.text("count.mark"), canvas.cols(), canvas.glyphs().more()), Role.TEXT);
    List<KeyHint> actions =
        List.of(
            KeyHint.of(words, KeyType.Enter, "count.key.mark"),
            KeyHint.of(words, 'D', "count.key.group"),
            KeyHint.of(words, 'a', "count.key.accept"),
            KeyHint.of(words, 'C', "count.key.continue"));
    KeyLine.paintBelow(canvas, KEYS_Y, actions);
    canvas.lines(
        0, KEYS_Y + actions.size() + 1, Line.wrap(ending(page), Role.QUIET, canvas.cols()));
  }

  /** Says how the count ends: at one keyboard, one key accepts it for both. */
  private static String ending(GamePage page) {
    return page.snapshot().holdsBoth()
        ? page.words().text("count.change.alone")
        : page.words().text("count.change");
  }
}

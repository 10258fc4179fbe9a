package dev.banmen.tui;

import dev.banmen.game.Words;
import dev.banmen.session.Session;
import java.util.ArrayList;
import java.util.List;

/** The last line: the keys that do something now, or what is being typed. */
final class KeyLine {
  private static final int GAP = 2;

  private KeyLine() {}

  static void paint(Canvas canvas, GamePage page, Words words) {
    if (page.entry().isPresent()) {
      TypedText.paint(canvas, ":" + page.entry().get().text(), Role.TEXT);
      return;
    }
    List<String> texts = new ArrayList<>();
    for (String key : keys(page)) {
      texts.add(words.text("key." + key));
    }
    paint(canvas, texts);
  }

  /** As many of these as there is room for, the first ones first. */
  static void paint(Canvas canvas, List<String> texts) {
    int x = 0;
    int left = canvas.cols();
    for (String text : texts) {
      int cells = Cells.width(text);
      if (cells <= left) {
        canvas.text(x, 0, text, Role.KEYS);
        x += cells + GAP;
        left -= cells + GAP;
      }
    }
  }

  /** Keys that do something now, the most needed first: a narrow screen shows only some. */
  private static List<String> keys(GamePage page) {
    Session session = page.session();
    List<String> keys = new ArrayList<>();
    keys.add("help");
    keys.add("quit");
    if (!session.isOver()) {
      keys.add("place");
    } else if (page.outlook().hasDead()) {
      keys.add("dead");
    }
    addIf(page.outlook().canPass(), "pass", keys);
    addIf(session.canUndo(), "undo", keys);
    keys.add("command");
    addIf(session.movers().size() > 1, "side", keys);
    addIf(!session.isOver(), "explain", keys);
    addIf(!session.isOver(), "legal", keys);
    addIf(session.canRedo(), "redo", keys);
    return keys;
  }

  private static void addIf(boolean condition, String key, List<String> keys) {
    if (condition) {
      keys.add(key);
    }
  }
}

package dev.banmen.tui.page.play;

import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.ViewState;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Input.Code;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The last line of a game's page: its keys, a message about one, or the text being typed.
 * Stateless.
 */
final class GameKeyLine {
  /** In fewer columns the cause of a refusal is mostly cut off. */
  private static final int NARROW = 30;

  private GameKeyLine() {}

  static void paint(Canvas canvas, GamePage page) {
    if (page.entry().isPresent()) {
      TypedText.paint(canvas, ":" + page.entry().get().text(), Role.TEXT);
    } else if (!page.messages().keyNotice().isEmpty()) {
      String notice = page.messages().keyNotice();
      canvas.text(0, 0, Line.cut(notice, canvas.cols(), canvas.glyphs().more()), Role.MISS);
    } else {
      all(canvas, page);
    }
  }

  /** Paints all keys that do something, reusing the last picture if they are the same. */
  private static void all(Canvas canvas, GamePage page) {
    List<String> keys = keys(page, canvas.cols());
    List<String> made = new ArrayList<>(keys); // other keys or words come with another memory
    made.add(page.session().position().game().id()); // whose word for a pass it is
    Object[] origin = made.toArray();
    if (!canvas.drawCached(PaintCache.Thing.KEYS, origin)) {
      KeyLine.paint(canvas, hints(page, keys));
      canvas.saveCached(PaintCache.Thing.KEYS, origin);
    }
  }

  private static List<KeyHint> hints(GamePage page, List<String> keys) {
    List<KeyHint> hints = new ArrayList<>();
    for (String key : keys) {
      hints.add(hint(page, key));
    }
    return hints;
  }

  private static KeyHint hint(GamePage page, String key) {
    Words words = page.words();
    return switch (key) {
      case "variation" -> KeyHint.sides(words, "key.variation");
      case "must", "pass" ->
          KeyHint.labelled(words, key(key), page.session().position().game().words().pass());
      default -> KeyHint.labelled(words, key(key), words.text("key." + key));
    };
  }

  static Optional<Input.Key> at(GamePage page, int cols, int x) {
    return page.messages().keyNotice().isEmpty()
        ? KeyLine.at(hints(page, keys(page, cols)), cols, x)
        : Optional.empty();
  }

  private static Input.Key key(String name) {
    return switch (name) {
      case "board", "pane" -> Input.Key.of(Code.TAB);
      case "help" -> Input.Key.of('?');
      case "quit" -> Input.Key.of('q');
      case "pass" -> Input.Key.of('p');
      case "undo" -> Input.Key.of('u');
      case "redo" -> Input.Key.of('U');
      case "group" -> Input.Key.of('g');
      case "accept" -> Input.Key.of('A');
      case "continue" -> Input.Key.of('C');
      case "edit" -> Input.Key.of('e');
      case "legal" -> Input.Key.of('L');
      case "explain" -> Input.Key.of('x');
      case "side" -> Input.Key.of('s');
      case "command" -> Input.Key.of(':');
      case "again", "refuse" -> Input.Key.of('n');
      case "agree" -> Input.Key.of('y');
      default -> Input.Key.of(Code.ENTER);
    };
  }

  /** Returns the keys that do something now, the most important first, for a narrow screen. */
  private static List<String> keys(GamePage page, int cols) {
    List<String> keys = new ArrayList<>();
    keys.add("help");
    addIf(explainsRest(page, cols), "explain", keys);
    keys.add("quit");
    if (page.isAsked()) {
      keys.add("agree");
      keys.add("refuse");
    }
    switch (page.view().pane()) {
      case BOARD -> onBoard(page, keys);
      case MOVES -> {
        keys.add("go");
        keys.add("board");
        keys.add("variation");
      }
      case LEGAL -> {
        keys.add("place");
        keys.add("board");
      }
    }
    return keys;
  }

  /** Whether only the key that explains shows the rest of a refusal. */
  private static boolean explainsRest(GamePage page, int cols) {
    return cols < NARROW
        && page.report() instanceof Report.Refused
        && page.view().pane() == ViewState.Pane.BOARD;
  }

  private static void onBoard(GamePage page, List<String> keys) {
    Session session = page.session();
    if (page.canLookBack() && page.messages().isEarlierShown()) {
      keys.add("return");
    } else if (page.canLookBack()) {
      keys.add("there");
    } else if (page.legal().mustPass()) {
      keys.add("must");
    } else if (session.isInPlay()) {
      keys.add("place");
    } else if (session.canMark(page.cursor())) {
      if (session.dead().contains(page.cursor())) {
        keys.add("alive");
      } else {
        keys.add("dead");
      }
      keys.add("group");
    } else if (session.changesNeutral(page.cursor())) {
      keys.add("neutral");
    }
    addIf(session.isCounting(), "accept", keys);
    addIf(session.isCounting(), "continue", keys);
    addIf(session.isOver(), "again", keys);
    addIf(page.legal().canPass(), "pass", keys);
    keys.add("command");
    addIf(session.movers().size() > 1, "side", keys);
    addIf(!keys.contains("explain"), "explain", keys);
    addIf(session.isInPlay(), "legal", keys);
    addIf(session.canUndo(), "undo", keys); // rarely shifts other keys here
    addIf(session.canRedo(), "redo", keys);
    keys.add("pane");
    keys.add("edit");
  }

  private static void addIf(boolean condition, String key, List<String> keys) {
    if (condition) {
      keys.add(key);
    }
  }
}

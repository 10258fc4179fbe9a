package dev.banmen.tui.page.play;

import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.page.ViewState;
import dev.banmen.tui.term.Input;
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
    List<GameKey> keys = keys(page, canvas.cols());
    List<Object> shown = new ArrayList<>(keys); // other key names or words have another cache
    shown.add(page.game().id()); // whose word for a pass it is
    Object[] origin = shown.toArray();
    if (!canvas.drawCached(PaintCache.Thing.KEYS, origin)) {
      KeyLine.paint(canvas, hints(page, keys));
      canvas.saveCached(PaintCache.Thing.KEYS, origin);
    }
  }

  private static List<KeyHint> hints(GamePage page, List<GameKey> keys) {
    List<KeyHint> hints = new ArrayList<>();
    for (GameKey key : keys) {
      hints.add(key.hint(page));
    }
    return hints;
  }

  static Optional<Input.Key> at(GamePage page, int cols, int x) {
    return page.messages().keyNotice().isEmpty()
        ? KeyLine.at(hints(page, keys(page, cols)), cols, x)
        : Optional.empty();
  }

  /** Returns the keys that do something now, the most important first, for a narrow screen. */
  private static List<GameKey> keys(GamePage page, int cols) {
    List<GameKey> keys = new ArrayList<>();
    keys.add(GameKey.HELP);
    addIf(explainsRest(page, cols), GameKey.EXPLAIN, keys);
    keys.add(GameKey.QUIT);
    if (page.isAsked()) {
      keys.add(GameKey.AGREE);
      keys.add(GameKey.REFUSE);
    }
    switch (page.view().pane()) {
      case BOARD -> onBoard(page, keys);
      case MOVES -> {
        keys.add(GameKey.GO);
        keys.add(GameKey.BOARD);
        keys.add(GameKey.VARIATION);
      }
      case LEGAL -> {
        keys.add(GameKey.PLACE);
        keys.add(GameKey.BOARD);
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

  private static void onBoard(GamePage page, List<GameKey> keys) {
    Session session = page.session();
    if (page.canLookBack() && page.messages().isEarlierShown()) {
      keys.add(GameKey.RETURN);
    } else if (page.canLookBack()) {
      keys.add(GameKey.THERE);
    } else if (page.legal().mustPass()) {
      keys.add(GameKey.FORCED_PASS);
    } else if (session.isInPlay()) {
      keys.add(GameKey.PLACE);
    } else if (session.canMark(page.cursor())) {
      if (session.dead().contains(page.cursor())) {
        keys.add(GameKey.ALIVE);
      } else {
        keys.add(GameKey.DEAD);
      }
      keys.add(GameKey.GROUP);
    } else if (session.changesNeutral(page.cursor())) {
      keys.add(GameKey.NEUTRAL);
    }
    addIf(session.isCounting(), GameKey.ACCEPT, keys);
    addIf(session.isCounting(), GameKey.CONTINUE, keys);
    addIf(session.isOver(), GameKey.AGAIN, keys);
    addIf(session.isOver(), GameKey.REVIEW, keys);
    addIf(session.isOver(), GameKey.SAVE, keys);
    addIf(page.legal().canPass(), GameKey.PASS, keys);
    keys.add(GameKey.COMMAND);
    addIf(!keys.contains(GameKey.EXPLAIN), GameKey.EXPLAIN, keys);
    addIf(session.isInPlay(), GameKey.LEGAL, keys);
    addIf(session.canUndo(), GameKey.UNDO, keys); // rarely shifts other keys here
    addIf(session.canRedo(), GameKey.REDO, keys);
    keys.add(GameKey.PANE);
    keys.add(GameKey.EDIT);
  }

  private static void addIf(boolean condition, GameKey key, List<GameKey> keys) {
    if (condition) {
      keys.add(key);
    }
  }
}

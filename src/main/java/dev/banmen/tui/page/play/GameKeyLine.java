package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.PaintCache;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.theme.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The last line of a game's page: its keys, a message about one, or the text being typed.
 * Stateless.
 */
final class GameKeyLine {
  /** What a key does on a game's page, as its line of keys says. */
  enum GameKey {
    HELP('?'),
    QUIT('q'),
    CONFIRM('y'),
    DENY('n'),
    AGREE('y'),
    REFUSE('n'),
    PLACE(KeyType.Enter),
    FORCED_PASS(KeyType.Enter),
    THERE(KeyType.Enter),
    RETURN('x'),
    GO(KeyType.Enter),
    DEAD(KeyType.Enter),
    ALIVE(KeyType.Enter),
    NEUTRAL(KeyType.Enter),
    GROUP('D'),
    ACCEPT('a'),
    CONTINUE('C'),
    AGAIN('r'),
    PASS('p'),
    COMMAND(':'),
    EXPLAIN('x'),
    MORE('x'),
    LEGAL('L'),
    HINT('H'),
    UNDO('u'),
    REDO('U'),
    VARIATION(KeyType.ArrowRight),
    PANE(KeyType.Tab),
    BOARD(KeyType.Tab),
    SAVE('s'),
    SAY('c'),
    REVIEW('v'),
    RESIGN('R'),
    EDIT('e');

    private final KeyStroke key;

    GameKey(char character) {
      key = Keys.of(character);
    }

    GameKey(KeyType code) {
      key = Keys.of(code);
    }

    KeyHint hint(GamePage page) {
      Words words = page.words();
      String text = "key." + name().toLowerCase(Locale.ROOT);
      return switch (this) {
        case PLACE -> KeyHint.labelled(words, key, page.game().words().place());
        case VARIATION -> KeyHint.sides(words, text);
        case FORCED_PASS, PASS -> KeyHint.labelled(words, key, page.game().words().pass());
        default -> KeyHint.labelled(words, key, words.text(text));
      };
    }
  }

  /** Fewer cells have no room for the keys up to that of an explanation. */
  private static final int NARROW = 58;

  /** Fewer cells have no room for an explanation, help and the way back. */
  private static final int NARROWEST = 25;

  private GameKeyLine() {}

  static void paint(Canvas canvas, GamePage page, boolean isCut) {
    Optional<String> said = page.said();
    if (said.isPresent()) {
      String prompt = page.words().text("lobby.say");
      canvas.text(0, 0, prompt, Role.QUIET);
      int x = Math.min(canvas.cols() - 1, CellText.width(prompt) + 1);
      Extent typed = new Extent(x, 0, canvas.cols() - x, canvas.rows());
      TypedText.paint(canvas.part(typed), said.get(), Role.TEXT);
    } else if (page.entry().isPresent()) {
      TypedText.paint(canvas, ":" + page.entry().get().text(), Role.TEXT);
    } else if (!page.messages().keyNotice().isEmpty()) {
      String notice = page.messages().keyNotice();
      canvas.text(0, 0, Line.cut(notice, canvas.cols(), canvas.glyphs().more()), Role.MISS);
    } else {
      all(canvas, page, isCut);
    }
  }

  /** Paints all keys that do something, reusing the last picture if they are the same. */
  private static void all(Canvas canvas, GamePage page, boolean isCut) {
    List<GameKey> keys = keys(page, canvas.cols(), isCut);
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

  /** Returns the keys in the line; none if it shows a message. */
  static List<KeyHint> hints(GamePage page, int cols, boolean isCut) {
    return page.messages().keyNotice().isEmpty() ? hints(page, keys(page, cols, isCut)) : List.of();
  }

  /**
   * Returns the keys for a line. After a refusal or a message that is cut, a narrow one starts with
   * the key that explains it, and has no help if there isn't room for both.
   */
  private static List<GameKey> keys(GamePage page, int cols, boolean isCut) {
    if (page.messages().question().isPresent()) {
      return List.of(GameKey.CONFIRM, GameKey.DENY);
    }
    GameKey why = isCut ? GameKey.MORE : GameKey.EXPLAIN;
    List<GameKey> keys = allKeys(page, cols < NARROW, why);
    boolean isRefused = page.report() instanceof Report.Refused;
    if (cols < NARROW && (isRefused || isCut) && keys.remove(why)) {
      keys.add(0, why);
      if (cols < NARROWEST) {
        keys.remove(GameKey.HELP);
      }
    }
    return keys;
  }

  /**
   * Returns the keys that do something now, the most important first.
   *
   * @param why the key that explains or shows more
   */
  private static List<GameKey> allKeys(GamePage page, boolean isNarrow, GameKey why) {
    List<GameKey> keys = new ArrayList<>();
    boolean isAsked = page.snapshot().isAsked() || page.snapshot().isRematchAsked();
    if (isAsked && !page.isEarlierShown()) { // there, any key only returns
      keys.add(GameKey.AGREE);
      keys.add(GameKey.REFUSE);
    }
    switch (page.view().pane()) {
      case BOARD -> onBoard(page, keys, isNarrow, why);
      case MOVES -> {
        keys.add(GameKey.GO);
        keys.add(GameKey.BOARD);
        keys.add(GameKey.VARIATION);
        addEndOfCount(page, keys);
      }
      case LEGAL -> {
        keys.add(GameKey.PLACE);
        keys.add(GameKey.BOARD);
      }
    }
    keys.add(GameKey.HELP);
    keys.add(GameKey.QUIT);
    return keys;
  }

  private static void onBoard(GamePage page, List<GameKey> keys, boolean isNarrow, GameKey why) {
    Session session = page.session();
    if (page.isEarlierShown()) {
      keys.add(GameKey.RETURN);
      return;
    }
    boolean isPlayed = !session.sidesOf(page.snapshot().me()).isEmpty(); // by whoever looks at it
    if (page.canLookBack()) {
      keys.add(GameKey.THERE);
    } else if (isPlayed && page.legal().mustPass()) {
      keys.add(GameKey.FORCED_PASS);
    } else if (isPlayed && session.isInPlay() && !page.snapshot().isOthersTurn()) {
      keys.add(GameKey.PLACE);
    }
    if (session.isCounting()) {
      addCounting(isPlayed, page, keys, isNarrow);
    } else if (session.isOver()) {
      addAfterwards(isPlayed, page, keys);
    }
    addIf(!isPlayed && !session.isOver(), GameKey.REVIEW, keys);
    boolean canPass =
        page.legal().canPass() && !page.legal().mustPass() && !page.snapshot().isOthersTurn();
    addIf(isPlayed && canPass, GameKey.PASS, keys);
    boolean isAlone = !page.snapshot().isAgainstPerson(); // the key keeps its place there
    addIf(
        isPlayed && session.isInPlay() && isAlone || session.canUndo(page.snapshot().me()),
        GameKey.UNDO,
        keys);
    addIf(session.canRedo(page.snapshot().me()), GameKey.REDO, keys);
    addIf(page.isExplained() || why == GameKey.MORE, why, keys);
    addIf(session.isInPlay(), GameKey.LEGAL, keys);
    addIf(isPlayed && session.isInPlay() && !page.snapshot().isAgainstPerson(), GameKey.HINT, keys);
    keys.add(GameKey.PANE);
    boolean canResign = isPlayed && session.isInPlay() && !page.snapshot().hasFreeSeat();
    addIf(canResign, GameKey.RESIGN, keys);
    addIf(page.snapshot().note().canTalk() && !session.isOver(), GameKey.SAY, keys);
    keys.add(GameKey.COMMAND);
    keys.add(GameKey.EDIT);
  }

  /** Adds what is done once a game is over: at a table, one says thanks, and nothing is saved. */
  private static void addAfterwards(boolean isPlayed, GamePage page, List<GameKey> keys) {
    boolean isAtTable = page.snapshot().note().canTalk();
    addIf((isPlayed || !isAtTable) && !page.snapshot().isRematchAsked(), GameKey.AGAIN, keys);
    addIf(isAtTable, GameKey.SAY, keys);
    keys.add(GameKey.REVIEW);
    addIf(!isAtTable, GameKey.SAVE, keys);
  }

  private static void addCounting(
      boolean isPlayed, GamePage page, List<GameKey> keys, boolean isNarrow) {
    Session session = page.session();
    if (!isPlayed) {
      return;
    }
    if (isNarrow) {
      addEndOfCount(page, keys); // nobody ends it without them
    }
    if (session.canMark(page.cursor())) {
      boolean isDead = session.dead().contains(page.cursor());
      keys.add(isDead ? GameKey.ALIVE : GameKey.DEAD);
      keys.add(GameKey.GROUP);
    } else if (session.changesNeutral(page.cursor())) {
      keys.add(GameKey.NEUTRAL);
    }
    if (!isNarrow) {
      addEndOfCount(page, keys);
    }
  }

  /** Adds the keys that end a count, which mean the same in the list of moves. */
  private static void addEndOfCount(GamePage page, List<GameKey> keys) {
    boolean isPlayed = !page.session().sidesOf(page.snapshot().me()).isEmpty();
    addIf(isPlayed && page.session().isCounting(), GameKey.ACCEPT, keys);
    addIf(isPlayed && page.session().isCounting(), GameKey.CONTINUE, keys);
  }

  private static void addIf(boolean condition, GameKey key, List<GameKey> keys) {
    if (condition) {
      keys.add(key);
    }
  }
}

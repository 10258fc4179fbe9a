package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.TableStatus;
import dev.banmen.session.Report;
import dev.banmen.session.Session;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Canvas;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.TypedText;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.keys.KeyHint;
import dev.banmen.tui.keys.KeyHints;
import dev.banmen.tui.page.KeyLine;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.text.CellText;
import dev.banmen.tui.theme.Role;
import java.util.List;
import java.util.Optional;

/**
 * The last line of a game's page: its keys, a message about one, or the text being typed. Used for
 * one line.
 */
final class GameKeyLine {
  /** Fewer cells have no room for the keys up to that of an explanation. */
  private static final int NARROW = 58;

  /** Fewer cells have no room for an explanation, help and the way back. */
  private static final int NARROWEST = 25;

  private final GamePage page;
  private final Words words;
  private final Session session;
  private final boolean isNarrow;
  private final boolean isPlayed; // by whoever looks at it
  private final KeyHints keys;

  private GameKeyLine(GamePage page, int cols) {
    this.page = page;
    words = page.words();
    keys = new KeyHints(words);
    session = page.session();
    isNarrow = cols < NARROW;
    isPlayed = !session.sidesOf(page.snapshot().me()).isEmpty();
  }

  static void paint(Canvas canvas, GamePage page, boolean isCut) {
    Optional<String> said = page.said();
    if (said.isPresent()) {
      String prompt = page.words().text("lobby.say");
      canvas.text(0, 0, prompt, Role.QUIET);
      int x = Math.min(canvas.cols() - 1, CellText.width(prompt) + 1);
      Extent typed = new Extent(x, 0, canvas.cols() - x, canvas.rows());
      TypedText.paint(canvas.part(typed), said.get(), Role.TEXT);
    } else if (page.entry().isPresent() || !page.messages().keyNotice().isEmpty()) {
      KeyLine.paint(canvas, page.messages().typed(), page.messages().keyNotice(), List::of);
    } else {
      KeyLine.paint(canvas, hints(page, canvas.cols(), isCut));
    }
  }

  /**
   * Returns the keys for a line; none if it shows a message. After a refusal or a message that is
   * cut, a narrow one starts with the key that explains it, and has no help if there isn't room for
   * both.
   */
  static List<KeyHint> hints(GamePage page, int cols, boolean isCut) {
    Words words = page.words();
    if (!page.messages().keyNotice().isEmpty()) {
      return List.of();
    } else if (page.messages().question().isPresent()) {
      return List.of(KeyHint.of(words, 'y', "key.confirm"), KeyHint.of(words, 'n', "key.deny"));
    }
    KeyHint why = KeyHint.of(words, 'x', isCut ? "key.more" : "key.explain");
    GameKeyLine line = new GameKeyLine(page, cols);
    List<KeyHint> keys = line.all(page.canExplain() || isCut, why);
    boolean isRefused = page.report() instanceof Report.Refused;
    if (line.isNarrow && (isRefused || isCut) && keys.remove(why)) {
      keys.add(0, why);
      keys.removeIf(key -> cols < NARROWEST && KeyAction.of(key.key()) == KeyAction.HELP);
    }
    return keys;
  }

  /** The key that returns from an earlier board. */
  static KeyHint returning(Words words) {
    return KeyHint.of(words, 'x', "key.return");
  }

  private void enter(String label) {
    keys.add(KeyHint.labelled(words, Keys.of(KeyType.Enter), label));
  }

  /**
   * Returns the keys that do something now, the most important first.
   *
   * @param canExplain whether the key that explains or shows more does something
   */
  private List<KeyHint> all(boolean canExplain, KeyHint why) {
    boolean isAsked = page.snapshot().isAsked() || page.snapshot().isRematchAsked();
    if (isAsked && !page.isEarlierShown()) { // there, any key only returns
      keys.add('y', "key.agree");
      keys.add('n', "key.refuse");
    }
    switch (page.view().pane()) {
      case BOARD -> onBoard(canExplain, why);
      case MOVES -> {
        if (GameKeys.noGoing(page).isEmpty()) {
          enter(words.text("key.go"));
        }
        keys.add(KeyType.Tab, "key.board");
        keys.add(KeyHint.sides(words, "key.variation"));
        addEndOfCount();
      }
    }
    keys.add('?', "key.help");
    keys.add('q', "key.quit");
    return keys.list();
  }

  private void onBoard(boolean canExplain, KeyHint why) {
    if (page.isEarlierShown()) {
      keys.add(returning(words));
      return;
    }
    boolean isOthers = page.snapshot().isOthersTurn();
    boolean isPlayedOn = isPlayed && session.isInPlay();
    if (page.canLookBack()) {
      enter(words.text("key.there"));
    } else if (isPlayed && page.snapshot().mustPass()) {
      enter(page.game().words().pass());
    } else if (isPlayedOn && !isOthers) {
      enter(page.game().words().place());
    }
    if (session.isCounting() && isPlayed) {
      addCounting();
    } else if (session.isOver() && !session.isCounting()) {
      addAfterwards();
    }
    keys.addIf(!isPlayed && !session.isOver(), 'v', "key.review");
    boolean canPass =
        isPlayed && page.snapshot().canPass() && !page.snapshot().mustPass() && !isOthers;
    keys.addIf(canPass, KeyHint.labelled(words, Keys.of('p'), page.game().words().pass()));
    boolean isAlone = !page.snapshot().isAgainstPerson(); // the key keeps its place there
    boolean isRated = page.snapshot().table().isRated();
    boolean isFinal = session.isOver() && (isRated || !isAlone); // the result page has other keys
    boolean canUndo = session.canUndo(page.snapshot().me()) && !isFinal;
    boolean isAtTable = page.snapshot().table().canTalk();
    keys.addIf(isPlayedOn && isAlone && !isAtTable || canUndo, 'u', "key.takeback");
    keys.addIf(session.canRedo(page.snapshot().me()), 'U', "key.redo");
    boolean canTalk = isAtTable && (!session.isOver() || session.isCounting());
    boolean canResign = isPlayedOn && !page.snapshot().hasFreeSeat();
    keys.addIf(canTalk, 'c', "key.say");
    keys.addIf(canResign && !isAlone, 'R', "key.resign");
    keys.addIf(canExplain, why);
    keys.addIf(session.isInPlay(), 'L', "key.legal");
    keys.addIf(isPlayedOn && isAlone, 'H', "key.hint");
    keys.add(KeyType.Tab, "key.pane");
    keys.addIf(canResign && isAlone, 'R', "key.resign");
    keys.add(':', "key.command");
    boolean isFree = page.snapshot().hasFreeSeat(); // the one who comes is seen on the board alone
    keys.addIf(session.isOver() || !isFree && !(isRated && isPlayed), 'e', "key.edit");
  }

  /** Adds what is done once a game is over: at a table, one says thanks, and nothing is saved. */
  private void addAfterwards() {
    boolean isAtTable = page.snapshot().table().canTalk();
    boolean isAsked =
        page.snapshot().isRematchAsked()
            || page.snapshot().table().rematch() == TableStatus.RematchState.ASKED;
    keys.addIf((isPlayed || !isAtTable) && !isAsked, 'r', "key.again");
    keys.addIf(isAtTable, 'c', "key.say");
    keys.add('v', "key.review");
    keys.addIf(!isAtTable, 's', "key.save");
  }

  private void addCounting() {
    if (isNarrow) {
      addEndOfCount(); // nobody ends it without them
    }
    if (session.canMark(page.cursor())) {
      boolean isDead = session.dead().contains(page.cursor());
      enter(words.text(isDead ? "key.alive" : "key.dead"));
      keys.add('D', "key.group");
    } else if (session.changesNeutral(page.cursor())) {
      enter(words.text("key.neutral"));
    }
    if (!isNarrow) {
      addEndOfCount();
    }
  }

  /** Adds the keys that end a count, which mean the same in the list of moves. */
  private void addEndOfCount() {
    boolean isAccepted =
        session.agreed().accepted().containsAll(session.sidesOf(page.snapshot().me()));
    keys.addIf(isPlayed && session.isCounting() && !isAccepted, 'a', "key.accept");
    keys.addIf(isPlayed && session.isCounting(), 'C', "key.continue");
  }
}

package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.Report;
import dev.banmen.text.Sentences;
import dev.banmen.text.Words;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.Messages;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.play.GameViewState.Pane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;
import java.util.Set;

/** Says what a key, a click or a paste does on the page of a game. Stateless. */
final class GameKeys {
  /** The keys that work while an earlier board is shown: none of them changes the game. */
  private static final Set<KeyAction> WHILE_LOOKING_BACK =
      Set.of(
          KeyAction.HELP,
          KeyAction.THEME,
          KeyAction.COMMAND,
          KeyAction.LEFT,
          KeyAction.DOWN,
          KeyAction.UP,
          KeyAction.RIGHT);

  private static final int WHEEL = 3;

  private GameKeys() {}

  static PageAction on(GamePage page, Input input, Extent screen) {
    if (page.isEarlierShown() && !page.messages().takes(input) && returns(input)) {
      return page.quiet();
    }
    if (input instanceof Input.Pointed pointed) {
      return pointed(page, pointed.action(), screen);
    }
    Messages messages = page.messages();
    if (messages.takes(input)) {
      return GameCommands.typed(page, input);
    }
    if (input instanceof Input.Pasted pasted) {
      return PlayPasted.read(pasted.text(), page.quiet());
    }
    if (!(input instanceof Input.Key pressed)) {
      return page;
    }
    KeyStroke key = pressed.stroke();
    boolean asksWhy =
        KeyAction.of(key) == KeyAction.EXPLAIN && !(page.report() instanceof Report.Refused);
    if (asksWhy && GameScreen.isCut(page, screen)) {
      return TextPage.open(page.words(), GameScreen.whole(page, screen), page);
    }
    if (key.getKeyType() == KeyType.Enter && page.canLookBack()) {
      return page.with(messages.withEarlierShown());
    }
    if (isClosing(page, key, screen)) {
      return page.quiet();
    }
    if (messages.question().isPresent()) {
      return KeyAction.of(key) == KeyAction.YES
          ? GameActions.agreeTo(messages.question().get(), page.quiet())
          : page.quiet(); // any other key says no
    }
    if (isTooSoon(page, key)) {
      Words words = page.words();
      return page.quiet()
          .saying(Sentences.of(words.text("counting.open"), words.text("count.mark.key")));
    }
    return onKey(page.quiet(), key, screen);
  }

  /**
   * Whether an input only returns from an earlier board: all that would act on the game, which is
   * not to be seen there.
   */
  private static boolean returns(Input input) {
    if (input instanceof Input.Pointed pointed) {
      return pointed.action().getActionType() == MouseActionType.CLICK_DOWN;
    }
    return !(input instanceof Input.Key pressed)
        || !WHILE_LOOKING_BACK.contains(KeyAction.of(pressed.stroke()));
  }

  /** Whether a key would mark stones that its reader may not know are being marked. */
  private static boolean isTooSoon(GamePage page, KeyStroke key) {
    boolean marks = key.getKeyType() == KeyType.Enter || KeyAction.of(key) == KeyAction.SPACE;
    return marks && page.isCountNew() && page.view().pane() == Pane.BOARD;
  }

  /**
   * Whether a key only closes what is shown: two boards side by side, an explanation that was asked
   * for, or with Esc any message.
   */
  private static boolean isClosing(GamePage page, KeyStroke key, Extent screen) {
    Messages messages = page.messages();
    boolean says = !messages.notice().isEmpty() || messages.explanation().isPresent();
    boolean isQuit = KeyAction.of(key) == KeyAction.QUIT;
    boolean closes = key.getKeyType() == KeyType.Escape ? says : isQuit && page.isExplaining();
    return closes && page.view().pane() == Pane.BOARD
        || (key.getKeyType() == KeyType.Escape || isQuit) && page.pair(screen).isPresent();
  }

  private static PageAction pointed(GamePage page, MouseAction mouse, Extent screen) {
    boolean isTyping = page.entry().isPresent();
    if (isTyping || SmallScreen.is(screen)) {
      return page;
    }
    return switch (mouse.getActionType()) {
      case MOVE, DRAG -> page.hovered(mouse, page.frame(screen).board());
      case CLICK_DOWN ->
          switch (mouse.getButton()) {
            case Mouse.LEFT -> pressed(page, mouse, screen);
            case Mouse.RIGHT -> right(page, mouse, screen);
            default -> page;
          };
      case SCROLL_UP -> wheeled(page, mouse, page.frame(screen), -1);
      case SCROLL_DOWN -> wheeled(page, mouse, page.frame(screen), 1);
      case CLICK_RELEASE -> page;
    };
  }

  /** Returns the site pointed at; off the board if none is visible there. */
  private static Site site(MouseAction mouse, GameFrame frame) {
    return frame.board().siteAt(mouse);
  }

  private static PageAction pressed(GamePage shown, MouseAction mouse, Extent screen) {
    GamePage page = shown.quiet();
    GameFrame frame = shown.frame(screen); // as clicked on, with all that this closes
    if (frame.keys().contains(mouse)) {
      return page;
    }
    Extent list = GameScreen.list(shown, frame);
    if (list.contains(mouse)) {
      return MovesPane.clicked(page, list, mouse);
    }
    Site site = site(mouse, frame);
    return page.session().position().lattice().contains(site)
        ? GameActions.place(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  /** Does nothing, but closes an explanation. */
  private static PageAction nothing(GamePage shown) {
    return shown.messages().explanation().isPresent()
        ? shown.quiet()
        : PageAction.unusedClick(shown.quiet());
  }

  private static PageAction right(GamePage shown, MouseAction mouse, Extent screen) {
    GamePage page = shown.quiet();
    Site site = site(mouse, shown.frame(screen));
    return page.session().canMark(site)
        ? GameActions.group(page.with(page.view().in(Pane.BOARD)).at(site))
        : nothing(shown);
  }

  private static PageAction wheeled(GamePage page, MouseAction mouse, GameFrame frame, int by) {
    boolean isOver = GameScreen.list(page, frame).contains(mouse);
    return isOver ? MovesPane.moved(page, by * WHEEL) : PageAction.unusedClick(page);
  }

  private static PageAction onKey(GamePage page, KeyStroke key, Extent screen) {
    if (Keys.isTab(key)) {
      return next(page);
    }
    Optional<PageAction> listed =
        page.view().pane() == Pane.MOVES ? MovesPane.on(page, key) : Optional.empty();
    if (listed.isPresent()) {
      return listed.get();
    }
    if (KeyAction.of(key) == KeyAction.EXPLAIN) {
      return explain(page, key, screen);
    } else if (Zoom.by(key) != 0) {
      return page.zoomed(Zoom.by(key), screen);
    }
    Optional<GamePage> steered = page.steered(key);
    return steered.isPresent() ? steered.get() : pressed(page, key);
  }

  /** Leaves the list that keys act on; if that is the board, leaves the page. */
  private static PageAction close(GamePage page) {
    return page.view().pane() == Pane.BOARD
        ? PageAction.back()
        : page.with(page.view().in(Pane.BOARD));
  }

  /** Removes what is drawn or marked on the board; without that, closes a list or the page. */
  private static PageAction cancelled(GamePage page) {
    boolean isDrawn = page.view().pane() == Pane.BOARD && !page.view().drawn().isEmpty();
    return isDrawn ? page.drawing(DrawnMarks.NONE) : page.cancelled(close(page));
  }

  private static GamePage next(GamePage page) {
    return page.view().pane() == Pane.BOARD
        ? MovesPane.moved(page, 0)
        : page.with(page.view().in(Pane.BOARD));
  }

  private static PageAction pressed(GamePage page, KeyStroke key) {
    return switch (KeyAction.of(Keys.plain(key))) {
      case ENTER, SPACE -> GameActions.place(page);
      case ESCAPE -> cancelled(page);
      case QUIT -> close(page);
      case HELP -> page.help();
      case PASS -> GameActions.pass(page);
      case UNDO -> GameActions.undo(page);
      case REDO -> GameActions.redo(page);
      case LEGAL -> GameActions.legal(page);
      case HINT -> GameAdvice.hint(page);
      case LAYER -> GameActions.ifAided(page, page.withNextLayer());
      case SAVE -> GameActions.save(page);
      case EDIT -> GameActions.edit(page);
      case GOTO, COMMAND -> page.begin(":");
      case REMOVE -> GameActions.group(page);
      case ACCEPT -> atCount(page, key, Event.Act.ACCEPT);
      case CONTINUE -> atCount(page, key, Event.Act.CONTINUE);
      case REVIEW -> GameActions.review(page);
      case AGAIN -> GameActions.again(page);
      case RESIGN -> GameActions.askToResign(page);
      case YES -> GameActions.answered(page, true);
      case NEXT -> GameActions.answered(page, false);
      case THEME -> PageAction.changeTheme("", page);
      case MARK -> GameActions.mark(page, page.cursor());
      case ARROW -> GameActions.arrow(page);
      case COMMENT -> say(page, key);
      default -> page.unused(key);
    };
  }

  /**
   * Explains the cursor's site; on a page of its own if there is no room for it here. A board that
   * would be repeated is shown beside this one or, where there is no room for two, in its place.
   */
  private static PageAction explain(GamePage page, KeyStroke key, Extent screen) {
    if (!page.canExplain()) {
      return page.unused(key);
    }
    GamePage explained = page.explained();
    GameFrame frame = page.frame(screen);
    boolean isCompared = explained.earlierBoard().filter(EarlierBoard::isCompared).isPresent();
    if (isCompared && explained.pair(screen).isEmpty()) {
      return explained.with(explained.messages().withEarlierShown());
    }
    GameColumn column = GameColumn.of(frame.status(), frame.isWide());
    if (isCompared || !column.isCut(explained)) {
      return explained;
    }
    String text = column.whole(explained);
    return TextPage.open(page.words(), text, explained);
  }

  /** Starts to type what to say at the table, if people talk there. */
  private static PageAction say(GamePage page, KeyStroke key) {
    return page.snapshot().table().canTalk() ? page.begin(":" + GamePage.SAY) : page.unused(key);
  }

  private static PageAction atCount(GamePage page, KeyStroke key, Event event) {
    return page.session().isCounting() ? page.submittingIfCurrent(event) : page.unused(key);
  }
}

package dev.banmen.tui.page.play;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.session.Event;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.GameFrame;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.ViewState;
import dev.banmen.tui.page.ViewState.Pane;
import dev.banmen.tui.term.Keys;
import java.util.Optional;

/** Handles keys on a game's page, unless a command is being typed. */
final class GameKeys {
  /** How many steps the cursor takes with Shift and an arrow key. */
  private static final int JUMP = 4;

  private GameKeys() {}

  static PageResult on(GamePage page, KeyStroke key, Extent screen) {
    if (Keys.isTab(key)) {
      return show(next(page));
    }
    Optional<PageResult> listed =
        switch (page.view().pane()) {
          case BOARD -> Optional.empty();
          case MOVES -> MovesPane.on(page, key);
          case LEGAL -> LegalPane.on(page, key);
        };
    if (listed.isPresent()) {
      return listed.get();
    }
    if (KeyAction.of(key) == KeyAction.EXPLAIN) {
      return explain(page, key, screen);
    } else if (KeyAction.of(key) == KeyAction.LEGAL && page.session().isInPlay()) {
      return show(legal(page, screen));
    } else if (Zoom.by(key) != 0) {
      return show(page.zoomed(Zoom.by(key), screen));
    }
    return key.getKeyType() == KeyType.Character ? typed(page, key) : pressed(page, key);
  }

  private static PageResult show(GamePage page) {
    return new PageResult.Show(page);
  }

  /** Leaves the list that keys act on; if that is the board, leaves the page. */
  private static PageResult close(GamePage page) {
    return page.view().pane() == Pane.BOARD
        ? new PageResult.Back()
        : show(page.with(page.view().in(Pane.BOARD)));
  }

  /** Removes what was drawn on the board; without that, closes a list or the page. */
  private static PageResult cancelled(GamePage page) {
    boolean isDrawn = page.view().pane() == Pane.BOARD && !page.view().drawn().isEmpty();
    return isDrawn ? show(MarkActions.clear(page)) : close(page);
  }

  /** Shows or hides the legal moves; keys go to their list where it is shown only while they do. */
  private static GamePage legal(GamePage page, Extent screen) {
    GamePage next = page.with(page.view().legalToggled());
    boolean isShown = GameScreen.list(next, next.frame(screen)).rows() > 0;
    return next.isLegalListed() && !next.legal().sites().isEmpty() && !isShown
        ? next.with(next.view().in(Pane.LEGAL)).at(next.nearestLegal())
        : next;
  }

  private static GamePage next(GamePage page) {
    ViewState view = page.view();
    boolean isListed = page.isLegalListed() && !page.legal().sites().isEmpty();
    if (view.pane() == Pane.BOARD) {
      return MovesPane.moved(page, 0);
    } else if (view.pane() == Pane.MOVES && isListed) {
      return page.with(view.in(Pane.LEGAL)).at(page.nearestLegal());
    }
    return page.with(view.in(Pane.BOARD));
  }

  private static PageResult pressed(GamePage page, KeyStroke key) {
    int far = key.isShiftDown() ? JUMP : 1;
    return switch (key.getKeyType()) {
      case ArrowUp -> show(moved(page, -far, 0));
      case ArrowDown -> show(moved(page, far, 0));
      case ArrowLeft -> show(moved(page, 0, -far));
      case ArrowRight -> show(moved(page, 0, far));
      case Enter -> GameActions.place(page);
      case Escape -> cancelled(page);
      default -> nothing(page, key);
    };
  }

  private static PageResult typed(GamePage page, KeyStroke key) {
    if (key.isCtrlDown() || key.isAltDown()) {
      return nothing(page, key);
    }
    return switch (KeyAction.of(key)) {
      case QUIT -> close(page);
      case HELP -> GameActions.help(page);
      case LEFT -> show(moved(page, 0, -1));
      case DOWN -> show(moved(page, 1, 0));
      case UP -> show(moved(page, -1, 0));
      case RIGHT -> show(moved(page, 0, 1));
      case SPACE -> GameActions.place(page);
      case PASS -> GameActions.pass(page);
      case UNDO -> GameActions.undo(page);
      case REDO -> GameActions.redo(page);
      case LEGAL -> GameActions.legal(page);
      case HINT -> GameActions.hint(page);
      case LAYER -> GameActions.ifAided(page, show(page.withNextLayer()));
      case SAVE -> GameActions.save(page);
      case EDIT -> GameActions.edit(page);
      case GOTO -> GameActions.goingTo(page);
      case REMOVE -> GameActions.group(page);
      case ACCEPT -> atCount(page, key, new Event.Accept());
      case CONTINUE -> atCount(page, key, new Event.Continue());
      case REVIEW -> GameActions.review(page);
      case AGAIN -> GameActions.again(page);
      case RESIGN -> GameActions.askToResign(page);
      case YES -> GameActions.answered(page, true);
      case NEXT -> GameActions.answered(page, false);
      case THEME -> new PageResult.ChangeTheme("", page);
      case MARK -> show(MarkActions.mark(page));
      case ARROW -> show(MarkActions.arrow(page));
      case COMMENT -> say(page, key);
      case COMMAND -> show(page.with(page.messages().typing(Optional.of(CommandLineEdit.EMPTY))));
      default -> nothing(page, key);
    };
  }

  /**
   * Explains the cursor's site; on a page of its own if there is no room for it here. A board that
   * would be repeated is shown beside this one or, where there is no room for two, in its place.
   */
  private static PageResult explain(GamePage page, KeyStroke key, Extent screen) {
    if (!page.isExplained()) {
      return nothing(page, key);
    }
    GamePage explained = page.explained();
    GameFrame frame = page.frame(screen);
    boolean isCompared = explained.earlierBoard().filter(EarlierBoard::isCompared).isPresent();
    if (isCompared && explained.pair(screen).isEmpty()) {
      return show(explained.with(explained.messages().withEarlierShown()));
    } else if (isCompared || !StatusPane.isCut(explained, frame.status(), frame.isWide())) {
      return show(explained);
    }
    String text = StatusPane.message(explained, frame.status(), frame.isWide());
    return new PageResult.Open(TextPage.of(page.words(), text), explained);
  }

  /** Starts to type what to say at the table, if people talk there. */
  private static PageResult say(GamePage page, KeyStroke key) {
    CommandLineEdit line = new CommandLineEdit(GamePage.SAY);
    return page.snapshot().note().canTalk()
        ? show(page.with(page.messages().typing(Optional.of(line))))
        : nothing(page, key);
  }

  private static PageResult nothing(GamePage page, KeyStroke key) {
    return new PageResult.UnusedKey(key, page);
  }

  private static PageResult atCount(GamePage page, KeyStroke key, Event event) {
    return page.session().isCounting() ? page.submittingIfCurrent(event) : nothing(page, key);
  }

  private static GamePage moved(GamePage page, int rows, int cols) {
    return page.stepped(rows, cols);
  }
}

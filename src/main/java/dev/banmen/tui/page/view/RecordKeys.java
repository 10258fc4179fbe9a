package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.tui.board.TimelinePane;
import dev.banmen.tui.board.TreePane;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordFrame.Part;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;
import java.util.stream.Stream;

/** Says what a key, a click or a paste does on the page of a recording. Stateless. */
final class RecordKeys {
  private static final int PAGE = 10;
  private static final int WHEEL = 3;

  private RecordKeys() {}

  static PageAction on(RecordPage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return pointed(page, pointed.action(), screen);
    }
    if (page.messages().takes(input)) {
      PageAction result = RecordCommands.typed(page, input);
      return result instanceof RecordPage there
              && there.match().isPresent()
              && there.messages().entry().isEmpty()
          ? RecordPanes.atMatch(there, screen)
          : result;
    } else if (page.writing().isPresent()) {
      return CommentWriting.on(page, input, screen);
    }
    if (input instanceof Input.Pasted pasted && !page.is(Mode.GUESSING)) {
      RecordPage still = page.quiet().playing(page.autoplay().stopped());
      return Trying.pasted(pasted.text(), still);
    }
    return input instanceof Input.Key pressed ? onKey(page, pressed.stroke(), screen) : page;
  }

  private static PageAction pointed(RecordPage page, MouseAction mouse, Extent screen) {
    boolean isTyping = page.messages().entry().isPresent() || page.writing().isPresent();
    if (isTyping || SmallScreen.is(screen)) {
      return page;
    }
    RecordFrame frame = page.frame(screen);
    return switch (mouse.getActionType()) {
      case MOVE, DRAG -> hovered(page, mouse, frame);
      case CLICK_DOWN -> mouse.getButton() == Mouse.LEFT ? pressed(page, mouse, frame) : page;
      case SCROLL_UP -> wheeled(page, mouse, frame, screen, -1);
      case SCROLL_DOWN -> wheeled(page, mouse, frame, screen, 1);
      case CLICK_RELEASE -> page;
    };
  }

  /** Returns the site pointed at; off the board if none is visible there. */
  private static Site site(RecordPage page, MouseAction mouse, RecordFrame frame) {
    return frame.isBoardSeen(page.pane()) ? frame.board().siteAt(mouse) : new Site(-1, -1);
  }

  /** Moves a visible cursor to the mouse. */
  private static RecordPage hovered(RecordPage page, MouseAction mouse, RecordFrame frame) {
    boolean moves = page.hasCursor() && frame.isBoardSeen(page.pane());
    return moves ? page.hovered(mouse, frame.board()) : page;
  }

  private static PageAction pressed(RecordPage page, MouseAction mouse, RecordFrame frame) {
    int col = mouse.getPosition().getColumn();
    int row = mouse.getPosition().getRow();
    if (frame.keys().contains(col, row)) {
      return page.quiet();
    }
    RecordPage quiet = page.quiet().playing(page.autoplay().stopped());
    for (Extent strip : new Extent[] {frame.timeline(), frame.bars()}) {
      boolean isSeen = !frame.panes().isCovered(strip, page.pane());
      if (isSeen && strip.contains(col, row)) {
        int x = col - strip.x();
        return quiet.along(TimelinePane.at(page.recordCursor().line(), strip.cols(), x));
      }
    }
    Extent moves = frame.panes().of(Part.MOVES);
    if (moves.contains(col, row) && !frame.panes().isCovered(moves, page.pane())) {
      int node = RecordPanes.moveAt(page, moves, col, row);
      return node == RecordTree.NONE ? quiet : quiet.to(node);
    }
    Site site = site(page, mouse, frame);
    if (page.game().lattice().contains(site)) {
      return clicked(quiet.at(site));
    }
    boolean isEmpty =
        Stream.of(RecordPane.values())
            .noneMatch(pane -> frame.panes().area(pane, page.pane()).contains(col, row));
    boolean isClosing = page.messages().explanation().isPresent() || page.autoplay().runs();
    return isEmpty && !isClosing ? PageAction.unusedClick(quiet) : pane(quiet, col, row, frame);
  }

  private static PageAction clicked(RecordPage page) {
    return switch (page.view().mode()) {
      case WALKING -> page.trying();
      case TRYING -> Trying.place(page);
      case ANSWERING -> Teaching.answer(page);
      case GUESSING -> GuessingKeys.guessed(page, Optional.of(page.board().cursor()));
    };
  }

  /** Handles a click on a pane: keys go there; on a node of the tree, goes to it. */
  private static RecordPage pane(RecordPage page, int col, int row, RecordFrame frame) {
    for (RecordPane pane : RecordPane.values()) {
      Extent area = frame.panes().area(pane, page.pane());
      if (!area.contains(col, row)) {
        continue;
      }
      RecordPage there = page.view().pane() == pane ? page : page.with(page.view().in(pane));
      Extent inner = PaneExtents.inner(area);
      if (pane == RecordPane.TREE && inner.contains(col, row)) {
        int node =
            TreePane.at(
                page.recordCursor(), page.picture(), inner, col - inner.x(), row - inner.y());
        return node == RecordTree.NONE ? there : there.to(node);
      }
      return there;
    }
    return page;
  }

  /** Steps through moves, or scrolls the text under the mouse. */
  private static RecordPage wheeled(
      RecordPage page, MouseAction mouse, RecordFrame frame, Extent screen, int by) {
    for (RecordPane pane : new RecordPane[] {RecordPane.COMMENT, RecordPane.INFO}) {
      Extent area = frame.panes().area(pane, page.pane());
      if (area.contains(mouse)) {
        RecordPage there = page.pane() == pane ? page : page.with(page.view().in(pane));
        return RecordPanes.scrolled(there, screen, area, by * WHEEL);
      }
    }
    return page.quiet().along(page.recordCursor().at() + by);
  }

  private static PageAction onKey(RecordPage page, KeyStroke key, Extent screen) {
    if (key.getKeyType() == KeyType.Enter && RecordActions.asksForEvidence(page)) {
      return RecordActions.evidence(page);
    }
    KeyAction action = KeyAction.of(key);
    boolean leaves = action == KeyAction.QUIT || action == KeyAction.ESCAPE;
    if (leaves && (page.isExplaining() || page.pair(screen).isPresent())) {
      return page.quiet().with(page.view().in(RecordPane.BOARD));
    }
    boolean isOfPlaying =
        action == KeyAction.SPACE || action == KeyAction.SLOWER || action == KeyAction.FASTER;
    RecordPage quiet = page.quiet();
    quiet = isOfPlaying ? quiet : quiet.playing(page.autoplay().stopped());
    if (Keys.isTab(key)) {
      RecordPane pane = page.view().pane();
      RecordPane next =
          key.getKeyType() == KeyType.ReverseTab ? pane.next().next().next() : pane.next();
      return quiet.with(page.view().in(next));
    }
    if (Zoom.by(key) != 0) {
      return quiet.zoomed(Zoom.by(key), screen);
    }
    Optional<PageAction> step = RecordPanes.on(quiet, key, screen);
    if (step.isEmpty() && quiet.view().pane() == RecordPane.BOARD) {
      step =
          switch (quiet.view().mode()) {
            case WALKING -> Optional.empty();
            case TRYING -> Trying.on(quiet, key);
            case GUESSING -> GuessingKeys.on(quiet, key);
            case ANSWERING -> Teaching.on(quiet, key);
          };
    }
    if (step.isPresent()) {
      return step.get();
    }
    return walked(quiet, key);
  }

  private static PageAction walked(RecordPage page, KeyStroke key) {
    int here = page.recordCursor().at();
    KeyAction action = KeyAction.of(Keys.plain(key));
    return switch (action) {
      case LEFT -> page.along(here - 1);
      case RIGHT -> page.along(here + 1);
      case UP -> RecordActions.variation(page, -1);
      case DOWN -> RecordActions.variation(page, 1);
      case PAGE_UP -> page.along(here - PAGE);
      case PAGE_DOWN -> page.along(here + PAGE);
      case HOME -> page.along(0);
      case END -> page.along(page.recordCursor().line().size() - 1);
      case ESCAPE -> page.cancelled(close(page));
      case QUIT -> close(page);
      case ENTER ->
          page.view().pane() == RecordPane.BOARD
              ? page.isProblem() ? RecordActions.solving(page) : page.unused(key)
              : page.with(page.view().in(RecordPane.BOARD));
      case DELETE -> RecordEdits.delete(page);
      case DIGIT -> RecordActions.typing(page, "g" + Character.toString(key.getCharacter()));
      case HELP -> page.help();
      case THEME -> PageAction.changeTheme("", page);
      case COMMAND -> RecordActions.typing(page, ":");
      case SEARCH -> RecordActions.typing(page, "/");
      case GOTO -> RecordActions.typing(page, "g");
      case SAVE -> RecordActions.save(page);
      case SPACE, SLOWER, FASTER -> RecordActions.playing(page, action);
      case TRY -> page.is(Mode.TRYING) ? page.walking() : Trying.begun(page);
      case EDIT -> RecordActions.edit(page);
      case GUESS -> GuessingKeys.toggled(page);
      case EXPLAIN -> RecordActions.explained(page);
      case LAYER -> page.withNextLayer();
      case REVIEW -> RecordActions.review(page);
      case COMMENT ->
          Teaching.isGuest(page) ? RecordActions.typing(page, ":say ") : CommentWriting.begin(page);
      case FOLLOW -> Teaching.follow(page, key);
      case WHERE -> Teaching.ask(page, key);
      case NEXT -> RecordActions.comment(page, true);
      case NEXT_BEFORE -> RecordActions.comment(page, false);
      case MISS -> RecordActions.miss(page, true);
      case MISS_BEFORE -> RecordActions.miss(page, false);
      case BRANCH -> RecordActions.branch(page, true);
      case BRANCH_BEFORE -> RecordActions.branch(page, false);
      case GAME_BEFORE -> RecordActions.beside(page, -1);
      case GAME_NEXT -> RecordActions.beside(page, 1);
      case UNDO -> RecordEdits.undo(page);
      case REDO -> RecordEdits.redo(page);
      case EARLIER -> RecordEdits.moved(page, -1);
      case LATER -> RecordEdits.moved(page, 1);
      default -> page.unused(key);
    };
  }

  /** Ends trying, playing or guessing, or leaves a pane; with nothing to close, leaves the page. */
  private static PageAction close(RecordPage page) {
    if (!page.is(Mode.WALKING)) {
      return page.walking();
    }
    return page.view().pane() == RecordPane.BOARD
        ? PageAction.back()
        : page.with(page.view().in(RecordPane.BOARD));
  }
}

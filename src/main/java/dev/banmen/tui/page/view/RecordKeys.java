package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.app.PendingReview;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Explanation;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Terms;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.Finder;
import dev.banmen.study.GameValues;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.Review;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.TimelinePane;
import dev.banmen.tui.board.TreePane;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.SmallScreen;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.GameList;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.edit.EditorPage;
import dev.banmen.tui.page.review.AwaitedValues;
import dev.banmen.tui.page.review.MistakesPage;
import dev.banmen.tui.page.review.ReviewPage;
import dev.banmen.tui.page.view.RecordFrame.PaneExtents;
import dev.banmen.tui.page.view.RecordFrame.Part;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Keys;
import dev.banmen.tui.term.Mouse;
import java.util.Optional;
import java.util.stream.Stream;

/** What keys and clicks do on the page of a recording, and commands that do the same. Stateless. */
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
    if (page.pane() == RecordPane.EXPLORER && ExplorerPane.area(frame).contains(col, row)) {
      return ExplorerKeys.clicked(quiet, mouse.getPosition(), frame);
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
    if (page.isMarking()) {
      return PartKeys.placed(page);
    }
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
    if (key.getKeyType() == KeyType.Enter && asksForEvidence(page)) {
      return evidence(page);
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
    if (Keys.isTab(key) && quiet.pane() != RecordPane.EXPLORER) {
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
      case UP -> variation(page, -1);
      case DOWN -> variation(page, 1);
      case PAGE_UP -> page.along(here - PAGE);
      case PAGE_DOWN -> page.along(here + PAGE);
      case HOME -> page.along(0);
      case END -> page.along(page.recordCursor().line().size() - 1);
      case ESCAPE -> page.cancelled(close(page));
      case QUIT -> close(page);
      case ENTER ->
          page.view().pane() == RecordPane.BOARD
              ? page.isProblem() ? solving(page) : page.unused(key)
              : page.with(page.view().in(RecordPane.BOARD));
      case DELETE -> RecordEdits.delete(page);
      case DIGIT -> typing(page, "g" + Character.toString(key.getCharacter()));
      case HELP -> page.help();
      case THEME -> PageAction.changeTheme("", page);
      case COMMAND -> typing(page, ":");
      case SEARCH -> typing(page, "/");
      case GOTO -> typing(page, "g");
      case SAVE -> save(page);
      case SPACE, SLOWER, FASTER -> playing(page, action);
      case TRY -> page.is(Mode.TRYING) ? page.walking() : Trying.begun(page);
      case EDIT -> edit(page);
      case GUESS -> GuessingKeys.toggled(page);
      case EXPLORE -> ExplorerKeys.opened(page, "");
      case PART -> PartKeys.typed(page, "");
      case EXPLAIN -> explained(page);
      case LAYER -> page.withNextLayer();
      case REVIEW -> review(page);
      case COMMENT -> Teaching.isGuest(page) ? typing(page, ":say ") : CommentWriting.begin(page);
      case FOLLOW -> Teaching.follow(page, key);
      case WHERE -> Teaching.ask(page, key);
      case NEXT -> comment(page, true);
      case NEXT_BEFORE -> comment(page, false);
      case MISS -> miss(page, true);
      case MISS_BEFORE -> miss(page, false);
      case BRANCH -> branch(page, true);
      case BRANCH_BEFORE -> branch(page, false);
      case GAME_BEFORE -> beside(page, -1);
      case GAME_NEXT -> beside(page, 1);
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

  /** Sets up a position of one's own, at first the one shown. */
  static PageAction edit(RecordPage page) {
    Recording recording = page.recordCursor().record().recording();
    Terms terms = Terms.of(recording.family(), recording.chosen());
    EditorPage editor =
        EditorPage.of(page.words(), page.canSave(), terms, page.position(), page.board().cursor());
    return PageAction.open(editor, page);
  }

  /** Asks the game as a problem. */
  static PageAction solving(RecordPage page) {
    return (pages, person) -> {
      EditableRecord record = page.recordCursor().record();
      Page problem = pages.factory().problem(pages, record.file(), record.game());
      pages.follow(PageAction.open(problem, page));
    };
  }

  /** Starts typing where to save the recording: in its own file if it can be written. */
  static RecordPage save(RecordPage page) {
    OpenedFile file = page.recordCursor().record().file();
    String name = file.isReadOnly() ? page.game().id() + ".sgf" : file.name();
    return typing(page, ":save " + name);
  }

  /** Starts a typed line; its first character says what for. */
  static RecordPage typing(RecordPage page, String line) {
    return page.playing(page.autoplay().stopped()).typing(Optional.of(CommandLineEdit.of(line)));
  }

  /** Goes to the next sibling of this node; after the last, to the first. */
  static RecordPage variation(RecordPage page, int by) {
    RecordCursor recordCursor = page.recordCursor();
    int all = recordCursor.variations();
    if (all == 1) {
      return page.says(branches(page) ? "record.variation.none" : "record.variation.nowhere");
    }
    int next = Math.floorMod(recordCursor.variation() - 1 + by, all);
    return page.to(
        recordCursor.tree().children(recordCursor.tree().parent(recordCursor.node())).get(next));
  }

  /** Whether there are variations before or after this move. */
  private static boolean branches(RecordPage page) {
    Finder finder = new Finder(page.recordCursor().tree());
    int node = page.recordCursor().node();
    return finder.from(node, true, finder::isBranch) != RecordTree.NONE
        || finder.from(node, false, finder::isBranch) != RecordTree.NONE;
  }

  static PageAction playing(RecordPage page, KeyAction action) {
    Autoplay autoplay = page.autoplay();
    if (action != KeyAction.SPACE) {
      Autoplay next = autoplay.faster(action == KeyAction.FASTER ? 1 : -1);
      RecordPage quicker = page.playing(next);
      return next.runs() ? quicker : quicker.says("record.speed", next.perSecond());
    } else if (autoplay.runs()) {
      return page.playing(autoplay.stopped());
    }
    boolean isEnd = page.recordCursor().at() == page.recordCursor().line().size() - 1;
    return isEnd ? page.says("record.end") : page.playing(autoplay.started());
  }

  static PageAction comment(RecordPage page, boolean isForward) {
    Finder finder = new Finder(page.recordCursor().tree());
    int node = page.recordCursor().node();
    int onTheWay = isForward ? RecordTree.NONE : finder.commentBefore(node);
    int found =
        onTheWay == RecordTree.NONE ? finder.from(node, isForward, finder::isComment) : onTheWay;
    boolean isHidden = found != RecordTree.NONE && page.pane() == RecordPane.INFO;
    RecordPage shown = isHidden ? page.with(page.view().in(RecordPane.BOARD)) : page;
    return found(shown, found, page.words().text("record.none.comment"));
  }

  static PageAction branch(RecordPage page, boolean isForward) {
    Finder finder = new Finder(page.recordCursor().tree());
    int found = finder.from(page.recordCursor().node(), isForward, finder::isBranch);
    String none =
        page.words().text(branches(page) ? "record.none.branch" : "record.variation.nowhere");
    return found(page, found, none);
  }

  static PageAction miss(RecordPage page, boolean isForward) {
    RecordCursor recordCursor = page.recordCursor();
    int found = recordCursor.board().miss(recordCursor.recording(), recordCursor.node(), isForward);
    return found(page, found, page.words().text("record.none.miss"));
  }

  /** Goes to a node that was searched for, or says that there is none. */
  static RecordPage found(RecordPage page, int node, String none) {
    return node == RecordTree.NONE ? page.saying(none) : page.to(node);
  }

  static RecordPage explained(RecordPage page) {
    Optional<Explanation> why = page.recordCursor().explanation();
    return why.isPresent()
        ? page.with(page.view().in(Mode.WALKING)).with(page.messages().withExplanation(why.get()))
        : page.says("record.move.none");
  }

  static boolean asksForEvidence(RecordPage page) {
    return page.messages().explanation().isPresent()
        && page.view().pane() == RecordPane.BOARD
        && page.earlierBoard().isPresent();
  }

  /** Goes to the earlier board that the explanation speaks of. */
  static RecordPage evidence(RecordPage page) {
    RecordCursor recordCursor = page.recordCursor();
    int before = page.is(Mode.WALKING) ? recordCursor.at() - 1 : recordCursor.at();
    EarlierBoard back = page.earlierBoard().orElseThrow();
    int there = recordCursor.line().withNumber(back.number());
    return page.quiet().along(Math.min(before, there));
  }

  /** Shows what changed the result of the current line. */
  static PageAction review(RecordPage page) {
    Optional<Review> review =
        HasCoach.of(page.game()).map(coach -> Review.of(page.recordCursor(), coach));
    return opened(page, review);
  }

  /**
   * Asks the computer what it thinks of the moves of the shown line, and opens the page of what it
   * finds; where nobody can tell, the page of what changed the count.
   *
   * @param counted what changed the count; empty if the game has no coach
   */
  private static PageAction opened(RecordPage page, Optional<Review> counted) {
    return (pages, person) -> {
      pages.show(page);
      Optional<AwaitedValues> values = values(page, person);
      if (values.isEmpty()) {
        pages.follow(ReviewPage.over(page, page.words(), counted, true));
        return;
      }
      Optional<ReviewPage> beside =
          counted
              .filter(review -> review.found() > 0)
              .map(review -> ReviewPage.of(page.words(), review, true));
      MistakesPage mistakes = MistakesPage.of(page.words(), values.get(), beside);
      pages.follow(PageAction.open(mistakes, page.valued(values.get())));
    };
  }

  /** Returns what is known or being found of the shown line; empty if nobody can tell. */
  private static Optional<AwaitedValues> values(RecordPage page, Person person) {
    Optional<AwaitedValues> last = page.activity().values();
    GameValues game = GameValues.of(page.recordCursor());
    try {
      return PendingReview.of(last.map(AwaitedValues::asked), game, person.room())
          .map(
              asked ->
                  last.filter(values -> values.asked() == asked)
                      .orElseGet(() -> AwaitedValues.of(asked)));
    } catch (Refusal refusal) {
      return Optional.empty();
    }
  }

  /** Replaces this game by the one before (-1) or after it (1) in its list, else in its file. */
  static PageAction beside(RecordPage page, int by) {
    return (pages, person) -> {
      pages.show(page);
      EditableRecord record = page.recordCursor().record();
      Optional<GameList> list =
          pages.below(GameList.class).filter(below -> below.opened() == record.file());
      Optional<GameList> next = list.map(below -> below.moved(by));
      int game = next.map(GameList::game).orElse(record.game() + by);
      boolean isNone = game < 0 || game >= record.file().archive().size() || game == record.game();
      if (isNone) {
        String none = by < 0 ? "record.no.before" : "record.no.next";
        pages.show(page.says(none));
        return;
      }
      Page other = pages.factory().game(pages, record.file(), game);
      pages.partWithShown();
      page.abandon();
      next.ifPresent(pages::replaceBelow);
      pages.show(other);
    };
  }
}

package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.input.MouseAction;
import dev.banmen.app.Pending;
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
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.edit.EditorPage;
import dev.banmen.tui.page.help.HelpPage;
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

/** Handles keys and the mouse on the page of a recording, unless something is typed. Stateless. */
final class RecordKeys {
  private static final int PAGE = 10;
  private static final int WHEEL = 3;

  private RecordKeys() {}

  static PageResult on(RecordPage page, Input input, Extent screen) {
    if (input instanceof Input.Pointed pointed) {
      return pointed(page, pointed.action(), screen);
    }
    if (page.messages().takes(input)) {
      PageResult result = RecordCommands.typed(page, input);
      boolean isFound =
          result instanceof PageResult.Show show
              && show.page() instanceof RecordPage there
              && there.match().isPresent()
              && there.messages().entry().isEmpty();
      return isFound
          ? RecordPanes.atMatch((RecordPage) ((PageResult.Show) result).page(), screen).show()
          : result;
    } else if (page.writing().isPresent()) {
      return CommentWriting.on(page, input, screen);
    }
    if (input instanceof Input.Pasted pasted && !page.is(Mode.GUESSING)) {
      RecordPage still = page.quiet().playing(page.autoplay().stopped());
      return TryKeys.pasted(pasted.text(), still);
    }
    return input instanceof Input.Key pressed ? onKey(page, pressed.stroke(), screen) : page.show();
  }

  private static PageResult pointed(RecordPage page, MouseAction mouse, Extent screen) {
    boolean isTyping = page.messages().entry().isPresent() || page.writing().isPresent();
    if (isTyping || SmallScreen.is(screen)) {
      return page.show();
    }
    RecordFrame frame = page.frame(screen);
    return switch (mouse.getActionType()) {
      case MOVE, DRAG -> hovered(page, mouse, frame).show();
      case CLICK_DOWN ->
          mouse.getButton() == Mouse.LEFT ? pressed(page, mouse, frame) : page.show();
      case SCROLL_UP -> wheeled(page, mouse, frame, screen, -1).show();
      case SCROLL_DOWN -> wheeled(page, mouse, frame, screen, 1).show();
      case CLICK_RELEASE -> page.show();
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

  private static PageResult pressed(RecordPage page, MouseAction mouse, RecordFrame frame) {
    int col = mouse.getPosition().getColumn();
    int row = mouse.getPosition().getRow();
    if (frame.keys().contains(col, row)) {
      return page.quiet().show();
    }
    RecordPage quiet = page.quiet().playing(page.autoplay().stopped());
    for (Extent strip : new Extent[] {frame.timeline(), frame.bars()}) {
      boolean isSeen = !frame.panes().isCovered(strip, page.pane());
      if (isSeen && strip.contains(col, row)) {
        int x = col - strip.x();
        return quiet.along(TimelinePane.at(page.recordCursor().line(), strip.cols(), x)).show();
      }
    }
    Extent moves = frame.panes().of(Part.MOVES);
    if (moves.contains(col, row) && !frame.panes().isCovered(moves, page.pane())) {
      int node = RecordPanes.moveAt(page, moves, col, row);
      return node == RecordTree.NONE ? quiet.show() : quiet.to(node).show();
    }
    Site site = site(page, mouse, frame);
    if (page.game().lattice().contains(site)) {
      return clicked(quiet.at(site));
    }
    boolean isEmpty =
        Stream.of(RecordPane.values())
            .noneMatch(pane -> frame.panes().place(pane, page.pane()).contains(col, row));
    boolean isClosing = page.messages().explanation().isPresent() || page.autoplay().runs();
    return isEmpty && !isClosing
        ? new PageResult.UnusedClick(quiet)
        : pane(quiet, col, row, frame).show();
  }

  private static PageResult clicked(RecordPage page) {
    return switch (page.view().mode()) {
      case WALKING -> page.trying().show();
      case TRYING -> TryKeys.place(page);
      case ANSWERING -> Teaching.answer(page);
      case GUESSING -> GuessKeys.guessed(page, Optional.of(page.board().cursor())).show();
    };
  }

  /** Handles a click on a pane: keys go there; on a node of the tree, goes to it. */
  private static RecordPage pane(RecordPage page, int col, int row, RecordFrame frame) {
    for (RecordPane pane : RecordPane.values()) {
      Extent place = frame.panes().place(pane, page.pane());
      if (!place.contains(col, row)) {
        continue;
      }
      RecordPage there = page.view().pane() == pane ? page : page.with(page.view().in(pane));
      Extent inner = PaneExtents.inner(place);
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
      Extent place = frame.panes().place(pane, page.pane());
      if (place.contains(mouse)) {
        RecordPage there = page.pane() == pane ? page : page.with(page.view().in(pane));
        return RecordPanes.scrolled(there, screen, place, by * WHEEL);
      }
    }
    return page.quiet().along(page.recordCursor().at() + by);
  }

  private static PageResult onKey(RecordPage page, KeyStroke key, Extent screen) {
    if (key.getKeyType() == KeyType.Enter && asksForEvidence(page)) {
      return evidence(page).show();
    }
    KeyAction action = KeyAction.of(key);
    boolean leaves = action == KeyAction.QUIT || action == KeyAction.ESCAPE;
    if (leaves && (page.isExplaining() || page.pair(screen).isPresent())) {
      return page.quiet().with(page.view().in(RecordPane.BOARD)).show();
    }
    boolean isOfPlaying =
        action == KeyAction.SPACE || action == KeyAction.SLOWER || action == KeyAction.FASTER;
    RecordPage quiet = page.quiet();
    quiet = isOfPlaying ? quiet : quiet.playing(page.autoplay().stopped());
    if (Keys.isTab(key)) {
      RecordPane pane = page.view().pane();
      RecordPane next =
          key.getKeyType() == KeyType.ReverseTab ? pane.next().next().next() : pane.next();
      return quiet.with(page.view().in(next)).show();
    }
    if (Zoom.by(key) != 0) {
      return quiet.zoomed(Zoom.by(key), screen).show();
    }
    Optional<PageResult> step = RecordPanes.on(quiet, key, screen);
    if (step.isEmpty() && quiet.view().pane() == RecordPane.BOARD) {
      step =
          switch (quiet.view().mode()) {
            case WALKING -> Optional.empty();
            case TRYING -> TryKeys.on(quiet, key);
            case GUESSING -> GuessKeys.on(quiet, key);
            case ANSWERING -> Teaching.on(quiet, key);
          };
    }
    if (step.isPresent()) {
      return step.get();
    }
    return walked(quiet, key);
  }

  private static PageResult walked(RecordPage page, KeyStroke key) {
    int here = page.recordCursor().at();
    KeyAction action = KeyAction.of(Keys.plain(key));
    return switch (action) {
      case LEFT -> page.along(here - 1).show();
      case RIGHT -> page.along(here + 1).show();
      case UP -> variation(page, -1).show();
      case DOWN -> variation(page, 1).show();
      case PAGE_UP -> page.along(here - PAGE).show();
      case PAGE_DOWN -> page.along(here + PAGE).show();
      case HOME -> page.along(0).show();
      case END -> page.along(page.recordCursor().line().size() - 1).show();
      case ESCAPE -> page.cancelled(close(page));
      case QUIT -> close(page);
      case ENTER ->
          page.view().pane() == RecordPane.BOARD
              ? page.isProblem() ? solving(page) : page.unused(key)
              : page.with(page.view().in(RecordPane.BOARD)).show();
      case DELETE -> RecordEdits.delete(page);
      case DIGIT -> typing(page, "g" + Character.toString(key.getCharacter())).show();
      case HELP -> help(page);
      case THEME -> new PageResult.ChangeTheme("", page);
      case COMMAND -> typing(page, ":").show();
      case SEARCH -> typing(page, "/").show();
      case GOTO -> typing(page, "g").show();
      case SAVE -> save(page).show();
      case SPACE, SLOWER, FASTER -> playing(page, action);
      case TRY -> page.is(Mode.TRYING) ? page.walking().show() : TryKeys.begun(page).show();
      case EDIT -> edit(page);
      case GUESS -> GuessKeys.toggled(page);
      case EXPLAIN -> explained(page).show();
      case LAYER -> page.withNextLayer().show();
      case REVIEW -> review(page);
      case COMMENT ->
          (Teaching.isGuest(page) ? typing(page, ":say ") : CommentWriting.begin(page)).show();
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

  /** Sets up a position of one's own, at first the one shown. */
  static PageResult edit(RecordPage page) {
    Recording recording = page.recordCursor().record().recording();
    Terms terms = Terms.of(recording.family(), recording.chosen());
    EditorPage editor = EditorPage.of(page.words(), terms, page.position(), page.board().cursor());
    return new PageResult.Open(editor, page);
  }

  /** Asks the game as a problem. */
  private static PageResult solving(RecordPage page) {
    return (pages, person) -> {
      EditableRecord record = page.recordCursor().record();
      Page problem = pages.factory().problem(pages, record.file(), record.game());
      pages.follow(new PageResult.Open(problem, page));
    };
  }

  /** Ends trying, playing or guessing, or leaves a pane; with nothing to close, leaves the page. */
  private static PageResult close(RecordPage page) {
    if (!page.is(Mode.WALKING)) {
      return page.walking().show();
    }
    return page.view().pane() == RecordPane.BOARD
        ? new PageResult.Back()
        : page.with(page.view().in(RecordPane.BOARD)).show();
  }

  /** Starts typing where to save the recording: in its own file if it can be written. */
  private static RecordPage save(RecordPage page) {
    OpenedFile file = page.recordCursor().record().file();
    String name = file.isReadOnly() ? page.game().id() + ".sgf" : file.name();
    return typing(page, ":save " + name);
  }

  /** Starts a typed line; its first character says what for. */
  static RecordPage typing(RecordPage page, String line) {
    return page.playing(page.autoplay().stopped()).typing(Optional.of(CommandLineEdit.of(line)));
  }

  /** Goes to the next sibling of this node; after the last, to the first. */
  private static RecordPage variation(RecordPage page, int by) {
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

  private static PageResult playing(RecordPage page, KeyAction action) {
    Autoplay autoplay = page.autoplay();
    if (action != KeyAction.SPACE) {
      Autoplay next = autoplay.faster(action == KeyAction.FASTER ? 1 : -1);
      RecordPage quicker = page.playing(next);
      return (next.runs() ? quicker : quicker.says("record.speed", next.perSecond())).show();
    } else if (autoplay.runs()) {
      return page.playing(autoplay.stopped()).show();
    }
    boolean isEnd = page.recordCursor().at() == page.recordCursor().line().size() - 1;
    return (isEnd ? page.says("record.end") : page.playing(autoplay.started())).show();
  }

  private static PageResult comment(RecordPage page, boolean isForward) {
    Finder finder = new Finder(page.recordCursor().tree());
    int node = page.recordCursor().node();
    int onTheWay = isForward ? RecordTree.NONE : finder.commentBefore(node);
    int found =
        onTheWay == RecordTree.NONE ? finder.from(node, isForward, finder::isComment) : onTheWay;
    boolean isHidden = found != RecordTree.NONE && page.pane() == RecordPane.INFO;
    RecordPage shown = isHidden ? page.with(page.view().in(RecordPane.BOARD)) : page;
    return found(shown, found, page.words().text("record.none.comment")).show();
  }

  private static PageResult branch(RecordPage page, boolean isForward) {
    Finder finder = new Finder(page.recordCursor().tree());
    int found = finder.from(page.recordCursor().node(), isForward, finder::isBranch);
    String none =
        page.words().text(branches(page) ? "record.none.branch" : "record.variation.nowhere");
    return found(page, found, none).show();
  }

  private static PageResult miss(RecordPage page, boolean isForward) {
    RecordCursor recordCursor = page.recordCursor();
    int found = recordCursor.board().miss(recordCursor.recording(), recordCursor.node(), isForward);
    return found(page, found, page.words().text("record.none.miss")).show();
  }

  /** Goes to a node that was searched for, or says that there is none. */
  static RecordPage found(RecordPage page, int node, String none) {
    return node == RecordTree.NONE ? page.saying(none) : page.to(node);
  }

  static RecordPage explained(RecordPage page) {
    Optional<Explanation> why = page.recordCursor().explanation();
    return why.isPresent()
        ? page.with(page.view().in(Mode.WALKING)).with(page.messages().withExplanation(why.get()))
        : page.says("record.none.move");
  }

  private static boolean asksForEvidence(RecordPage page) {
    return page.messages().explanation().isPresent()
        && page.view().pane() == RecordPane.BOARD
        && page.earlierBoard().isPresent();
  }

  /** Goes to the earlier board that the explanation speaks of. */
  private static RecordPage evidence(RecordPage page) {
    RecordCursor recordCursor = page.recordCursor();
    int before = page.is(Mode.WALKING) ? recordCursor.at() - 1 : recordCursor.at();
    EarlierBoard back = page.earlierBoard().orElseThrow();
    int there = recordCursor.line().withNumber(back.number());
    return page.quiet().along(Math.min(before, there));
  }

  static PageResult help(RecordPage page) {
    if (page.teaching().isPresent()) {
      String text = page.words().text("teaching.help.text");
      return new PageResult.Open(TextPage.help(page.words(), text), page);
    }
    HelpPage help = HelpPage.ofRecording(page.words(), page.position(), page.board().cursor());
    return new PageResult.Open(help, page);
  }

  /** Shows what changed the result of the current line. */
  static PageResult review(RecordPage page) {
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
  private static PageResult opened(RecordPage page, Optional<Review> counted) {
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
      pages.follow(new PageResult.Open(mistakes, page.valued(values.get())));
    };
  }

  /** Returns what is known or being found of the shown line; empty if nobody can tell. */
  private static Optional<AwaitedValues> values(RecordPage page, Person person) {
    Optional<AwaitedValues> known = page.activity().values();
    if (known.isPresent() && known.get().values().isOf(page.recordCursor().line())) {
      return known;
    }
    GameValues values = GameValues.of(page.recordCursor());
    if (values.turns().isEmpty()) {
      return Optional.empty();
    }
    try {
      Pending<Integer> pending =
          person.room().values(values.family(), values.chosen(), values.turns(), values);
      page.giveUpValues();
      return Optional.of(AwaitedValues.of(values, pending));
    } catch (Refusal refusal) {
      return Optional.empty();
    }
  }

  /** Replaces this game by the one before (-1) or after it (1) in its list, else in its file. */
  private static PageResult beside(RecordPage page, int by) {
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

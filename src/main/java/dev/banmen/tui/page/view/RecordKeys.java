package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import dev.banmen.game.Explanation;
import dev.banmen.game.facet.HasCoach;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.MoveNumbers;
import dev.banmen.study.Finder;
import dev.banmen.study.RecordCursor;
import dev.banmen.study.Review;
import dev.banmen.text.Words;
import dev.banmen.tui.board.EarlierBoard;
import dev.banmen.tui.board.Zoom;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.Autoplay;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.TextPage;
import dev.banmen.tui.page.help.HelpPage;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import dev.banmen.tui.term.Keys;
import java.util.Optional;

/** Handles keys on the page of a recording, unless something is typed. Stateless. */
final class RecordKeys {
  private static final int PAGE = 10;

  private RecordKeys() {}

  static PageResult on(RecordPage page, KeyStroke key, Extent screen) {
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
            case TRYING -> tried(quiet, key);
            case GUESSING -> GuessKeys.on(quiet, key);
            case ANSWERING -> AnswerKeys.on(quiet, key);
          };
    }
    if (step.isPresent()) {
      return step.get();
    }
    return key.getKeyType() == KeyType.Character ? typed(quiet, key) : pressed(quiet, key);
  }

  private static Optional<PageResult> tried(RecordPage page, KeyStroke key) {
    boolean isArrow = KeyAction.of(key) == KeyAction.ARROW && !key.isCtrlDown() && !key.isAltDown();
    return isArrow ? Optional.of(StrokeEdits.arrow(page)) : TryKeys.on(page, key);
  }

  private static PageResult pressed(RecordPage page, KeyStroke key) {
    int here = page.recordCursor().at();
    return switch (key.getKeyType()) {
      case ArrowLeft -> page.along(here - 1).show();
      case ArrowRight -> page.along(here + 1).show();
      case ArrowUp -> variation(page, -1).show();
      case ArrowDown -> variation(page, 1).show();
      case PageUp -> page.along(here - PAGE).show();
      case PageDown -> page.along(here + PAGE).show();
      case Home -> page.along(0).show();
      case End -> page.along(page.recordCursor().line().size() - 1).show();
      case Escape -> close(page);
      case Enter ->
          page.view().pane() == RecordPane.BOARD
              ? nothing(page, key)
              : page.with(page.view().in(RecordPane.BOARD)).show();
      case Delete -> RecordEdits.delete(page);
      default -> nothing(page, key);
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

  private static PageResult typed(RecordPage page, KeyStroke key) {
    if (key.isCtrlDown() || key.isAltDown()) {
      return nothing(page, key);
    }
    KeyAction action = KeyAction.of(key);
    return switch (action) {
      case DIGIT -> typing(page, "g" + Character.toString(key.getCharacter())).show();
      case QUIT -> close(page);
      case HELP -> help(page);
      case THEME -> new PageResult.ChangeTheme("", page);
      case COMMAND -> typing(page, ":").show();
      case SEARCH -> typing(page, "/").show();
      case GOTO -> typing(page, "g").show();
      case SAVE -> typing(page, ":save ").show();
      case LEFT, RIGHT, UP, DOWN -> pressed(page, action.key());
      case SPACE, SLOWER, FASTER -> playing(page, action);
      case TRY -> page.is(Mode.TRYING) ? page.walking().show() : TryKeys.begun(page).show();
      case GUESS -> GuessKeys.toggled(page);
      case EXPLAIN -> explained(page).show();
      case LAYER -> page.withNextLayer().show();
      case REVIEW -> review(page);
      case COMMENT -> WritingKeys.begin(page).show();
      case FOLLOW -> Teaching.follow(page, key);
      case WHERE -> Teaching.ask(page, key);
      default -> edited(page, key);
    };
  }

  private static PageResult edited(RecordPage page, KeyStroke key) {
    return switch (KeyAction.of(key)) {
      case NEXT -> comment(page, true);
      case NEXT_BEFORE -> comment(page, false);
      case MISS -> miss(page, true);
      case MISS_BEFORE -> miss(page, false);
      case BRANCH -> branch(page, true);
      case BRANCH_BEFORE -> branch(page, false);
      case GAME_BEFORE -> new OpenBeside(-1, page);
      case GAME_NEXT -> new OpenBeside(1, page);
      case UNDO -> RecordEdits.undo(page);
      case REDO -> RecordEdits.redo(page);
      case EARLIER -> RecordEdits.moved(page, -1);
      case LATER -> RecordEdits.moved(page, 1);
      default -> nothing(page, key);
    };
  }

  static PageResult nothing(RecordPage page, KeyStroke key) {
    return new PageResult.UnusedKey(key, page);
  }

  /** Starts a typed line; its first character says what for. */
  static RecordPage typing(RecordPage page, String line) {
    return page.playing(page.autoplay().stopped())
        .with(page.messages().typing(Optional.of(new CommandLineEdit(line))));
  }

  /** Goes to the next sibling of this node; after the last, to the first. */
  private static RecordPage variation(RecordPage page, int by) {
    RecordCursor recordCursor = page.recordCursor();
    int all = recordCursor.variations();
    if (all == 1) {
      return page.saying(noVariation(page));
    }
    int next = Math.floorMod(recordCursor.variation() - 1 + by, all);
    return page.to(
        recordCursor.tree().children(recordCursor.tree().parent(recordCursor.node())).get(next));
  }

  /** Says that this move has no variation, and where the next one is. */
  private static String noVariation(RecordPage page) {
    Words words = page.words();
    if (branches(page, true)) {
      return words.text("record.variation.none");
    }
    return words.text(
        branches(page, false) ? "record.variation.before" : "record.variation.nowhere");
  }

  private static boolean branches(RecordPage page, boolean isForward) {
    Finder finder = new Finder(page.recordCursor().tree());
    return finder.from(page.recordCursor().node(), isForward, finder::isBranch) != RecordTree.NONE;
  }

  private static PageResult playing(RecordPage page, KeyAction action) {
    Autoplay autoplay = page.autoplay();
    if (action != KeyAction.SPACE) {
      Autoplay next = autoplay.faster(action == KeyAction.FASTER ? 1 : -1);
      RecordPage quicker = page.playing(next);
      return (next.runs()
              ? quicker
              : quicker.saying(page.words().text("record.speed", next.perSecond())))
          .show();
    } else if (autoplay.runs()) {
      return page.playing(autoplay.stopped()).show();
    }
    boolean isEnd = page.recordCursor().at() == page.recordCursor().line().size() - 1;
    return (isEnd ? page.saying(page.words().text("record.end")) : page.playing(autoplay.started()))
        .show();
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
    boolean isAny = branches(page, true) || branches(page, false);
    String none = page.words().text(isAny ? "record.none.branch" : "record.variation.nowhere");
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
        : page.saying(page.words().text("record.none.move"));
  }

  private static boolean asksForEvidence(RecordPage page) {
    return page.messages().explanation().isPresent()
        && page.view().pane() == RecordPane.BOARD
        && page.earlierBoard().isPresent();
  }

  /** Goes to the earlier board that the explanation speaks of. */
  private static RecordPage evidence(RecordPage page) {
    RecordCursor recordCursor = page.recordCursor();
    int before =
        page.is(Mode.WALKING)
            ? recordCursor.tree().parent(recordCursor.node())
            : recordCursor.node();
    EarlierBoard back = page.earlierBoard().orElseThrow();
    return page.quiet().to(MoveNumbers.node(recordCursor.tree(), before, back.number()));
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
    return new OpenReview(review, page);
  }
}

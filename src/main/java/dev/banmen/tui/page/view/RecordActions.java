package dev.banmen.tui.page.view;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Explanation;
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
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.GameList;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.edit.EditorPage;
import dev.banmen.tui.page.review.AwaitedValues;
import dev.banmen.tui.page.review.MistakesPage;
import dev.banmen.tui.page.review.ReviewPage;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import java.util.Optional;

/** What keys, clicks and commands do on the page of a recording. Stateless. */
final class RecordActions {
  private RecordActions() {}

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

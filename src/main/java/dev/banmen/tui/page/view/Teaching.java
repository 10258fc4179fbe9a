package dev.banmen.tui.page.view;

import com.googlecode.lanterna.input.KeyStroke;
import dev.banmen.app.AskedQuestion;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Command;
import dev.banmen.game.Place;
import dev.banmen.game.Site;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.NodeView;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.keys.KeyAction;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.term.Keys;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the page of a recording where the leader of its teaching table is, and tells the table
 * where the leader's own page is. Stateless.
 */
final class Teaching {
  /**
   * The teaching table that the page of a recording is at, as far as the page knows it. Immutable.
   *
   * @param led what was last taken over from the table, or shown there
   * @param tried what this page last wanted to show there
   * @param isFollowing whether the page goes where the table is; the leader's does, too, for they
   *     may lead from another terminal
   * @param isAsked whether the page knows that its reader is asked "where?"
   */
  record TeachingView(
      TeachingTable table,
      SharedPosition led,
      SharedPosition tried,
      boolean isFollowing,
      boolean isAsked) {
    static TeachingView of(TeachingTable table, SharedPosition led) {
      return new TeachingView(table, led, led, true, false);
    }

    TeachingView at(SharedPosition next) {
      return new TeachingView(table, next, next, isFollowing, isAsked);
    }

    TeachingView trying(SharedPosition next) {
      return new TeachingView(table, led, next, isFollowing, isAsked);
    }

    TeachingView following(boolean is) {
      return new TeachingView(table, led, tried, is, isAsked);
    }

    TeachingView asked(boolean is) {
      return new TeachingView(table, led, tried, isFollowing, is);
    }
  }

  /** On a site that its reader has chosen, before all see the answers. */
  private static final String OWN = "?";

  private Teaching() {}

  /** Returns a page at the place that a table shows. */
  static RecordPage at(RecordPage page, TeachingTable table) {
    SharedPosition led = table.now();
    RecordPage there = moved(page.quiet(), led);
    return refreshed(there.taught(Optional.of(TeachingView.of(table, led))));
  }

  private static RecordPage moved(RecordPage page, SharedPosition led) {
    RecordCursor here = page.recordCursor();
    if (here.tree() != led.recording().tree()) {
      EditableRecord now = EditableRecord.of(here.record().file(), 0, List.of(), led.recording());
      here = RecordCursor.of(here.board(), now);
    }
    return page.with(here.back(led.node(), led.end()));
  }

  /** Returns the page after news of its table. */
  static RecordPage refreshed(RecordPage page) {
    if (page.teaching().isEmpty()) {
      return page;
    }
    TeachingView view = page.teaching().get();
    SharedPosition now = view.table().now();
    boolean isMoved = view.isFollowing() && now != view.led() && !view.table().isOver();
    boolean isBusy = page.writing().isPresent();
    return isMoved && !isBusy
        ? asked(moved(page, now).taught(Optional.of(view.at(now))))
        : asked(page);
  }

  /** The page with a cursor to answer with as soon as its reader is asked, and only as long. */
  private static RecordPage asked(RecordPage page) {
    TeachingView view = page.teaching().orElseThrow();
    boolean isAsked = isAsked(page);
    boolean begins = isAsked && !view.isAsked() && view.isFollowing() && page.is(Mode.WALKING);
    RecordPage known = page.taught(Optional.of(view.asked(isAsked)));
    if (begins) {
      return known.with(known.view().in(Mode.ANSWERING));
    }
    return !isAsked && page.is(Mode.ANSWERING) ? known.with(known.view().in(Mode.WALKING)) : known;
  }

  /** Whether the reader of a page is asked "where?", and can still answer. */
  static boolean isAsked(RecordPage page) {
    return question(page).filter(asked -> !asked.isShown()).isPresent()
        && !page.teaching().get().table().isLeader();
  }

  /** Whether the reader of a page is at a table of somebody else, and speaks in place of notes. */
  static boolean isGuest(RecordPage page) {
    return page.teaching()
        .map(TeachingView::table)
        .filter(table -> !table.isOver() && !table.isLeader())
        .isPresent();
  }

  /** Whether the reader of a page sees what somebody else shows, who may ask what comes next. */
  static boolean isFollowing(RecordPage page) {
    return isGuest(page) && page.teaching().get().isFollowing();
  }

  static Optional<AskedQuestion> question(RecordPage page) {
    return page.teaching().flatMap(view -> view.table().question());
  }

  /** Returns the page as it is about to be shown: shows it to others, or knows it is on its own. */
  static RecordPage beforeShown(RecordPage page) {
    if (page.teaching().isEmpty()) {
      return page;
    }
    TeachingView view = page.teaching().get();
    if (view.table().isOver()) {
      RecordPage own = page.taught(Optional.of(view.following(false)));
      return view.isFollowing() ? walking(own).saying(view.table().status()) : own;
    }
    return view.table().isLeader() ? led(page, view) : followed(page, view);
  }

  private static RecordPage led(RecordPage page, TeachingView view) {
    SharedPosition now = shown(page);
    if (view.tried().isSame(now)) {
      return page;
    }
    String why = view.table().lead(now);
    return why.isEmpty()
        ? page.taught(Optional.of(view.at(now)))
        : page.taught(Optional.of(view.trying(now))).saying(why);
  }

  private static RecordPage followed(RecordPage page, TeachingView view) {
    RecordCursor here = page.recordCursor();
    boolean isThere =
        view.led().isAt(here.tree(), here.node())
            && (page.is(Mode.WALKING) || page.is(Mode.ANSWERING))
            && page.writing().isEmpty();
    return view.isFollowing() && !isThere
        ? walking(page.taught(Optional.of(view.following(false))))
        : page;
  }

  /** Ends answering. */
  private static RecordPage walking(RecordPage page) {
    return page.is(Mode.ANSWERING) ? page.with(page.view().in(Mode.WALKING)) : page;
  }

  /** Goes back to where the leader is, and follows. */
  static PageAction follow(RecordPage page, KeyStroke key) {
    if (page.teaching().isEmpty() || page.teaching().get().table().isLeader()) {
      return page.unused(key);
    }
    return followed(page);
  }

  /** The page at the place where the leader is. */
  private static RecordPage followed(RecordPage page) {
    TeachingView view = page.teaching().orElseThrow();
    if (view.table().isOver()) {
      return page.saying(view.table().status());
    }
    SharedPosition now = view.table().now();
    RecordPage there = moved(page.with(page.view().in(Mode.WALKING)), now);
    return refreshed(there.taught(Optional.of(view.at(now).following(true).asked(false))));
  }

  /** Asks where, shows the answers, ends the question: one after the other. */
  static PageAction ask(RecordPage page, KeyStroke key) {
    boolean isLeader = page.teaching().filter(view -> view.table().isLeader()).isPresent();
    return isLeader ? atTable(page, Command.ASK, "") : page.unused(key);
  }

  /** Handles a key while the leader asks "where?"; empty if it means the same as while walking. */
  static Optional<PageAction> on(RecordPage page, KeyStroke key) {
    KeyAction action = KeyAction.of(Keys.plain(key));
    return action == KeyAction.ENTER || action == KeyAction.SPACE
        ? Optional.of(answer(page))
        : page.steered(key).map(it -> it);
  }

  /** Answers with the point under the cursor. */
  static PageAction answer(RecordPage page) {
    return (pages, person) -> {
      pages.show(page);
      Place move = new Place(page.recordCursor().mover(), page.board().cursor());
      page.teaching().orElseThrow().table().answer(page.position(), move);
    };
  }

  /** Carries out a command of the table; the page shows what it says. */
  static PageAction atTable(RecordPage page, Command command, String rest) {
    return (pages, person) -> {
      pages.show(page);
      String said = page.teaching().orElseThrow().table().command(command, rest);
      RecordPage now = refreshed(page);
      pages.show(said.isEmpty() ? now : now.saying(said));
    };
  }

  /** The place in its recording that a page shows. */
  private static SharedPosition shown(RecordPage page) {
    RecordCursor here = page.recordCursor();
    return new SharedPosition(here.recording(), here.node(), here.line().end());
  }

  /** Opens a teaching table with a recording, where it is shown now, over its page. */
  static PageAction open(RecordPage page, boolean isPrivate) {
    return PageAction.teach(shown(page), isPrivate, page);
  }

  /** Returns a node with the answers to the question among its marks. */
  static NodeView marked(RecordPage page, NodeView shown) {
    Optional<AskedQuestion> question = question(page);
    boolean isThere =
        question.isPresent()
            && page.teaching().get().led().isAt(page.recordCursor().tree(), shown.node());
    if (!isThere) {
      return shown;
    }
    Map<Site, String> answers = new HashMap<>();
    question.get().own().ifPresent(site -> answers.put(site, OWN));
    question.get().counts().forEach((site, count) -> answers.put(site, count.toString()));
    return shown.marked(answers);
  }
}

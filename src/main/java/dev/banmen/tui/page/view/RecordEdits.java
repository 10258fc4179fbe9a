package dev.banmen.tui.page.view;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Site;
import dev.banmen.game.record.RecordTree;
import dev.banmen.record.Markup;
import dev.banmen.record.Markup.Sign;
import dev.banmen.record.OpenedFile;
import dev.banmen.record.Stroke;
import dev.banmen.say.GameSentences;
import dev.banmen.say.NodeSentences;
import dev.banmen.say.ReviewNotes;
import dev.banmen.say.ReviewSentences;
import dev.banmen.say.TypedEdits;
import dev.banmen.study.EditableRecord;
import dev.banmen.study.Mistake;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Sentences;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageAction;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Saving;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.page.view.RecordViewState.RecordPane;
import java.util.List;
import java.util.Optional;

/**
 * Undoable changes to the tree of a recording and to what is drawn on it, and saving. Stateless.
 */
final class RecordEdits {
  private RecordEdits() {}

  /** A change of a recording, and what it shows. */
  interface Edit {
    PageAction of(TypedEdits edits) throws Refusal;
  }

  /** Changes a recording; if that is refused, its page says why. */
  static PageAction edit(RecordPage page, Edit edit) {
    GameSentences sentences = new GameSentences(page.game(), page.words());
    return page.then(
        (pages, person) -> pages.follow(edit.of(new TypedEdits(page.recordCursor(), sentences))));
  }

  static PageAction undo(RecordPage page) {
    return edit(page, edits -> page.changed(edits.undone()));
  }

  /** Writes the mistakes found so far into the record. */
  static PageAction annotated(RecordPage page) {
    RecordCursor here = page.recordCursor();
    List<Mistake> found =
        page.activity()
            .values()
            .filter(values -> values.values().isOf(here.line()))
            .map(values -> values.values().review().mistakes())
            .orElse(List.of());
    if (found.isEmpty()) {
      return page.says("annotate.none");
    }
    ReviewSentences sentences = new ReviewSentences(new GameSentences(page.game(), page.words()));
    RecordTree noted = new ReviewNotes(sentences).in(here.tree(), found);
    return (pages, person) -> {
      pages.follow(page.changed(here.changed(noted, here.node())));
      pages.show(pages.shown().saying(page.words().text("annotate.done", found.size())));
    };
  }

  static PageAction redo(RecordPage page) {
    return edit(page, edits -> page.changed(edits.redone()));
  }

  /** Moves the current variation one place earlier (-1) or later (1) among its siblings. */
  static PageAction moved(RecordPage page, int by) {
    return edit(page, edits -> page.changed(edits.moved(by)));
  }

  static PageAction delete(RecordPage page) {
    boolean isBack =
        page.is(Mode.TRYING) && page.view().pane() == RecordPane.BOARD; // what u does there
    String back = page.words().text(isBack ? "record.back.trying" : "record.back");
    return edit(
        page,
        edits -> {
          RecordCursor there = edits.deleted();
          String gone = new NodeSentences(edits.here(), edits.game()).deleted();
          return page.saying(Sentences.of(gone, back)).changed(there);
        });
  }

  /** Saves unsaved changes in the recording's draft, and shows them. */
  static PageAction saveDraft(RecordPage page) {
    EditableRecord record = page.recordCursor().record();
    return page.then(
        (pages, person) ->
            person.files().saveDraft(record.file(), record.game(), record.unsaved()));
  }

  /** Saves the recording in a new file, or without a name in its own; the page says how it went. */
  static PageAction save(RecordPage page, String name) {
    EditableRecord record = page.recordCursor().record();
    boolean isSame = name.isEmpty() || name.equals(record.file().name());
    return page.then(
        (pages, person) ->
            pages.show(
                isSame ? again(record, pages, person) : elsewhere(page, name, pages, person)));
  }

  private static Page elsewhere(RecordPage page, String name, Pages pages, Person person)
      throws Refusal {
    EditableRecord record = page.recordCursor().record();
    OpenedFile old = record.file();
    OpenedFile now = person.files().saveAs(name, record.recording());
    EditableRecord saved = record.saved(now, 0, record.recording().tree());
    RecordPage there = page.with(page.recordCursor().with(saved));
    pages.show(there);
    person.files().saveDraft(old, record.game(), Optional.empty()); // the new file has all of it
    pages.files().closeIfUnused(old);
    return there.says("saved", now.name());
  }

  /** Saves the file: at once, or in the background. */
  private static Page again(EditableRecord record, Pages pages, Person person) throws Refusal {
    OpenedFile old = record.file();
    if (pages.files().isSaving(old)) {
      throw new Refusal(pages.words().text("save.runs", old.name()));
    }
    Pending<OpenedFile> pending = person.files().saveAsync(old, record.game(), record.recording());
    Saving saving = new Saving(old, record.game(), record.recording(), pending);
    if (pending.isOver()) {
      pages.files().rewritten(saving, pending.outcome());
      return pages.shown().saying(pages.words().text("saved", old.name()));
    }
    pages.files().add(saving);
    return pages.shown().saying(pages.words().text("save.begun", old.name()));
  }

  /** Puts the next sign on the site under the cursor; none after the last. */
  static PageAction sign(RecordPage page) {
    Sign[] all = Sign.values();
    Markup own =
        Markup.of(page.game(), page.recordCursor().tree().properties(page.recordCursor().node()));
    Optional<Sign> now = Optional.ofNullable(own.signs().get(page.board().cursor()));
    int next = Math.floorMod(now.map(Sign::ordinal).orElse(all.length) + 1, all.length + 1);
    return put(page, next == all.length ? Optional.empty() : Optional.of(all[next]), "");
  }

  /** Puts a sign on the site under the cursor, or removes it. */
  static PageAction put(RecordPage page, Optional<Sign> sign, String label) {
    return page.trying().changed(page.recordCursor().signed(page.board().cursor(), sign, label));
  }

  /** Starts an arrow under the cursor, or ends it there; where it started, starts none. */
  static PageAction arrow(RecordPage page) {
    Site cursor = page.board().cursor();
    Optional<Site> start = page.view().arrow();
    if (start.isEmpty()) {
      String name = page.game().notation().name(cursor);
      return page.with(page.view().startingArrow(Optional.of(cursor))).says("arrow.from", name);
    }
    RecordPage none = page.with(page.view().startingArrow(Optional.empty()));
    return start.get().equals(cursor) ? none : put(none, new Stroke(start.get(), cursor, true));
  }

  /** Draws an arrow or a line; the same again removes it. */
  static PageAction put(RecordPage page, Stroke stroke) {
    RecordCursor here = page.recordCursor();
    Markup own = Markup.of(page.game(), here.tree().properties(here.node()));
    boolean isThere = own.strokes().contains(stroke);
    if (!isThere && own.strokes().size() >= DrawnMarks.MOST_ARROWS) {
      return page.says("arrows.full", DrawnMarks.MOST_ARROWS);
    }
    return page.trying().changed(here.stroked(stroke));
  }
}

package dev.banmen.tui;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.Opened;
import dev.banmen.session.LiveSession;
import dev.banmen.study.EditableRecord;
import java.util.Optional;

/** Asks a person's ports for what a page wants, and shows the page what came of it. */
final class EffectRunner {
  private EffectRunner() {}

  static void run(Pages pages, Person person, PageResult step) {
    try {
      if (step instanceof PageResult.Begin begin) {
        pages.show(begin.page());
        boolean isCoached = begin.coached().orElse(person.preferences().isCoached());
        pages.open(person.room().begin(begin.terms()), begin.over(), isCoached);
      } else if (step instanceof PageResult.Resume resume) {
        pages.show(resume.page());
        resume(resume, person, pages);
      } else if (step instanceof PageResult.OpenFile file) {
        open(file, person, pages);
      } else if (step instanceof PageResult.OpenRecent recent) {
        pages.lay(
            BrowserPage.of(person, pages.words(), Folder.recent(person.files())), recent.page());
      } else if (step instanceof PageResult.Save save) {
        pages.show(save.page());
        save(save, person, pages);
      } else if (step instanceof PageResult.Remember remember) {
        pages.show(remember.page());
        person.lessons().remember(remember.tried());
      } else if (step instanceof PageResult.Learn learn) {
        pages.show(learn.page());
        pages.lay(LearnPage.of(person.lessons(), pages.words()), learn.page());
      } else {
        ofRecording(pages, person, step);
      }
    } catch (Refusal refusal) {
      pages.show(pages.shown().saying(refusal.getMessage()));
    }
  }

  private static void resume(PageResult.Resume resume, Person person, Pages pages) throws Refusal {
    try {
      open(person.room().resume(resume.game()), resume.page(), person, pages);
    } catch (Refusal refusal) {
      if (refusal.instead().isEmpty()) {
        throw refusal;
      }
      Pending<Opened> pending = person.files().opening(refusal.instead().get());
      Start start = Start.atEnd(refusal.getMessage());
      OpeningPage page =
          OpeningPage.of(
              pages.words(),
              refusal.instead().get(),
              pending,
              opened -> start.page(pages.words(), person, opened));
      pages.lay(pending.isOver() ? come(page) : page, resume.page());
    }
  }

  private static void open(LiveSession live, Page over, Person person, Pages pages) {
    pages.open(live, Optional.of(over), person.preferences().isCoached());
    if (!person.room().notice().isEmpty()) {
      pages.show(pages.shown().saying(person.room().notice()));
    }
  }

  private static void save(PageResult.Save save, Person person, Pages pages) throws Refusal {
    String loss = person.files().save(save.file(), save.session());
    String said =
        loss.isEmpty()
            ? pages.words().text("saved", save.file())
            : pages.words().text("saved.without", save.file(), loss);
    pages.show(save.page().saying(said));
  }

  private static void open(PageResult.OpenFile file, Person person, Pages pages) throws Refusal {
    if (person.files().isFolder(file.file())) {
      Folder folder = Folder.of(person.files(), file.file());
      pages.show(file.page());
      pages.lay(BrowserPage.of(person, pages.words(), folder), file.page());
    } else if (person.files().isRecording(file.file())) {
      ofRecording(pages, person, new PageResult.ViewFile(file.file(), file.page()));
    } else {
      pages.show(file.page());
      open(person.room().open(file.file()), file.page(), person, pages);
    }
  }

  private static Page come(OpeningPage page) throws Refusal {
    return page.first().of(page.pending().outcome());
  }

  /**
   * What was waited for takes the place of the page that waited, or the one below hears why not.
   */
  private static void come(Pages pages, OpeningPage page) throws Refusal {
    try {
      pages.show(come(page));
    } catch (Refusal refusal) {
      pages.backFrom(refusal);
      throw refusal;
    }
  }

  /** What a file is shown by: its only game, or a table of them. */
  private static Page first(Opened opened, Person person, Pages pages) throws Refusal {
    try {
      return RecordPage.first(pages.words(), person, opened);
    } catch (Refusal refusal) {
      person.files().close(opened);
      throw refusal;
    }
  }

  private static void beside(PageResult.Beside step, Person person, Pages pages) throws Refusal {
    pages.show(step.page());
    EditableRecord script = step.page().walk().script();
    Optional<TablePage> table =
        pages.below(TablePage.class).filter(below -> below.opened() == script.file());
    Optional<TablePage> next = table.map(below -> below.at(below.at() + step.by()));
    int game = next.map(below -> below.game(below.at())).orElse(script.game() + step.by());
    boolean isNone = game < 0 || game >= script.file().archive().size() || game == script.game();
    if (isNone) {
      String none = step.by() < 0 ? "record.no.before" : "record.no.next";
      pages.show(step.page().saying(pages.words().text(none)));
      return;
    }
    RecordPage page = RecordPage.of(pages.words(), person, script.file(), game);
    pages.partWithShown();
    next.ifPresent(pages::replaceBelow);
    pages.show(page);
  }

  private static void ofRecording(Pages pages, Person person, PageResult step) throws Refusal {
    if (step instanceof PageResult.View view) {
      pages.show(view.page());
      Page page = RecordPage.of(pages.words(), person, view.opened(), view.game());
      pages.lay(page, view.page());
    } else if (step instanceof PageResult.ViewFile file) {
      pages.show(file.page());
      Pending<Opened> pending = person.files().opening(file.file());
      OpeningPage.First first = opened -> first(opened, person, pages);
      OpeningPage page = OpeningPage.of(pages.words(), file.file(), pending, first);
      pages.lay(pending.isOver() ? come(page) : page, file.page());
    } else if (step instanceof PageResult.Come come) {
      come(pages, come.page());
    } else if (step instanceof PageResult.Beside beside) {
      beside(beside, person, pages);
    } else if (step instanceof PageResult.Keep keep) {
      pages.show(keep.page());
      EditableRecord script = keep.page().walk().script();
      person.files().saveDraft(script.file(), script.game(), script.unsaved());
    } else if (step instanceof PageResult.Store store) {
      pages.show(store.page());
      pages.show(stored(store, person, pages));
    }
  }

  private static Page stored(PageResult.Store store, Person person, Pages pages) throws Refusal {
    EditableRecord script = store.page().walk().script();
    Opened old = script.file();
    if (store.file().isEmpty() || store.file().equals(old.name())) {
      return saved(script, person, pages);
    }
    Opened now = person.files().saveAs(store.file(), script.recording());
    EditableRecord saved = script.saved(now, 0, script.recording().tree());
    RecordPage page = store.page().with(store.page().walk().with(saved));
    pages.show(page);
    person.files().saveDraft(old, script.game(), Optional.empty()); // all of it is in the new file
    pages.closeUnseen(old);
    return page.saying(pages.words().text("saved", now.name()));
  }

  /** Writes a file again: at once, or one goes on while it is written. */
  private static Page saved(EditableRecord script, Person person, Pages pages) throws Refusal {
    Opened old = script.file();
    if (pages.isSaving(old)) {
      throw new Refusal(pages.words().text("save.runs", old.name()));
    }
    Pending<Opened> pending = person.files().saving(old, script.game(), script.recording());
    Saving saving = new Saving(old, script.game(), script.recording(), pending);
    if (pending.isOver()) {
      pages.rewritten(saving, pending.outcome());
      return pages.shown().saying(pages.words().text("saved", old.name()));
    }
    pages.goOnSaving(saving);
    return pages.shown().saying(pages.words().text("save.begun", old.name()));
  }
}

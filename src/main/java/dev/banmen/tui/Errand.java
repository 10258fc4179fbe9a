package dev.banmen.tui;

import dev.banmen.record.Opened;
import dev.banmen.session.LiveSession;
import dev.banmen.study.Manuscript;
import java.util.Optional;

/** What a page asks of the house, and how it hears of it. */
final class Errand {
  private Errand() {}

  static void run(Pages pages, House house, PageStep step) {
    try {
      if (step instanceof PageStep.Begin begin) {
        pages.show(begin.page());
        boolean isCoached = begin.coached().orElse(house.isCoached());
        pages.open(house.begin(begin.terms()), begin.over(), isCoached);
      } else if (step instanceof PageStep.Resume resume) {
        pages.show(resume.page());
        resume(resume, house, pages);
      } else if (step instanceof PageStep.OpenFile file) {
        open(file, house, pages);
      } else if (step instanceof PageStep.OpenRecent recent) {
        pages.lay(BrowserPage.of(house, pages.words(), Folder.recent(house)), recent.page());
      } else if (step instanceof PageStep.Save save) {
        pages.show(save.page());
        save(save, house, pages);
      } else if (step instanceof PageStep.Remember remember) {
        pages.show(remember.page());
        house.remember(remember.tried());
      } else if (step instanceof PageStep.Learn learn) {
        pages.show(learn.page());
        pages.lay(LearnPage.of(house, pages.words()), learn.page());
      } else {
        ofRecording(pages, house, step);
      }
    } catch (House.Refusal refusal) {
      pages.show(pages.shown().saying(refusal.getMessage()));
    }
  }

  private static void resume(PageStep.Resume resume, House house, Pages pages)
      throws House.Refusal {
    try {
      open(house.resume(resume.game()), resume.page(), house, pages);
    } catch (House.Refusal refusal) {
      if (refusal.instead().isEmpty()) {
        throw refusal;
      }
      Pending<Opened> pending = house.opening(refusal.instead().get());
      Start start = Start.atEnd(refusal.getMessage());
      OpeningPage page =
          OpeningPage.of(
              pages.words(),
              refusal.instead().get(),
              pending,
              opened -> start.page(pages.words(), house, opened));
      pages.lay(pending.isOver() ? come(page) : page, resume.page());
    }
  }

  private static void open(LiveSession live, Page over, House house, Pages pages) {
    pages.open(live, Optional.of(over), house.isCoached());
    if (!house.notice().isEmpty()) {
      pages.show(pages.shown().saying(house.notice()));
    }
  }

  private static void save(PageStep.Save save, House house, Pages pages) throws House.Refusal {
    String loss = house.save(save.file(), save.session());
    String said =
        loss.isEmpty()
            ? pages.words().text("saved", save.file())
            : pages.words().text("saved.without", save.file(), loss);
    pages.show(save.page().saying(said));
  }

  private static void open(PageStep.OpenFile file, House house, Pages pages) throws House.Refusal {
    if (house.isFolder(file.file())) {
      Folder folder = Folder.of(house, file.file());
      pages.show(file.page());
      pages.lay(BrowserPage.of(house, pages.words(), folder), file.page());
    } else if (house.isRecording(file.file())) {
      ofRecording(pages, house, new PageStep.ViewFile(file.file(), file.page()));
    } else {
      pages.show(file.page());
      open(house.open(file.file()), file.page(), house, pages);
    }
  }

  private static Page come(OpeningPage page) throws House.Refusal {
    return page.first().of(page.pending().outcome());
  }

  /**
   * What was waited for takes the place of the page that waited, or the one below hears why not.
   */
  private static void come(Pages pages, OpeningPage page) throws House.Refusal {
    try {
      pages.show(come(page));
    } catch (House.Refusal refusal) {
      pages.backFrom(refusal);
      throw refusal;
    }
  }

  /** What a file is shown by: its only game, or a table of them. */
  private static Page first(Opened opened, House house, Pages pages) throws House.Refusal {
    try {
      return RecordPage.first(pages.words(), house, opened);
    } catch (House.Refusal refusal) {
      house.close(opened);
      throw refusal;
    }
  }

  private static void beside(PageStep.Beside step, House house, Pages pages) throws House.Refusal {
    pages.show(step.page());
    Manuscript script = step.page().walk().script();
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
    RecordPage page = RecordPage.of(pages.words(), house, script.file(), game);
    pages.partWithShown();
    next.ifPresent(pages::replaceBelow);
    pages.show(page);
  }

  private static void ofRecording(Pages pages, House house, PageStep step) throws House.Refusal {
    if (step instanceof PageStep.View view) {
      pages.show(view.page());
      Page page = RecordPage.of(pages.words(), house, view.opened(), view.game());
      pages.lay(page, view.page());
    } else if (step instanceof PageStep.ViewFile file) {
      pages.show(file.page());
      Pending<Opened> pending = house.opening(file.file());
      OpeningPage.First first = opened -> first(opened, house, pages);
      OpeningPage page = OpeningPage.of(pages.words(), file.file(), pending, first);
      pages.lay(pending.isOver() ? come(page) : page, file.page());
    } else if (step instanceof PageStep.Come come) {
      come(pages, come.page());
    } else if (step instanceof PageStep.Beside beside) {
      beside(beside, house, pages);
    } else if (step instanceof PageStep.Keep keep) {
      pages.show(keep.page());
      Manuscript script = keep.page().walk().script();
      house.keep(script.file(), script.game(), script.unsaved());
    } else if (step instanceof PageStep.Store store) {
      pages.show(store.page());
      pages.show(stored(store, house, pages));
    }
  }

  private static Page stored(PageStep.Store store, House house, Pages pages) throws House.Refusal {
    Manuscript script = store.page().walk().script();
    Opened old = script.file();
    if (store.file().isEmpty() || store.file().equals(old.name())) {
      return saved(script, house, pages);
    }
    Opened now = house.saveAs(store.file(), script.recording());
    Manuscript saved = script.saved(now, 0, script.recording().tree());
    RecordPage page = store.page().with(store.page().walk().with(saved));
    pages.show(page);
    house.keep(old, script.game(), Optional.empty()); // all of it is in the new file
    pages.closeUnseen(old);
    return page.saying(pages.words().text("saved", now.name()));
  }

  /** Writes a file again: at once, or one goes on while it is written. */
  private static Page saved(Manuscript script, House house, Pages pages) throws House.Refusal {
    Opened old = script.file();
    if (pages.isSaving(old)) {
      throw new House.Refusal(pages.words().text("save.runs", old.name()));
    }
    Pending<Opened> pending = house.saving(old, script.game(), script.recording());
    Saving saving = new Saving(old, script.game(), script.recording(), pending);
    if (pending.isOver()) {
      pages.rewritten(saving, pending.outcome());
      return pages.shown().saying(pages.words().text("saved", old.name()));
    }
    pages.goOnSaving(saving);
    return pages.shown().saying(pages.words().text("save.begun", old.name()));
  }
}

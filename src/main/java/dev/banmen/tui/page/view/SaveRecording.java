package dev.banmen.tui.page.view;

import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.record.OpenedFile;
import dev.banmen.study.EditableRecord;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Saving;
import java.util.Optional;

/** Saves a recording in a new file, or without a name in its own; the page says how that went. */
record SaveRecording(String name, RecordPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    EditableRecord record = page.recordCursor().record();
    boolean isSame = name.isEmpty() || name.equals(record.file().name());
    pages.show(isSame ? again(record, pages, person) : elsewhere(record, pages, person));
  }

  private Page elsewhere(EditableRecord record, Pages pages, Person person) throws Refusal {
    OpenedFile old = record.file();
    OpenedFile now = person.files().saveAs(name, record.recording());
    EditableRecord saved = record.saved(now, 0, record.recording().tree());
    RecordPage there = page.with(page.recordCursor().with(saved));
    pages.show(there);
    person.files().saveDraft(old, record.game(), Optional.empty()); // the new file has all of it
    pages.closeIfUnused(old);
    return there.saying(pages.words().text("saved", now.name()));
  }

  /** Saves the file: at once, or in the background. */
  private static Page again(EditableRecord record, Pages pages, Person person) throws Refusal {
    OpenedFile old = record.file();
    if (pages.savings().isSaving(old)) {
      throw new Refusal(pages.words().text("save.runs", old.name()));
    }
    Pending<OpenedFile> pending = person.files().saveAsync(old, record.game(), record.recording());
    Saving saving = new Saving(old, record.game(), record.recording(), pending);
    if (pending.isOver()) {
      pages.rewritten(saving, pending.outcome());
      return pages.shown().saying(pages.words().text("saved", old.name()));
    }
    pages.savings().add(saving);
    return pages.shown().saying(pages.words().text("save.begun", old.name()));
  }
}

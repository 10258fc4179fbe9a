package dev.banmen.tui.page.view;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.study.EditableRecord;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Saves unsaved changes of a recording in its draft, and shows them. */
record SaveDraft(RecordPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    EditableRecord record = page.recordCursor().record();
    person.files().saveDraft(record.file(), record.game(), record.unsaved());
  }
}

package dev.banmen.tui.page.view;

import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.study.RecordCursor;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Opens a teaching table with a recording, where it is shown now, over its page. */
record OpenTeaching(boolean isPrivate, RecordPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    Lobby place =
        person.lobby().orElseThrow(() -> new Refusal(page.words().text("teaching.nowhere")));
    RecordCursor here = page.recordCursor();
    SharedPosition start = new SharedPosition(here.recording(), here.node(), here.line().end());
    pages.pushOther(pages.factory().teaching(pages, place.teach(start, isPrivate)), page);
  }
}

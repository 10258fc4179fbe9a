package dev.banmen.tui.page.learn;

import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.Family;
import dev.banmen.lesson.LessonRecord;
import dev.banmen.lesson.LessonSession;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Opens a teaching table with a lesson, at the step that is shown, over its page. */
record LeadLesson(LessonSession session, boolean isPrivate, Page page)
    implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    Lobby place =
        person.lobby().orElseThrow(() -> new Refusal(pages.words().text("teaching.nowhere")));
    Family family = person.games().find(session.lesson().game().id()).orElseThrow();
    LessonRecord record = LessonRecord.of(session.lesson(), session.index(), family);
    SharedPosition first = SharedPosition.start(record.recording());
    SharedPosition start = new SharedPosition(first.recording(), record.node(), first.end());
    pages.pushOther(pages.factory().teaching(pages, place.teach(start, isPrivate)), page);
  }
}

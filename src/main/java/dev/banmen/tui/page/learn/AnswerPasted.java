package dev.banmen.tui.page.learn;

import dev.banmen.record.PastedMoves;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Answers a lesson's problem with pasted moves, up to the first wrong one. Immutable. */
record AnswerPasted(PastedMoves pasted) implements PageResult {
  @Override
  public boolean follow(Pages pages) {
    int count = pasted.moves().size();
    int tried = 0;
    boolean isRight = true;
    while (tried < count && isRight && ((LessonPage) pages.shown()).takesMoves()) {
      LessonPage now = (LessonPage) pages.shown();
      LessonKeys.answer(now, pasted.moves().get(tried).of(now.hand())).follow(pages);
      isRight = !((LessonPage) pages.shown()).isMissed();
      tried++;
    }
    if (tried < count) {
      LessonPage now = (LessonPage) pages.shown();
      String told = pages.words().text("paste.answered", tried, count);
      pages.show(now.with(now.messages().withKeyNotice(told)));
    }
    return true;
  }
}

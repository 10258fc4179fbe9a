package dev.banmen.tui.page.review;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.lesson.MistakeProblem;
import dev.banmen.study.Mistake;
import dev.banmen.text.Words;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Saves the picked mistake as a problem to review; the page says so, or why it can't. */
record KeepMistake(Mistake mistake, MistakesPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    Words words = page.words();
    pages.show(page);
    if (!mistake.isSure()) {
      throw new Refusal(words.text("mistakes.unsure"));
    }
    MistakeProblem problem =
        new MistakeProblem(
            page.awaited().values().family(),
            page.awaited().values().chosen(),
            mistake.before(),
            mistake.step().number(),
            mistake.step().move(),
            mistake.good(),
            MistakeWords.sentence(words, mistake));
    pages.save(
        () -> person.lessons().keep(problem),
        () -> pages.show(pages.shown().saying(words.text("mistakes.kept"))));
  }
}

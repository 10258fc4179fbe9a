package dev.banmen.tui.page.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Starts looking for the best move; the page says so, or why it can't. */
record AskHint(GamePage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (pages.live().isPresent()) {
      AwaitedHint hint = AwaitedHint.of(person.room().hint(pages.live().get()));
      pages.show(page.saying(page.words().text("hint.soon")).with(hint));
    }
  }
}

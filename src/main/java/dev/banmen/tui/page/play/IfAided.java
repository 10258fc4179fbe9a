package dev.banmen.tui.page.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Does something that helps a player, where they may have help; else the page says why not. */
record IfAided(PageResult then, GamePage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (pages.live().isPresent() && !page.session().isOver()) {
      person.room().checkAid(pages.live().get());
    }
    then.follow(pages);
  }
}

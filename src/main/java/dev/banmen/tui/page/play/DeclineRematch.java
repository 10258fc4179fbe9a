package dev.banmen.tui.page.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Declines the rematch that the other player asks for. */
record DeclineRematch(GamePage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (pages.live().isPresent()) {
      person.room().declineRematch(pages.live().get());
      pages.refreshSession();
    }
  }
}

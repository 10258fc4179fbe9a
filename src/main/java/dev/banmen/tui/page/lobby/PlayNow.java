package dev.banmen.tui.page.lobby;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Starts to look for an opponent, or stops it. */
record PlayNow(LobbyPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (page.place().search().isPresent()) {
      page.place().stopSearch();
    } else {
      page.place().playNow(page.chosen());
    }
    pages.show(page.refreshed());
  }
}

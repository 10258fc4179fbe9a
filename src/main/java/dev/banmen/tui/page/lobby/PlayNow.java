package dev.banmen.tui.page.lobby;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/** Starts to look for an opponent, or stops it. */
record PlayNow(Lobby place, Optional<LobbyTable> chosen, Page page)
    implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (place.search().isPresent()) {
      place.stopSearch();
    } else {
      place.playNow(chosen);
    }
    pages.show(page.refreshed());
  }
}

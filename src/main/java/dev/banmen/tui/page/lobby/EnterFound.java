package dev.banmen.tui.page.lobby;

import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/** Opens the game for which an opponent was found over the lobby. */
record EnterFound(Lobby place, Page page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    Optional<LiveSession> game = place.found();
    pages.show(page.refreshed());
    if (game.isPresent()) {
      pages.openGame(game.get(), page);
    }
  }
}

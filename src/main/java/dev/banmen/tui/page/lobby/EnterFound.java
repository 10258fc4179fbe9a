package dev.banmen.tui.page.lobby;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/** Opens the game for which an opponent was found over the lobby. */
record EnterFound(LobbyPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    Optional<LiveSession> game = page.place().found();
    pages.show(page.refreshed());
    if (game.isPresent()) {
      pages.openGame(game.get(), page);
    }
  }
}

package dev.banmen.tui.page.lobby;

import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyTable;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Opens the game, or what is led, at a table over the lobby, which says so if it is gone. */
record EnterTable(LobbyTable table, Lobby place, Page page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (table.isTaught()) {
      pages.pushOther(pages.factory().teaching(pages, place.follow(table)), page);
    } else {
      pages.openGame(place.enter(table), page);
    }
  }
}

package dev.banmen.tui.page.lobby;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/** Says something to all who are here; the page tells why if that can't be. */
record SayInLobby(String text, LobbyPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    page.place().say(text);
    pages.show(page.refreshed());
  }
}

package dev.banmen.tui.page.lobby;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.tui.page.CommandLineEdit;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/**
 * Says something to all who are here, or takes it as a name first. If that can't be, the page tells
 * why; another name can be typed at once.
 */
record SayInLobby(String text, LobbyPage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    if (page.place().nameOffer().isPresent()) {
      takeName(pages);
      return;
    }
    pages.show(page);
    page.place().say(text);
    pages.show(page.refreshed());
  }

  private void takeName(Pages pages) {
    try {
      page.place().takeName(text);
      pages.show(page.refreshed());
    } catch (Refusal refusal) {
      pages.show(page.typing(Optional.of(new CommandLineEdit(text))).saying(refusal.getMessage()));
    }
  }
}

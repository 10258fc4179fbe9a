package dev.banmen.tui.page.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/** Starts another game with the sides changed in place of the page's, once both players want it. */
record AskRematch(GamePage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (pages.live().isEmpty()) {
      return;
    }
    Optional<LiveSession> next = person.room().rematch(pages.live().get());
    if (next.isPresent()) {
      pages.openGame(next.get(), Optional.empty(), page.view().coach().isOn());
    } else {
      pages.refreshSession();
    }
  }
}

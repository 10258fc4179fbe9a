package dev.banmen.tui.page.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.session.LiveSession;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;
import java.util.Optional;

/** Says something to those at the table of a game. */
record SayAtTable(String text, GamePage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    Optional<LiveSession> game = pages.live();
    if (game.isPresent()) {
      person.room().say(game.get(), text);
      pages.show(page.withNote(person.room().note(game.get())));
    }
  }
}

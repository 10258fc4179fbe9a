package dev.banmen.tui.page.play;

import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.game.Side;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.tui.page.PageResult;
import dev.banmen.tui.page.Pages;

/**
 * Gives a side of the game to another player; the page says why it can't.
 *
 * @param who as on the command line, such as {@code bot:3}
 */
record GivenSeat(Side side, String who, GamePage page) implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    if (pages.live().isPresent()) {
      LiveSession live = pages.live().get();
      Seat seat = person.room().seat(live, side, who);
      String said = seat.assigned(page.game().words().colour(side), page.words().language());
      pages.show(page.withSession(live.now()).saying(said));
    }
  }
}

package dev.banmen.tui.page;

import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.record.OpenedFile;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import java.io.IOException;

/**
 * Opens a teaching table with the empty board of a game, over a page.
 *
 * @param terms of which only the game and its options matter
 */
public record BeginTeaching(Terms terms, boolean isPrivate, Page page)
    implements PageResult.PortAction {
  @Override
  public void run(Pages pages, Person person) throws Refusal {
    pages.show(page);
    Lobby place = person.lobby().orElseThrow();
    Session begun = Session.begin(terms, terms.start(person.games()));
    OpenedFile opened = person.files().openPlayed(begun);
    try {
      SharedPosition start = SharedPosition.start(opened.archive().game(0, Note.UNHEARD));
      pages.pushOther(pages.factory().teaching(pages, place.teach(start, isPrivate)), page);
    } catch (InputFault | IOException e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    } finally {
      person.files().close(opened);
    }
  }
}

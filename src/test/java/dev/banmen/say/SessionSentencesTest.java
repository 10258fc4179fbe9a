package dev.banmen.say;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SessionSentencesTest {
  private static final Player ANN = new Player("ann");
  private static final Player WATCHER = new Player("eve");

  @Test
  void aWatcherWhoMovesIsToldSoOrThatTheGameIsOver() {
    Terms terms = Terms.of("go", Map.of("size", "9")).between(new Seat(ANN, "Ann"), seat("bob"));
    Session session = Session.begin(terms, terms.start(Catalog.ALL));
    Event move = new Event.Try(new Place(Side.BLACK, new Site(4, 4)));
    assertThat(said(session, move)).isEqualTo("You are only watching this game.");
    Session over = session.on(new Stamped(0, ANN, new Event.Resign(Side.BLACK)));
    assertThat(said(over, move)).isEqualTo("The game is already over.");
  }

  private static Seat seat(String name) {
    return new Seat(new Player(name), name);
  }

  private static String said(Session session, Event event) {
    Session now = session.on(new Stamped(0, WATCHER, event));
    GameSentences game =
        new GameSentences(now.position().game(), Language.ENGLISH.words(SessionSentences.class));
    return new SessionSentences(now, WATCHER, game).of(now.report());
  }
}

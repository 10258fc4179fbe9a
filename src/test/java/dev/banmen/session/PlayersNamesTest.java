package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Vocabulary;
import dev.banmen.text.Language;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sides are called by their players' names wherever a game speaks to its players. */
class PlayersNamesTest {
  private static Session between(String black, String white) {
    Seat first = new Seat(Player.HERE, black);
    Seat second = new Seat(Player.HERE, white);
    Map<String, String> size = Map.of("size", "9");
    Terms terms = Terms.of("go", size).between(first, second);
    return Session.begin(terms, terms.start(Catalog.ALL));
  }

  private static Session seen(Session session) {
    return session.in(Language.ENGLISH, session);
  }

  private static Vocabulary words(String black, String white) {
    return seen(between(black, white)).position().game().words();
  }

  @Test
  void aSideIsCalledByItsPlayersName() {
    assertThat(words("Anna", "Bob").side(Side.BLACK)).isEqualTo("Anna");
    assertThat(words("Anna", "Bob").passes(Side.WHITE)).isEqualTo("Bob passes.");
    assertThat(words("Anna", "Bob").colour(Side.WHITE)).isEqualTo("White");
    assertThat(words("Anna", "Bob").english().side(Side.WHITE)).isEqualTo("White");
  }

  @Test
  void aSideWithoutANameKeepsItsOwn() {
    assertThat(words("Anna", "").side(Side.BLACK)).isEqualTo("Anna");
    assertThat(words("Anna", "").side(Side.WHITE)).isEqualTo("White");
    assertThat(words("", "").side(Side.BLACK)).isEqualTo("Black");
  }

  @Test
  void twoOfTheSameNameAreCalledByTheirSides() {
    assertThat(words("Anna", "anna").side(Side.BLACK)).isEqualTo("Black");
    assertThat(words("Anna", "anna").side(Side.WHITE)).isEqualTo("White");
  }

  @Test
  void aNameCannotActAsATerminalControl() {
    assertThat(words("A\u001b[2J", "B").side(Side.BLACK)).doesNotContain("\u001b");
  }

  @Test
  void whyAMoveIsRefusedAndHowTheGameEndsNameThePlayer() {
    Session session = between("Anna", "Bob");
    Site site = new Site(4, 4);
    Session moved = seen(session.on(new Event.Try(new Place(Side.BLACK, site))));
    Session refused = seen(moved.on(new Event.Try(new Place(Side.WHITE, site))));
    assertThat(refused.explanation((Report.Refused) refused.report()).sentence()).contains("Anna");
    assertThat(moved.on(new Event.Resign(Side.WHITE)).whyOver().orElseThrow())
        .contains("Bob resigned");
  }

  @Test
  void newPlayersBringTheirNames() {
    Session session = seen(between("Anna", "Bob"));
    Seat carla = new Seat(Player.HERE, "Carla");
    Session other = session.with(carla, Seat.AT_KEYBOARD, Optional.empty());
    Vocabulary words = other.in(Language.ENGLISH, session).position().game().words();
    assertThat(words.side(Side.BLACK)).isEqualTo("Carla");
    assertThat(words.side(Side.WHITE)).isEqualTo("White");
  }

  @Test
  void whatWasReadLastIsReusedUntilTheBoardChanges() {
    Session session = between("Anna", "Bob");
    Session first = seen(session);
    assertThat(session.in(Language.ENGLISH, first).position()).isSameAs(first.position());
  }
}

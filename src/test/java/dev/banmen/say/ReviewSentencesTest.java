package dev.banmen.say;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.PositionValue;
import dev.banmen.session.Event;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.study.GameValues;
import dev.banmen.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What a review says that has found no mistake. */
class ReviewSentencesTest {
  /** A game of one move that gave nothing away. */
  private static GameValues values(OptionalDouble lead) {
    Terms terms = Terms.of("go", Map.of("size", "9")).between(Seat.AT_KEYBOARD, Seat.AT_KEYBOARD);
    Session session = Session.begin(terms, terms.start(Catalog.ALL));
    Event move = new Event.Try(new Place(Side.BLACK, new Site(4, 4)));
    GameValues values = GameValues.of(session.on(new Stamped(0, Player.HERE, move)));
    for (int at = 0; at < 2; at++) {
      values.found(at, new PositionValue(0.5, lead, Optional.empty(), List.of(), Optional.empty()));
    }
    return values;
  }

  private static String none(GameValues values) {
    GameSentences game =
        new GameSentences(
            Catalog.ALL.find("go").orElseThrow().game(Map.of()),
            Language.ENGLISH.words(ReviewSentences.class));
    return new ReviewSentences(game).none(values);
  }

  @Test
  void itSaysWhatAMoveWouldHaveHadToCost() {
    GameValues values = values(OptionalDouble.of(1));
    assertThat(none(values))
        .isEqualTo("No clear mistakes: no move seems to have cost 3 points or more.");
    values.listing(4);
    assertThat(none(values)).contains(" cost 4 points or more.");
    assertThat(none(values(OptionalDouble.empty())))
        .contains(" cost 6% or more in winning chances.");
  }
}

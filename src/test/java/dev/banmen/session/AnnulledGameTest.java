package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Outcome;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.text.Results;
import dev.banmen.session.text.SavedGameText;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A game that was ended without a result. */
class AnnulledGameTest {
  private static final Player ANNA = new Player("p1");
  private static final Player BEN = new Player("p2");

  private final Session begun = begun();

  private static Session begun() {
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(ANNA, "anna"), new Seat(BEN, "ben"));
    Session open = Session.begin(terms, terms.start(Catalog.ALL));
    return open.on(new Stamped(1, ANNA, new Event.Try(new Place(Side.BLACK, new Site(4, 4)))));
  }

  @Test
  void nobodyHasWonAndItIsNoDraw() {
    Session annulled = begun.on(new Stamped(2, Player.SYSTEM, Event.Act.ANNUL));
    assertThat(annulled.isOver()).isTrue();
    assertThat(annulled.outcome()).contains(Outcome.none());
    assertThat(Results.of(annulled.outcome())).isEqualTo("Void");
    assertThat(annulled.whyOver().orElseThrow()).contains("without a result");
  }

  @Test
  void onlyTheProgramEndsAGameSoAndOnlyOnce() {
    assertThat(begun.on(new Stamped(2, ANNA, Event.Act.ANNUL))).isSameAs(begun);
    assertThat(begun.on(new Stamped(2, new Player("p3"), Event.Act.ANNUL))).isSameAs(begun);
    Session resigned = begun.on(new Stamped(2, BEN, new Event.Resign(Side.WHITE)));
    assertThat(resigned.on(new Stamped(3, Player.SYSTEM, Event.Act.ANNUL))).isSameAs(resigned);
  }

  @Test
  void nobodyTakesThatBack() {
    Session annulled = begun.on(new Stamped(2, Player.SYSTEM, Event.Act.ANNUL));
    assertThat(annulled.canUndo(ANNA)).isFalse();
    assertThat(annulled.on(new Stamped(3, ANNA, Event.Act.UNDO)).isOver()).isTrue();
  }

  @Test
  void itReadsBackAsItWasWritten() throws Exception {
    Stamped annul = new Stamped(2, Player.SYSTEM, Event.Act.ANNUL);
    Session annulled = begun.on(annul);
    assertThat(SavedGameText.line(begun, annul, annulled, 1)).isEqualTo("1 system annul\n");
    String text = SavedGameText.of(annulled, 5);
    assertThat(SavedGameText.read(text, Catalog.ALL).session().outcome()).contains(Outcome.none());
  }
}

package dev.banmen.tui.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.BellUse;
import dev.banmen.app.Preference;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.TestHouse;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When the terminal's bell rings. */
class BellTest {
  private static final Player ANN = new Player("ann");

  private final TestHouse house = new TestHouse(0);
  private final Bell bell = new Bell();
  private long millis;

  private void choose(String use) {
    house.preferences.removeIf(one -> one.name().equals("bell"));
    house.preferences.add(new Preference("bell", use, BellUse.NAMES));
  }

  private LiveSession game(Player black, Player white, String time) {
    Terms terms =
        new Terms(
            "go",
            Map.of("size", "9"),
            Optional.empty(),
            TimeControl.parse(time).orElseThrow(),
            new Seat(black, ""),
            new Seat(white, ""));
    Session begun = Session.begin(terms, terms.start(Catalog.ALL));
    return new LiveSession(begun, LiveSession.EventWriter.NONE, () -> millis);
  }

  private Pages pages(LiveSession live) {
    Pages pages = PageMaker.of(house, house.language().words(Viewer.class), live);
    assertThat(bell.rings(pages)).as("at first sight").isFalse();
    return pages;
  }

  private static void play(LiveSession live, Player player, Side side, int col) throws IOException {
    int moves = live.now().position().ply();
    live.submit(player, new Event.Try(new Place(side, new Site(2, col))));
    assertThat(live.now().position().ply()).isEqualTo(moves + 1);
  }

  @ParameterizedTest
  @CsvSource({"off, false", "move, true", "time, true", "notify, true"})
  void itRingsOnceWhenTheOpponentHasMoved(String use, boolean rings) throws IOException {
    choose(use);
    LiveSession live = game(Player.HERE, ANN, "none");
    Pages pages = pages(live);
    play(live, Player.HERE, Side.BLACK, 2);
    assertThat(bell.rings(pages)).as("one's own move").isFalse();
    play(live, ANN, Side.WHITE, 3);
    assertThat(bell.rings(pages)).isEqualTo(rings);
    assertThat(bell.rings(pages)).as("the same move").isFalse();
    live.submit(ANN, Event.Act.UNDO);
    assertThat(bell.rings(pages)).isFalse();
  }

  @Test
  void itRingsOnceTheOpponentHasAcceptedTheCount() throws IOException {
    choose("move");
    LiveSession live = game(Player.HERE, ANN, "none");
    Pages pages = pages(live);
    live.submit(Player.HERE, new Event.Try(new Pass(Side.BLACK)));
    live.submit(ANN, new Event.Try(new Pass(Side.WHITE)));
    assertThat(bell.rings(pages)).as("the second pass").isTrue();
    live.submit(ANN, Event.Act.ACCEPT);
    assertThat(live.now().isCounting()).isTrue();
    assertThat(bell.rings(pages)).isTrue();
    assertThat(bell.rings(pages)).as("the same acceptance").isFalse();
    live.submit(Player.HERE, Event.Act.ACCEPT);
    assertThat(bell.rings(pages)).as("one's own acceptance").isFalse();
  }

  @Test
  void aMoveAndItsAnswerBetweenTwoPaintsRing() throws IOException {
    choose("move");
    LiveSession live = game(Player.HERE, ANN, "none");
    Pages pages = pages(live);
    play(live, Player.HERE, Side.BLACK, 2);
    play(live, ANN, Side.WHITE, 3);
    assertThat(bell.rings(pages)).isTrue();
  }

  @Test
  void movesOfBothSidesAtOneKeyboardOrOfOthersDoNotRing() throws IOException {
    choose("time");
    LiveSession own = game(Player.HERE, Player.HERE, "none");
    Pages pages = pages(own);
    play(own, Player.HERE, Side.BLACK, 2);
    assertThat(bell.rings(pages)).isFalse();
    LiveSession watched = game(ANN, ANN, "none");
    Pages watching = pages(watched);
    play(watched, ANN, Side.BLACK, 2);
    assertThat(bell.rings(watching)).isFalse();
  }

  @Test
  void itRingsOnceATurnWhenTenSecondsAreLeft() throws IOException {
    choose("time");
    LiveSession live = game(Player.HERE, ANN, "1m");
    Pages pages = pages(live);
    play(live, Player.HERE, Side.BLACK, 2);
    assertThat(bell.rings(pages)).isFalse();
    millis += 55_000;
    assertThat(bell.rings(pages)).as("another's time").isFalse();
    play(live, ANN, Side.WHITE, 3);
    assertThat(bell.rings(pages)).isTrue();
    millis += 50_000;
    assertThat(bell.rings(pages)).as("ten seconds").isFalse();
    millis += 1;
    assertThat(bell.rings(pages)).isTrue();
    millis += 1000;
    assertThat(bell.rings(pages)).as("the same turn").isFalse();
  }

  @Test
  void theTimeIsSilentWhereOnlyMovesRing() throws IOException {
    choose("move");
    LiveSession live = game(Player.HERE, ANN, "1m");
    Pages pages = pages(live);
    play(live, Player.HERE, Side.BLACK, 2);
    play(live, ANN, Side.WHITE, 3);
    assertThat(bell.rings(pages)).isTrue();
    millis += 55_000;
    assertThat(bell.rings(pages)).isFalse();
  }
}

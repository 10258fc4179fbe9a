package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The record of a game that two people play, as a watcher steps through it. */
class WatchersReviewTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;
  private LiveSession game;
  private Evening watcher;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    anna = house.named("anna");
    ben = house.named("ben");
    Visit cem = house.named("cem");
    Seat own = new Seat(anna.person().me(), "");
    game = anna.person().room().begin(Terms.of("go", Map.of("size", "9")).between(own, Seat.FREE));
    house.settle();
    OpenHouse.enterFirst(ben);
    OpenHouse.enterFirst(cem);
    plays(0, 0);
    plays(0, 1);
    watcher = new Evening(cem.person(), game, 80, 24, Glyphs.UNICODE).refreshed();
    watcher.types("v");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void plays(int row, int col) throws Exception {
    Side side = game.now().position().toMove().orElseThrow();
    Visit mover = side == Side.BLACK ? anna : ben;
    game.submit(mover.person().me(), new Event.Try(new Place(side, new Site(row, col))));
    if (watcher != null) {
      watcher.refreshed();
    }
  }

  /** Anna asks for her last move back, and gets it. */
  private void takesBack() throws Exception {
    game.submit(anna.person().me(), Event.Act.UNDO);
    game.submit(ben.person().me(), new Event.Reply(true));
    watcher.refreshed();
  }

  @Test
  void itGrowsAndWhoeverStandsAtTheEndGoesAlong() throws Exception {
    assertThat(watcher.text()).contains("Move 2 of 2");
    plays(0, 2);
    assertThat(watcher.text()).contains("Move 3 of 3", "C9");
    watcher.types(Evening.LEFT, Evening.LEFT);
    plays(0, 3);
    assertThat(watcher.text()).contains("Move 1 of 4").doesNotContain("unsaved");
    watcher.types("\033[F");
    plays(0, 4);
    assertThat(watcher.text()).contains("Move 5 of 5");
    game.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    assertThat(watcher.refreshed().text()).contains("Move 5 of 5", "resign");
  }

  @Test
  void ownVariationsStay() throws Exception {
    watcher.types("t", ":E5\r");
    plays(0, 2);
    assertThat(watcher.text()).contains("Trying moves: move 3");
    watcher.types(":E6\r");
    plays(0, 3);
    watcher.types("q");
    assertThat(watcher.text()).contains("Move 2 of 4");
    assertThat(watcher.types("t", ":E5\r", "u").text()).contains("E5: tried");
    assertThat(watcher.types(":C9\r", "u").text()).contains("C9: the move played");
    watcher.types("q");
    assertThat(watcher.text()).contains("Move 2 of 4");
    watcher.types(Evening.RIGHT);
    assertThat(watcher.text()).contains("Move 3 of 4", "Variation 1 of 2", "C9");
    watcher.types("b");
    assertThat(watcher.text()).contains("Move 3 of 4", "Variation 2 of 2", "E5");
    watcher.types("u", "u");
    plays(0, 4);
    assertThat(watcher.text()).contains("of 5");
    watcher.types("U");
    assertThat(watcher.text()).contains("E5");
    watcher.types("\033[H", "\033[F");
    assertThat(watcher.text()).contains("Variation 2 of 2");
    watcher.types("B", "\033[F");
    assertThat(watcher.text()).contains("Move 5 of 5");
  }

  @Test
  void whatIsTakenBackGoesAndThePlaceIsKept() throws Exception {
    plays(0, 2);
    watcher.types(Evening.LEFT, Evening.LEFT);
    takesBack();
    assertThat(watcher.text()).contains("Move 1 of 2");
    watcher.types("\033[F");
    plays(4, 4);
    assertThat(watcher.text()).contains("Move 3 of 3", "E5").doesNotContain("Variation");
    takesBack();
    assertThat(watcher.text()).contains("Move 2 of 2");
    plays(5, 5);
    watcher.types("t", ":A1\r", "q", Evening.RIGHT);
    takesBack();
    assertThat(watcher.text()).contains("A1");
    plays(6, 6);
    watcher.types("\033[H", Evening.RIGHT, Evening.RIGHT, Evening.RIGHT);
    assertThat(watcher.text()).contains("Variation");
  }

  @Test
  void openedAfterATakebackItHasTheLineOfNow() throws Exception {
    plays(0, 2);
    watcher.types("q");
    takesBack();
    watcher.types("v");
    assertThat(watcher.text()).contains("Move 2 of 2");
    plays(0, 5);
    assertThat(watcher.text()).contains("Move 3 of 3", "F9");
  }

  @Test
  void itGrowsBesideAttempts() throws Exception {
    watcher.types("q");
    plays(0, 1); // refused: there is a stone
    plays(0, 2);
    watcher.types("v");
    assertThat(watcher.text()).contains("Move 3 of 3", "1 attempt");
    plays(0, 3);
    assertThat(watcher.text()).contains("Move 4 of 4", "D9", "1 attempt");
    plays(0, 3);
    plays(0, 4);
    assertThat(watcher.text()).contains("Move 5 of 5", "E9", "2 attempts");
    watcher.types("q");
    plays(0, 4);
    watcher.types("v");
    takesBack();
    assertThat(watcher.text()).contains("Move 4 of 4");
    plays(0, 5);
    assertThat(watcher.text()).contains("Move 5 of 5", "F9");
  }
}

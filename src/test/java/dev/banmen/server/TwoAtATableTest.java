package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Person;
import dev.banmen.app.TableOptions;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.lobby.LobbyPage;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people at one table of a house, on their screens of 80x24. */
class TwoAtATableTest {
  @TempDir Path folder;
  private OpenHouse house;
  private Visit annas;
  private Visit bens;
  private Evening anna;
  private Evening ben;
  private LiveSession live;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    annas = house.named("ann");
    bens = house.named("bob");
    Terms terms =
        new Terms(
            "capture",
            Map.of("size", "5"),
            Optional.empty(),
            TimeControl.NONE,
            new Seat(annas.person().me(), "ann"),
            Seat.FREE);
    live = annas.person().room().begin(terms, TableOptions.OPEN);
    annas.person().room().leave(live);
    house.settle();
    anna = come(annas);
    ben = come(bens);
    news();
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** Goes to the table over the lobby. */
  private static Evening come(Visit visit) {
    Person person = visit.person();
    person.lobby().orElseThrow().tell(""); // the code for a lost key is read
    LobbyPage lobby = LobbyPage.of(person, person.language().words(Viewer.class));
    return new Evening(person, lobby, 80, 24, Glyphs.UNICODE).types("jj\r");
  }

  /** What is saved is news to both. */
  private void news() {
    house.settle();
    anna.refreshed();
    ben.refreshed();
  }

  private void types(Evening who, String... keys) {
    who.types(keys);
    news();
  }

  @Test
  void anExplanationIsShownInPlaceOfWhatIsSaidAnyway() {
    types(anna, "\r");
    assertThat(anna.text()).doesNotContain("days");
    house.patience = new PatienceLimits(180, 300, 1, 2, 30);
    news();
    assertThat(ben.text()).contains("bob has 24 hours");
    assertThat(ben.types("x").text()).contains("Illegal: occupied").doesNotContain("24 hours");
  }
}

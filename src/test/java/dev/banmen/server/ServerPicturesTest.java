package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Lobby;
import dev.banmen.app.Person;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TableOptions;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.PageMaker;
import dev.banmen.tui.canvas.Appearance;
import dev.banmen.tui.canvas.Display;
import dev.banmen.tui.canvas.GlyphSet;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Pages;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.files.BrowserPage;
import dev.banmen.tui.page.lobby.LobbyPage;
import dev.banmen.tui.page.picture.OffscreenSurface;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Recorder;
import dev.banmen.tui.theme.Themes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A server's pages in every theme, which {@code banmen screenshot} can't reach: a house in memory,
 * seen by one of its people. The pictures lie in {@code target/pages} afterwards.
 */
@Timeout(120)
class ServerPicturesTest {
  private static final Path PICTURES = Path.of("target", "pages");

  /** What is typed in the lobby to get to a page, and what it is. */
  private static final Map<String, String> KEYS =
      Map.of(
          "lobby",
          "<home><down:4>",
          "teaching",
          "<home>jjj<enter>",
          "past-games",
          "<home>jj<enter>:past<enter>");

  private static final Map<String, Class<? extends Page>> SHOWN =
      Map.of(
          "lobby", LobbyPage.class, "teaching", RecordPage.class, "past-games", BrowserPage.class);

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, Optional::isPresent, 1_795_600_000_000L);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  private static Seat seat(Visit visit, String name) {
    return new Seat(visit.person().me(), name);
  }

  private static LiveSession begin(Visit visit, String game, String size, Seat black, Seat white)
      throws Exception {
    Terms terms =
        new Terms(game, Map.of("size", size), Optional.empty(), TimeControl.NONE, black, white);
    return visit.person().room().begin(terms, TableOptions.OPEN);
  }

  private void plays(LiveSession live, Visit visit, Side side, int row, int col) throws Exception {
    live.submit(visit.person().me(), new Event.Try(new Place(side, new Site(row, col))));
    house.settle();
  }

  /** Fills the house; returns who looks. */
  private Person filled(String page) throws Exception {
    Visit emil = house.named("emil");
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    if (page.equals("teaching")) {
      SharedPosition start = SharedPosition.start(TeachingTest.recording());
      lobby(anna).teach(new SharedPosition(start.recording(), 2, start.end()), false);
    } else {
      LiveSession won = begin(ben, "go", "9", Seat.FREE, seat(ben, "ben"));
      house.settle();
      LiveSession there = OpenHouse.enterFirst(emil);
      house.settle();
      plays(there, emil, Side.BLACK, 4, 4);
      plays(won, ben, Side.WHITE, 2, 3);
      won.submit(ben.person().me(), new Event.Resign(Side.WHITE));
      house.settle();
      ben.person().room().leave(won);
      emil.person().room().leave(there);
      begin(anna, "othello", "8", seat(anna, "anna"), Seat.FREE);
    }
    house.settle();
    lobby(ben).say("Anyone for a game?");
    lobby(emil).tell(""); // the code for a lost key is read
    house.settle();
    return emil.person();
  }

  private static OffscreenSurface painted(String page, Person person, String theme)
      throws Exception {
    OffscreenSurface still = new OffscreenSurface(80, 24, KEYS.get(page), Language.ENGLISH);
    Words words = person.language().words(Viewer.class);
    Pages pages = PageMaker.of(person, words, LobbyPage.of(person, words));
    Display display =
        new Display(Depth.TRUECOLOR, GlyphSet.UNICODE, Language.ENGLISH).withTheme(theme);
    pages.viewedWith(new Appearance(display));
    still.show(pages, person, display, Recorder.NONE);
    assertThat(pages.shown()).isInstanceOf(SHOWN.get(page));
    return still;
  }

  @ParameterizedTest
  @ValueSource(strings = {"lobby", "teaching", "past-games"})
  void eachPageOfTheServerIsPaintedInEveryTheme(String page) throws Exception {
    Person person = filled(page);
    for (String theme : Themes.BUNDLED) {
      String svg = painted(page, person, theme).svg(page);
      Files.writeString(
          Files.createDirectories(PICTURES).resolve(page + "-" + theme + ".svg"), svg);
    }
  }

  @Test
  void eachIsListed() throws Exception {
    assertThat(Files.readAllLines(Path.of("docs", "pictures", "server-page-list")))
        .containsExactlyInAnyOrderElementsOf(List.copyOf(KEYS.keySet()));
  }
}

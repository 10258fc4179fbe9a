package dev.banmen.app.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.banmen.app.NoThemes;
import dev.banmen.app.Pending;
import dev.banmen.app.Refusal;
import dev.banmen.app.local.host.HostEnvironment;
import dev.banmen.app.local.settings.Preferences;
import dev.banmen.catalog.Catalog;
import dev.banmen.cli.options.ScreenChoices;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.gtp.client.EngineMain;
import dev.banmen.gtp.client.EngineProgram;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.settings.SettingsFault;
import dev.banmen.study.GameValues;
import dev.banmen.study.Mistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that the settings name, and who may play a side of a game in play. */
class EngineSeatsTest {
  private static final Terms GO = Terms.of("go", Map.of("size", "9"));

  @TempDir private Path folder;

  private Library library(String settings) throws IOException {
    Files.writeString(folder.resolve(Preferences.NAME), settings);
    Library library =
        new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
    library.preferences().use(preferences().load());
    return library;
  }

  private Preferences preferences() {
    return new Preferences(
        folder.resolve(Preferences.NAME),
        new NoThemes(),
        ScreenChoices.ALL,
        Catalog.ALL.language());
  }

  @Test
  void theSettingsNameProgramsAndTheCommandLineAddsOthers() throws IOException {
    Library library = library("[engines]\npachi = \"pachi -t 5\"\ngnugo = \"gnugo --mode gtp\"\n");
    library.preferences().useEngine("gnugo", "gnugo");
    library.preferences().useEngine("pachi", "/opt/pachi -t 9");
    library.preferences().useEngine("new", "new");
    assertThat(library.preferences().engines()).containsExactly("pachi", "gnugo", "new");
    assertThat(library.preferences().engineCommands())
        .containsEntry("gnugo", command("gnugo --mode gtp")) // a name alone goes after the settings
        .containsEntry("pachi", command("/opt/pachi -t 9"))
        .containsEntry("new", command("new"));
  }

  private static EngineProgram command(String line, String... games) {
    return new EngineProgram(line, Set.of(games));
  }

  @Test
  void aProgramIsOfferedInTheGamesThatItsOwnerNames() throws IOException {
    String settings =
        """
        [engines]
        gnugo = "gnugo --mode gtp"
        edax = { command = "edax -gtp", game = "othello" }
        own = { command = "banmen gtp dots", game = ["dots", "gomoku"] }
        """;
    Files.writeString(folder.resolve(Preferences.NAME), settings);
    Preferences preferences =
        new Preferences(
            folder.resolve(Preferences.NAME),
            new NoThemes(),
            ScreenChoices.ALL,
            Catalog.ALL.language());
    Preferences.Loaded loaded = preferences.load(Catalog.ALL);
    assertThat(loaded.faults()).isEmpty();
    Library library =
        new Library(HostEnvironment.ofProcess(), Catalog.ALL, ScreenChoices.ALL, folder);
    library.preferences().use(loaded);
    assertThat(library.preferences().engines("go")).containsExactly("gnugo");
    assertThat(library.preferences().engines("othello")).containsExactly("edax");
    assertThat(library.preferences().engines("dots")).containsExactly("own");
    assertThat(library.preferences().engines("gomoku")).containsExactly("own");
    assertThat(library.preferences().engines("capture")).isEmpty();
    library.preferences().useEngine("edax", "/opt/edax");
    assertThat(library.preferences().engineCommands())
        .containsEntry("edax", command("/opt/edax", "othello"));
  }

  @Test
  void theSettingsAndTheCommandLineSayWhichProgramReviews() throws IOException {
    String settings =
        """
        [engines]
        edax = { command = "edax -gtp", game = "othello", review = true }
        gnugo = "gnugo --mode gtp"
        katago = { command = "katago gtp", review = true }
        """;
    Library library = library(settings);
    Preferences preferences =
        new Preferences(
            folder.resolve(Preferences.NAME),
            new NoThemes(),
            ScreenChoices.ALL,
            Catalog.ALL.language());
    library.preferences().use(preferences.load(Catalog.ALL));
    assertThat(library.preferences().reviewer("go")).contains(command("katago gtp"));
    assertThat(library.preferences().reviewer("othello")).contains(command("edax -gtp", "othello"));
    assertThat(library.preferences().reviewer("dots")).isEmpty();
    library.preferences().reviewWith("gnugo");
    assertThat(library.preferences().reviewer("go")).contains(command("gnugo --mode gtp"));
    library.preferences().reviewWith("/opt/leela --gtp");
    assertThat(library.preferences().reviewer("go")).contains(command("/opt/leela --gtp"));
  }

  @Test
  @Tag("long")
  void whatAProgramThinksBecomesTheReview() throws Exception {
    GameValues game = twoMoves();
    Library library = library("");
    library.preferences().reviewWith(EngineMain.command());
    assertThat(values(library, game)).isEqualTo(3);
    assertThat(game.review().curve()).containsExactly(0.6, 0.4, 0.6);
    assertThat(game.review().mistakes())
        .extracting(Mistake::games, mistake -> mistake.better().line().size())
        .containsExactly(tuple(20, 2), tuple(20, 2));
  }

  @Test
  @Tag("long")
  void theProgramThatReviewsGivesTheHints() throws Exception {
    Library library = library("");
    library.preferences().reviewWith(EngineMain.command());
    LiveSession live = library.room().begin(GO);
    Candidate hint = library.room().hint(live).outcome();
    assertThat(hint.move()).isEqualTo(new Place(Side.BLACK, new Site(5, 3)));
    assertThat(hint.value()).isEqualTo(0.6);
    library.preferences().reviewWith("/nowhere/engine");
    assertThatThrownBy(() -> library.room().hint(live).outcome())
        .isInstanceOf(Refusal.class)
        .hasMessage("Could not start /nowhere/engine.");
    library.room().leave(live);
  }

  @Test
  void aProgramThatLoadsForAHintIsEndedOnceTheGameMovesOnOrIsLeft() throws Exception {
    Library library = library("");
    library.preferences().reviewWith("sleep 100");
    LiveSession live = library.room().begin(GO);
    Pending<Candidate> hint = library.room().hint(live);
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    assertEnds(hint);
    hint = library.room().hint(live);
    library.room().leave(live);
    assertEnds(hint);
  }

  private static void assertEnds(Pending<Candidate> hint) {
    hint.await(30_000);
    assertThat(hint.isOver()).isTrue();
    assertThatThrownBy(hint::outcome).isInstanceOf(Refusal.class);
  }

  @Test
  void aProgramThatCannotReviewIsNamed() throws Exception {
    Library library = library("");
    library.preferences().reviewWith("/nowhere/engine");
    assertThatThrownBy(() -> values(library, twoMoves()))
        .isInstanceOf(Refusal.class)
        .hasMessage("Could not start /nowhere/engine.");
  }

  private static int values(Library library, GameValues game) throws Refusal {
    return library.room().values(game.family(), game.chosen(), game.turns(), game).outcome();
  }

  /** Black E5, White E6. */
  private static GameValues twoMoves() {
    Session session = Session.begin(GO, GO.start(Catalog.ALL));
    session = session.on(new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    return GameValues.of(session.on(new Event.Try(new Place(Side.WHITE, new Site(3, 4)))));
  }

  @Test
  void aGameThatDoesNotExistIsAFault() throws IOException {
    library("[engines]\nedax = { command = \"edax\", game = \"chess\" }\n");
    assertThat(preferences().load(Catalog.ALL).faults())
        .singleElement()
        .satisfies(fault -> assertThat(fault.text()).startsWith("unknown game: chess; choose"));
  }

  @Test
  void whatCannotBeANameOrACommandIsAFault() throws IOException {
    library("[engines]\n\"a b\" = \"x\"\nc = \"x 'y\"\ngood = \"x 'y'\"\n");
    assertThat(preferences().load().faults())
        .extracting(SettingsFault::line, SettingsFault::text)
        .containsExactly(
            tuple(
                2,
                "engine name 'a b' can have only letters, digits and . _ + -, at most 40 of them"),
            tuple(
                3,
                "the command line of engine c must be written as in a shell, with each"
                    + " quotation mark closed"));
  }

  @Test
  void aSideOfAGameInPlayGoesToAnotherPlayer() throws Exception {
    Library library = library("[engines]\ngnugo = \"/nowhere/gnugo\"\n");
    LiveSession live = library.room().begin(GO);
    library.room().seat(live, Side.WHITE, "gtp:gnugo");
    assertThat(live.now().seat(Side.WHITE).holder().id()).isEqualTo("gtp:gnugo");
    library.room().seat(live, Side.WHITE, "bot:1");
    assertThat(library.room().status(live).white()).isEmpty();
    assertThat(library.room().status(live).black()).isEmpty();
    assertThat(live.now().seat(Side.WHITE).isComputer()).isTrue();
    Seat computer = library.room().seat(live, Side.WHITE, "bot");
    assertThat(computer.holder().id()).isEqualTo("bot:3");
    assertThat(live.now().seat(Side.WHITE)).isEqualTo(computer);
    library.room().seat(live, Side.WHITE, "human");
    assertThat(live.now().seat(Side.WHITE)).isEqualTo(Seat.AT_KEYBOARD);
    for (String who :
        List.of("gtp:pachi", "gtp:gnugo --mode gtp", "bot:99", "Bot", "", "human:Ann")) {
      assertThatThrownBy(() -> library.room().seat(live, Side.WHITE, who))
          .isInstanceOf(Refusal.class);
    }
    assertThatThrownBy(() -> library.room().seat(live, Side.WHITE, "human:Ann"))
        .hasMessage("'human:Ann' isn't a player here; use human, bot, bot:LEVEL or gtp:NAME");
    assertThat(live.now().seat(Side.WHITE)).isEqualTo(Seat.AT_KEYBOARD);
    library.room().leave(live);
  }
}

package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.banmen.app.GameRoom;
import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NamedTables;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.catalog.Catalog;
import dev.banmen.command.Command;
import dev.banmen.game.Place;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.desk.AdminReply;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.rating.RatingChange;
import dev.banmen.server.tables.Rematch;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.shell.CollectedLines;
import dev.banmen.shell.line.Shell;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.lobby.LobbyPage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rated games: what they change, and what is not possible in them. */
class RatedTest {
  private static final TableOptions RATED = new TableOptions(false, true);

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private Visit anna;
  private Visit ben;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
    anna = house.named("anna");
    ben = house.named("ben");
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static Terms terms(String size, Visit black, Seat white) {
    return Terms.of("go", Map.of("size", size)).between(new Seat(black.person().me(), ""), white);
  }

  private LiveSession game(String size) throws Refusal {
    LiveSession live = anna.person().room().begin(terms(size, anna, Seat.FREE), RATED);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    return live;
  }

  /** Ben resigns after a move of each. */
  private void win(LiveSession live) throws Exception {
    stone(live, anna, 4);
    stone(live, ben, 5);
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    house.settle();
    house.store.ratings(1).join(); // the reader has come to what was asked before
    house.settle();
  }

  private static Session stone(LiveSession live, Visit who, int row) throws Exception {
    Side side = live.now().position().toMove().orElseThrow();
    return live.submit(who.person().me(), new Event.Try(new Place(side, new Site(row, 4))));
  }

  @Test
  void itsResultChangesTheRatingsThatStandBesideTheNames() throws Exception {
    LiveSession live = game("9");
    assertThat(OpenHouse.tables(ben).get(0).title()).contains(", rated");
    assertThat(anna.person().room().status(live).black()).isEmpty();
    win(live);
    assertThat(house.store.ratings(1).join().get("go").value()).isGreaterThan(1600);
    assertThat(house.store.ratings(2).join().get("go").value()).isLessThan(1400);
    assertThat(anna.person().room().status(live).black()).isEqualTo("4k?");
    assertThat(anna.person().room().status(live).white()).isEqualTo("9k?");
    assertThat(OpenHouse.tables(ben).get(0).white()).isEqualTo("ben 9k?");
  }

  @Test
  void theLineOfKeysHasWhatARatedGameTakes() throws Exception {
    LiveSession live = game("9");
    stone(live, anna, 4);
    Evening screen = new Evening(anna.person(), live, 80, 24, Glyphs.UNICODE).refreshed();
    assertThat(screen.text()).contains("u undo", "c say something", "R resign");
    stone(live, ben, 5);
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    Evening wide = new Evening(anna.person(), live, 160, 40, Glyphs.UNICODE).refreshed();
    assertThat(wide.text()).contains("e edit").doesNotContain("u undo");
  }

  @Test
  void gamesToTakeHomeHaveTheRanksBeforeThem() throws Exception {
    assertThatThrownBy(() -> anna.files().written("all"))
        .hasMessage("You have no finished games yet.");
    win(game("9"));
    assertThat(new String(anna.files().written("1"), StandardCharsets.UTF_8))
        .contains("PB[anna]", "PW[ben]", "BR[6k?]", "WR[6k?]");
    assertThatThrownBy(() -> anna.files().written("2")).isInstanceOf(Refusal.class);
    List<String> names = new ArrayList<>();
    try (ZipInputStream zip =
        new ZipInputStream(new ByteArrayInputStream(anna.files().written("all")))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        assertThat(zip.readAllBytes()).startsWith("(;".getBytes(StandardCharsets.UTF_8));
        names.add(entry.getName().substring("2026-11-24".length()));
      }
    }
    assertThat(names).containsExactly("-go-1.sgf");
  }

  @Test
  void theOwnerHasAllRatingsComputedAgain() throws Exception {
    LiveSession live = game("9");
    win(live);
    double before = house.store.ratings(1).join().get("go").value();
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder + "/banmen.db");
        Statement statement = other.createStatement()) {
      statement.execute("UPDATE ratings SET rating = 2900, games = 40");
    }
    assertThat(anna.person().room().status(live).black()).isEqualTo("4k?"); // as it was read
    assertThat(house.house.desk().run(Language.ENGLISH, List.of("ratings"), Map.of()))
        .isEqualTo(new AdminReply(true, List.of("All ratings were recalculated.")));
    assertThat(house.store.ratings(1).join().get("go").value()).isEqualTo(before);
    assertThat(house.store.ratings(1).join().get("go").games()).isOne();
    anna.person().room().status(live); // asks for them again
    house.store.ratings(1).join();
    house.settle();
    assertThat(anna.person().room().status(live).black()).isEqualTo("4k?");
  }

  @Test
  void itsResultStands() throws Exception {
    LiveSession live = game("9");
    win(live);
    Session after = live.submit(ben.person().me(), Event.Act.UNDO);
    assertThat(after.report()).isEqualTo(new Report.NotDone(Report.Hindrance.BARRED));
    assertThat(live.now().asked()).isEmpty();
    assertThat(live.submit(anna.person().me(), new Event.Reply(true)).isOver()).isTrue();
  }

  @Test
  void beforeTheEndAMoveCanBeTakenBackWithConsent() throws Exception {
    LiveSession live = game("9");
    stone(live, anna, 4);
    live.submit(anna.person().me(), Event.Act.UNDO);
    live.submit(ben.person().me(), new Event.Reply(true));
    assertThat(live.now().position().ply()).isZero();
  }

  @Test
  void noComputerPlaysInIt() throws Exception {
    LiveSession live = game("9");
    Seat bot = dev.banmen.session.ComputerSeat.parse("bot:1").orElseThrow().seat();
    Session after = live.submit(anna.person().me(), new Event.Sit(Side.BLACK, bot));
    assertThat(after.report()).isEqualTo(new Report.NotDone(Report.Hindrance.BARRED));
    assertThatThrownBy(() -> anna.person().room().seat(live, Side.BLACK, "bot:1"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("only people");
    assertThatThrownBy(() -> anna.person().room().begin(terms("9", anna, bot), RATED))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("between two people");
  }

  @Test
  void itsPlayersHaveNoHelpUntilItIsOver() throws Exception {
    LiveSession live = game("9");
    Visit cem = house.named("cem");
    assertThatThrownBy(() -> anna.person().room().checkAid(live)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> ben.person().room().hint(live))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("rated");
    assertThatThrownBy(() -> ben.person().room().estimate(live))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("rated");
    Session asked = live.submit(ben.person().me(), Event.Act.ASK_ESTIMATE);
    assertThat(asked.report()).isEqualTo(new Report.NotDone(Report.Hindrance.BARRED));
    cem.person().room().checkAid(live);
    assertThatThrownBy(() -> anna.person().files().openPlayed(live.now()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("rated");
    win(live);
    anna.person().room().checkAid(live);
  }

  @Test
  void noOverlayIsShownToItsPlayers() throws Exception {
    LiveSession live = game("9");
    stone(live, anna, 4);
    anna.person().lobby().orElseThrow().tell("");
    for (String keys : List.of("o", ":layer territory\r")) {
      LobbyPage lobby = LobbyPage.of(anna.person(), Language.ENGLISH.words(Viewer.class));
      Evening screen =
          new Evening(anna.person(), lobby, 80, 24, Glyphs.UNICODE).types("\033[Hjjj\r", keys);
      assertThat(screen.text()).contains("overlays, coach").doesNotContain("stone lives");
    }
  }

  @Test
  void whatIsCopiedWhileAClockRunsHasTheTimeOfTheLastMove() throws Exception {
    Terms terms = terms("9", anna, Seat.FREE);
    TimeControl time = TimeControl.parse("20m").orElseThrow();
    Terms timed =
        new Terms(
            terms.family(), terms.chosen(), terms.setup(), time, terms.black(), terms.white());
    LiveSession live = anna.person().room().begin(timed, RATED);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    stone(live, anna, 4);
    house.now += 60_000;
    assertThat(anna.person().files().text(live.now(), 10_000).orElseThrow())
        .contains("left white 1200000 ");
  }

  @Test
  void nobodyIsToldThatTheyGaveAwayTheSeatOfSomebodyElse() throws Exception {
    LiveSession live = anna.person().room().begin(terms("9", anna, Seat.FREE), TableOptions.OPEN);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    for (String who : List.of("bot:1", "human")) {
      assertThatThrownBy(() -> anna.person().room().seat(live, Side.WHITE, who))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("Only the player in this seat");
    }
    Visit cem = house.named("cem");
    ben.person().room().seat(live, Side.WHITE, "bot:1");
    house.settle();
    assertThat(live.now().seat(Side.WHITE).isComputer()).isTrue();
    assertThatThrownBy(() -> cem.person().room().seat(live, Side.WHITE, "bot:2"))
        .isInstanceOf(Refusal.class)
        .hasMessage("Only the players of this game can change who plays.");
  }

  @Test
  void elsewhereThePlayersSeeEstimatesOnceBothAgree() throws Exception {
    LiveSession live = anna.person().room().begin(terms("5", anna, Seat.FREE), TableOptions.OPEN);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    Visit cem = house.named("cem");
    live.submit(anna.person().me(), Event.Act.ASK_ESTIMATE);
    for (Visit one : List.of(anna, ben, cem)) {
      assertThatThrownBy(() -> one.person().room().estimate(live))
          .isInstanceOf(Refusal.class)
          .hasMessageContaining("if both agree");
    }
    live.submit(ben.person().me(), new Event.Reply(true));
    assertThat(ben.person().room().estimate(live).outcome().owners()).hasSize(25);
    assertThat(anna.person().room().estimate(live).outcome().owners()).hasSize(25);
    assertThatThrownBy(() -> cem.person().room().estimate(live)).isInstanceOf(Refusal.class);
  }

  @Test
  void whereNothingIsOwnedThereIsNoEstimate() throws Exception {
    Terms gomoku =
        Terms.of("gomoku", Map.of()).between(new Seat(anna.person().me(), ""), Seat.FREE);
    LiveSession live = anna.person().room().begin(gomoku, TableOptions.OPEN);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    Evening screen = new Evening(ben.person(), live, 80, 24, Glyphs.UNICODE);
    assertThat(screen.types(":estimate\r").ticks().said())
        .contains("No estimate: this game has no territory.");
    List<String> heard = new ArrayList<>();
    Shell shell = new Shell(anna.person(), new CollectedLines(heard));
    shell.begin(live);
    shell.answer("estimate");
    assertThat(heard).contains("? No estimate: this game has no territory.");
  }

  @Test
  void aRematchStartsWithTheSidesChangedOnceBothWantIt() throws Exception {
    LiveSession live = game("9");
    assertThatThrownBy(() -> anna.person().room().rematch(live)).isInstanceOf(Refusal.class);
    win(live);
    Visit cem = house.named("cem");
    assertThatThrownBy(() -> cem.person().room().rematch(live)).isInstanceOf(Refusal.class);
    assertThat(anna.person().room().rematch(live)).isEmpty();
    assertThat(anna.person().room().rematch(live)).isEmpty();
    assertThat(anna.person().room().status(live).said()).contains("You asked ben");
    assertThat(ben.person().room().status(live).said()).contains("y or n?");
    LiveSession next = ben.person().room().rematch(live).orElseThrow();
    assertThat(next.now().seat(Side.BLACK).name()).isEqualTo("ben");
    assertThat(next.now().seat(Side.WHITE).name()).isEqualTo("anna");
    assertThat(anna.person().room().status(live).said()).contains("has started");
    assertThat(anna.person().room().rematch(live)).containsSame(next);
    house.settle();
    assertThat(OpenHouse.tables(anna))
        .extracting(LobbyRow::title)
        .allMatch(title -> title.contains(", rated"));
  }

  @Test
  void aRematchIsNoLongerOfferedOnceWhoeverAskedIsGone() throws Exception {
    LiveSession live = game("9");
    win(live);
    assertThat(anna.person().room().rematch(live)).isEmpty();
    assertThat(ben.person().room().status(live).said()).contains("y or n?");
    anna.person().room().leave(live);
    assertThat(ben.person().room().status(live).said())
        .startsWith("anna left the game, so the rematch offer is withdrawn. Ratings: anna");
    anna.person().lobby().orElseThrow().enter(OpenHouse.tables(anna).get(0));
    assertThat(ben.person().room().status(live).said())
        .as("anna is back")
        .startsWith("Ratings: anna");
    anna.person().room().leave(live);
    assertThat(ben.person().room().rematch(live)).isEmpty();
    assertThat(OpenHouse.tables(ben)).hasSize(1);
  }

  @Test
  void aRematchIsNotPlayedWithSomebodyWhoIsBlockedMeanwhile() throws Exception {
    LiveSession live = game("9");
    win(live);
    assertThat(anna.person().room().rematch(live)).isEmpty();
    anna.person().lobby().orElseThrow().command(Command.BLOCK, "ben").join();
    assertThatThrownBy(() -> ben.person().room().rematch(live))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("cannot sit down");
    anna.person().lobby().orElseThrow().command(Command.UNBLOCK, "ben").join();
    assertThat(ben.person().room().rematch(live)).isPresent();
  }

  @Test
  void aRematchNeedsRoomAtBothPlayersTables() throws Exception {
    house.close();
    house = new OpenHouse(folder, new HouseLimits(1, 4, 100, 300, 5, 10, 100));
    anna = house.visit("anna");
    ben = house.visit("ben");
    LiveSession live = game("9");
    win(live);
    assertThat(anna.person().room().rematch(live)).isEmpty();
    anna.person().room().begin(terms("9", anna, Seat.FREE));
    assertThatThrownBy(() -> ben.person().room().rematch(live))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("too many unfinished games");
  }

  @Test
  void ofTwoWhoAgreeToARematchAtOnceOneBeginsIt() {
    Rematch rematch = new Rematch();
    assertThat(rematch.isAgreed(anna.person().me(), Optional.empty())).isFalse();
    assertThat(rematch.isAgreed(ben.person().me(), Optional.empty())).isTrue();
    assertThat(rematch.isAgreed(ben.person().me(), Optional.empty()))
        .isFalse(); // from another terminal
    assertThat(rematch.withdraw(anna.person().me())).isFalse();
    rematch.failed();
    assertThat(rematch.isAgreed(ben.person().me(), Optional.empty())).isFalse();
    assertThat(rematch.isAgreed(anna.person().me(), Optional.empty())).isTrue();
  }

  @Test
  void itsPageSaysSoAllAlong() throws Exception {
    LiveSession live = game("9");
    for (Visit one : List.of(anna, ben)) {
      assertThat(one.person().room().status(live).sign()).isEqualTo("rated");
      assertThat(one.person().room().status(live).said()).startsWith("This game is rated.");
    }
    stone(live, anna, 4);
    assertThat(ben.person().room().status(live).sign()).isEqualTo("rated");
    assertThat(ben.person().room().status(live).said()).doesNotContain("This game is rated");
    LiveSession open = anna.person().room().begin(terms("9", anna, Seat.FREE));
    assertThat(anna.person().room().status(open).sign()).isEmpty();
  }

  @Test
  void whoeverHasNoNameTakesOneBeforeTheySitDown() throws Exception {
    Visit cem = house.visit("cem");
    assertThatThrownBy(() -> cem.person().room().begin(terms("9", cem, Seat.FREE), RATED))
        .hasMessageContaining("needs a name");
    LiveSession live = anna.person().room().begin(terms("9", anna, Seat.FREE), RATED);
    house.settle();
    String invitation = OpenHouse.tables(anna).get(0).command();
    String code = invitation.substring(invitation.lastIndexOf(' ') + 1);
    String number = Long.toString(OpenHouse.tables(anna).get(0).number());
    assertThatThrownBy(() -> new NamedTables(cem).watch(number)).hasMessageContaining("join 1");
    assertThat(cem.isToTakeName()).isFalse();
    assertThatThrownBy(() -> new NamedTables(cem).join(code)).hasMessageContaining("needs a name");
    assertThat(cem.isToTakeName()).isTrue();
    assertThatThrownBy(() -> OpenHouse.enterFirst(cem)).hasMessageContaining("needs a name");
    house.settle();
    assertThat(live.now().seat(Side.WHITE).isFree()).isTrue();
    Lobby lobby = cem.person().lobby().orElseThrow();
    assertThat(lobby.letter()).contains("Choose one (key c; in line mode");
    assertThat(lobby.search()).isEmpty();
    lobby.takeName("cem");
    house.settle();
    assertThat(lobby.search().orElseThrow().isFound()).isTrue();
    assertThat(lobby.found()).containsSame(live);
    assertThat(live.now().seat(Side.WHITE)).isEqualTo(new Seat(cem.person().me(), "cem"));
    assertThat(lobby.letter()).contains("recovery code");
  }

  @Test
  void whoeverTakesANameTooLateStaysInTheLobby() throws Exception {
    Visit cem = house.visit("cem");
    anna.person().room().begin(terms("9", anna, Seat.FREE), RATED);
    house.settle();
    assertThatThrownBy(() -> OpenHouse.enterFirst(cem)).isInstanceOf(Refusal.class);
    OpenHouse.enterFirst(ben);
    house.settle();
    Lobby lobby = cem.person().lobby().orElseThrow();
    lobby.takeName("cem");
    house.settle();
    assertThat(lobby.search()).isEmpty();
  }

  @Test
  void whoeverTakesANameAfterSomethingElseStaysInTheLobby() throws Exception {
    Visit cem = house.visit("cem");
    LiveSession live = anna.person().room().begin(terms("9", anna, Seat.FREE), RATED);
    house.settle();
    assertThatThrownBy(() -> OpenHouse.enterFirst(cem)).isInstanceOf(Refusal.class);
    LiveSession own = cem.person().room().begin(terms("9", cem, Seat.FREE));
    cem.person().room().leave(own);
    Lobby lobby = cem.person().lobby().orElseThrow();
    lobby.takeName("cem");
    house.settle();
    assertThat(lobby.search()).isEmpty();
    assertThat(live.now().seat(Side.WHITE).isFree()).isTrue();
  }

  @Test
  void whoeverTakesANameForAGameSearchesNoLonger() throws Exception {
    Visit cem = house.visit("cem");
    Lobby lobby = cem.person().lobby().orElseThrow();
    lobby.playNow("gomoku");
    LiveSession live = anna.person().room().begin(terms("9", anna, Seat.FREE), RATED);
    house.settle();
    assertThatThrownBy(() -> OpenHouse.enterFirst(cem)).isInstanceOf(Refusal.class);
    lobby.takeName("cem");
    house.settle();
    assertThat(lobby.found()).containsSame(live);
    assertThat(lobby.search()).isEmpty();
  }

  @Test
  void aGuestWithoutAKeyPlaysNoRatedGame() throws Exception {
    house.close();
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> true);
    anna = house.visit("anna");
    anna.person().room().begin(terms("9", anna, Seat.FREE), RATED);
    house.settle();
    Visit guest = house.visit(new VisitRequest(Optional.empty(), "x", "192.0.2.8", Map.of()));
    assertThatThrownBy(() -> OpenHouse.enterFirst(guest)).hasMessageContaining("needs a key");
  }

  @Test
  void aHandicapThatWouldBeFairIsSuggestedBeforeTheFirstMove() throws Exception {
    LiveSession small = game("9");
    win(small);
    anna.person().room().leave(small);
    ben.person().room().leave(small);
    LiveSession live = game("19");
    house.settle();
    assertThat(anna.person().room().status(live).said())
        .startsWith("This game is rated. For a fair game, ben would take a handicap of 5 stones.");
    stone(live, anna, 4);
    assertThat(anna.person().room().status(live).said()).doesNotContain("handicap");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void aGameThatEndsBeforeBothHaveMovedDoesNotCount(int moves) throws Exception {
    LiveSession live = game("9");
    if (moves == 1) {
      stone(live, anna, 4);
    }
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    house.settle();
    assertThat(live.now().isOver()).isTrue();
    assertThat(house.store.ratings(1).join()).isEmpty();
    assertThat(house.store.ratings(2).join()).isEmpty();
    assertThat(ben.person().room().status(live).said())
        .startsWith("Not rated: the game ended before both players had moved.");
    house.store.recomputeRatings().join();
    assertThat(house.store.ratings(1).join()).isEmpty();
  }

  @Test
  void aGameThatNobodyStartsIsForfeitAndDoesNotCount() throws Exception {
    LiveSession live = game("9");
    live.submit(Player.SYSTEM, new Event.Forfeit(Side.BLACK));
    house.settle();
    assertThat(live.now().isOver()).isTrue();
    assertThat(house.store.ratings(1).join()).isEmpty();
  }

  private static Terms game(String family, Map<String, String> chosen, Seat black) {
    return Terms.of(family, chosen).between(black, Seat.FREE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "go      | size=9 komi=-500           | set komi to default (7.5)",
        "go      | size=9 komi=7              | set komi to default (7.5)",
        "go      | rules=japanese komi=0.5    | set komi to default (6.5)",
        "go      | handicap=3 komi=7.5        | set komi to default (0.5)",
        "go      | size=5                     | choose one of them instead of 5x5",
        "go      | size=9x13                  | choose one of them instead of 9x13",
        "go      | size=52                    | choose one of them instead of 52x52",
        "go      | size=9 rules=exercise      | choose other rules",
        "go      | size=9 suicide=allowed     | set suicide to default (forbidden)",
        "go      | ko=none                    | set ko to default (superko)",
        "go      | rules=nz komi=5.5          | set komi to default (7)",
        "go      | size=9 handicap=9          | on 9x9 is 0: choose that or less",
        "go      | size=9 handicap=2          | on 9x9 is 0: choose that or less",
        "go      | size=13x13 handicap=4      | on 13x13 is 3: choose that or less",
        "capture | rules=exercise             | choose other rules",
        "othello | size=4                     | only on 8x8, its default size",
        "dots    | size=2                     | only on 6x6, its default size",
        "gomoku  | size=9                     | only on 15x15, its default size",
      })
  void anUnevenGameIsNotRated(String family, String options, String why) throws Exception {
    Seat me = new Seat(anna.person().me(), "");
    Terms uneven = game(family, chosen(options), me);
    assertThatThrownBy(() -> anna.person().room().begin(uneven, RATED))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining(why);
    anna.person().room().begin(uneven); // but it can be played
    house.settle();
    assertThat(OpenHouse.tables(anna)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "go      | size=9x9 komi=7.5",
        "go      | size=13 rules=japanese komi=6.5 handicap=2 komi=0.5",
        "go      | rules=nz",
        "go      | size=9 ko=preset suicide=preset rules=tromp-taylor",
        "go      | handicap=9",
        "go      | size=13 handicap=3",
        "othello | size=8",
        "dots    | size=6x6 ties=second",
        "capture | captures=3",
        "gomoku  | rules=exact",
      })
  void anEvenGameIsRatedHoweverItIsWritten(String family, String options) throws Exception {
    Terms even = game(family, chosen(options), new Seat(anna.person().me(), ""));
    LiveSession live = anna.person().room().begin(even, RATED);
    assertThat(live.now().terms().chosen()).doesNotContainKey("komi").doesNotContainValue("9x9");
    assertThat(anna.person().room().status(live).sign()).isEqualTo("rated");
  }

  private static Map<String, String> chosen(String options) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String option : options.split(" ")) {
      chosen.put(
          option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
    }
    return chosen;
  }

  @Test
  void aGameOfOnePersonOrFromAPositionIsNotRated() throws Exception {
    Seat me = new Seat(anna.person().me(), "");
    GameRoom room = anna.person().room();
    for (Terms terms : List.of(terms("9", anna, me), game("go", Map.of(), Seat.FREE))) {
      assertThatThrownBy(() -> room.begin(terms, RATED)).hasMessageContaining("two people");
    }
    Setup board = Terms.of("go", Map.of("size", "9")).start(Catalog.ALL).setup();
    assertThatThrownBy(() -> room.begin(terms("9", anna, Seat.FREE).from(board), RATED))
        .hasMessageContaining("start at the beginning");
    LiveSession live = room.begin(terms("9", anna, Seat.FREE), RATED);
    house.settle();
    assertThatThrownBy(() -> room.seat(live, Side.WHITE, "human"))
        .hasMessageContaining("one on each side");
    Event sit = new Event.Sit(Side.WHITE, new Seat(anna.person().me(), "anna"));
    assertThat(live.submit(anna.person().me(), sit).seat(Side.WHITE).isFree()).isTrue();
    OpenHouse.enterFirst(house.visit("anna")); // from another terminal
    house.settle();
    assertThat(live.now().seat(Side.WHITE).isFree()).isTrue();
  }

  @Test
  void aHandicapIsPartOfWhatIsExpected() throws Exception {
    LiveSession live =
        anna.person()
            .room()
            .begin(
                game("go", Map.of("size", "13", "handicap", "3"), new Seat(anna.person().me(), "")),
                RATED);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    stone(live, ben, 4);
    stone(live, anna, 5);
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    house.settle();
    double gained = house.store.ratings(1).join().get("go").value() - 1500;
    assertThat(gained).as("7.5 ranks").isPositive().isLessThan(50);
    ben.person().room().rematch(live);
    LiveSession next = anna.person().room().rematch(live).orElseThrow();
    assertThat(next.now().seat(Side.BLACK).name()).as("who has the handicap").isEqualTo("anna");
  }

  @Test
  void bothReadWhatAGameDidToTheirRatingsThenAndLater() throws Exception {
    LiveSession live = game("9");
    stone(live, anna, 4);
    stone(live, ben, 5);
    ben.close();
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    house.store.ratings(1).join();
    house.settle();
    String changes = "Ratings: anna 6k? to 9k? (-162), ben 6k? to 4k? (+162).";
    assertThat(anna.person().room().status(live).said()).isEqualTo(changes);
    assertThat(anna.person().room().rematch(live)).isEmpty();
    assertThat(anna.person().room().status(live).said())
        .startsWith("You asked ben")
        .endsWith(changes);
    ben = house.visit("ben");
    ben.person().files().refresh().join();
    assertThat(ben.person().files().list("").rows().get(0))
        .contains(" won W+R vs anna, Go")
        .endsWith(", 6k? to 4k? (+162)");
  }

  @Test
  void anUnratedGameHasNothingToSayOfRatings() throws Exception {
    LiveSession live = anna.person().room().begin(terms("9", anna, Seat.FREE), TableOptions.OPEN);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    win(live);
    assertThat(anna.person().room().status(live).said()).isEmpty();
    anna.person().files().refresh().join();
    assertThat(anna.person().files().list("").rows().get(0)).doesNotContain("1500", " to ");
  }

  private static final String EMPTY_BOARD = "board\n" + (". ".repeat(8) + ".\n").repeat(9);

  /** What an earlier version rated, as lines of the head of a game of Go on 9x9. */
  static List<Arguments> saved() {
    return List.of(
        arguments("size=9", "size=9", true),
        arguments("size=9", "size=9x9", true),
        arguments("size=9", "komi=7.5\nset size=9", true),
        arguments("size=9", "komi=-500\nset size=9", false),
        arguments("size=9", "rules=exercise\nset size=9", false),
        arguments("size=9", "suicide=allowed\nset size=9", false),
        arguments("size=9", "handicap=2\nset size=9", false),
        arguments("size=9", "size=11", false),
        arguments("begin", "begin", true),
        arguments("begin", EMPTY_BOARD + "begin", false),
        arguments("go\nset size=9", "othello\nset size=8", true),
        arguments("go\nset size=9", "othello\nset size=6", false),
        arguments("go\nset size=9", "dots\nset size=6x6", true),
        arguments("go\nset size=9", "dots\nset size=4", false),
        arguments("go\nset size=9", "gomoku", true),
        arguments("go\nset size=9", "gomoku\nset size=19", false),
        arguments("go\nset size=9", "capture\nset captures=3", true),
        arguments("go\nset size=9", "capture\nset size=9", false),
        arguments("go\nset size=9", "chess", false));
  }

  @ParameterizedTest
  @MethodSource("saved")
  void whatIsNoLongerRatedDoesNotCount(String of, String saved, boolean isRated) throws Exception {
    LiveSession live = game("9");
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder + "/banmen.db");
        PreparedStatement rewrite =
            other.prepareStatement("UPDATE tables SET head = replace(head, ?, ?)")) {
      rewrite.setString(1, of);
      rewrite.setString(2, saved);
      rewrite.executeUpdate();
    }
    win(live);
    assertThat(house.store.ratings(1).join().isEmpty()).isNotEqualTo(isRated);
    Map<Long, RatingChange> changes = house.store.ratingChanges(1).join();
    assertThat(changes.isEmpty()).isNotEqualTo(isRated);
    house.store.recomputeRatings().join();
    assertThat(house.store.ratingChanges(1).join()).isEqualTo(changes);
  }
}

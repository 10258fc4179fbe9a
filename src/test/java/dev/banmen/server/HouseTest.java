package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.FileStore;
import dev.banmen.app.GameRoom;
import dev.banmen.app.GameSearch;
import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NameOffer;
import dev.banmen.app.NamedTables;
import dev.banmen.app.Pending;
import dev.banmen.app.Person;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TypedTerms;
import dev.banmen.command.Command;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.record.OpenedFile;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.PastGame;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import dev.banmen.survey.FoundGame;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A house: people, tables, talk, and what is there after it was closed. */
class HouseTest {
  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private static final String PRIVATE = "Go, 9x9, Chinese, komi 7.5, private";

  private OpenHouse house;

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void reopen() throws Exception {
    house.close();
    house = new OpenHouse(folder);
  }

  private static Terms terms(Visit black, Seat white) {
    return Terms.of("go", Map.of("size", "9")).between(new Seat(black.person().me(), ""), white);
  }

  private LiveSession begin(Visit black) throws Refusal {
    LiveSession live = black.person().room().begin(terms(black, Seat.FREE));
    house.settle();
    return live;
  }

  private static Event at(int row, int col, Side side) {
    return new Event.Try(new Place(side, new Site(row, col)));
  }

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  @Test
  void twoPeopleMeetAtATable() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    begin(anna);
    LobbyRow.Table table = OpenHouse.tables(ben).get(0);
    assertThat(table.black()).isEqualTo("anna");
    assertThat(table.isFree()).isTrue();
    assertThat(table.isMine()).isFalse();
    LiveSession live = OpenHouse.enterFirst(ben);
    house.settle();
    assertThat(live.now().seat(Side.WHITE)).isEqualTo(new Seat(ben.person().me(), "ben"));
    assertThat(OpenHouse.tables(anna).get(0).isTurn()).isTrue();
    assertThat(OpenHouse.tables(ben).get(0).isTurn()).isFalse();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    assertThat(OpenHouse.tables(ben).get(0).isTurn()).isTrue();
    assertThat(ben.waiting()).isEqualTo(1);
    assertThat(anna.waiting()).isZero();
  }

  @Test
  void aTurnAtAnotherTableIsNews() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    LiveSession elsewhere = begin(ben);
    int before = lobby(ben).turnsBegun();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    assertThat(lobby(ben).turnsBegun()).isEqualTo(before); // it is shown
    live.submit(ben.person().me(), at(4, 5, Side.WHITE));
    ben.person().room().leave(live);
    AtomicInteger told = new AtomicInteger();
    ben.person().room().listen(elsewhere, told::incrementAndGet);
    live.submit(anna.person().me(), at(3, 4, Side.BLACK));
    assertThat(lobby(ben).turnsBegun()).isEqualTo(before + 1);
    assertThat(told.get()).isPositive();
    assertThat(lobby(anna).turnsBegun()).isZero();
  }

  @Test
  void aCountThatWaitsForAPlayerIsTheirTurn() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    anna.person().room().leave(live);
    live.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    assertThat(live.now().isCounting()).isTrue();
    assertThat(lobby(anna).turnsBegun()).isEqualTo(1);
    assertThat(anna.waiting()).isEqualTo(1);
    assertThat(ben.waiting()).isEqualTo(1);
    live.submit(ben.person().me(), Event.Act.ACCEPT);
    assertThat(OpenHouse.tables(ben).get(0).isTurn()).isFalse();
    assertThat(OpenHouse.tables(anna).get(0).isTurn()).isTrue();
    assertThat(OpenHouse.tables(anna).get(0).title()).endsWith("count ends in 7 days");
    assertThat(lobby(anna).turnsBegun()).as("the same count").isEqualTo(1);
    live.submit(anna.person().me(), Event.Act.ACCEPT);
    assertThat(anna.waiting()).isZero();
  }

  @Test
  void aThirdPersonOnlyWatches() throws Exception {
    Visit anna = house.named("anna");
    begin(anna);
    OpenHouse.enterFirst(house.named("ben"));
    house.settle();
    Visit cem = house.named("cem");
    LiveSession live = OpenHouse.enterFirst(cem);
    assertThat(live.now().sidesOf(cem.person().me())).isEmpty();
    live.submit(cem.person().me(), at(4, 4, Side.BLACK));
    assertThat(live.now().line()).isEmpty();
    assertThat(OpenHouse.tables(cem).get(0).watchers()).isEqualTo(1);
    cem.close();
    assertThat(OpenHouse.tables(anna).get(0).watchers()).isZero();
  }

  @Test
  void eachGameGoesOnWhereItStood() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    Player me = anna.person().me();
    OpenHouse.enterFirst(house.named("ben"));
    house.settle();
    live.submit(me, at(4, 4, Side.BLACK));
    live.submit(me, at(4, 4, Side.BLACK)); // out of turn, and remembered by nobody
    reopen();
    assertThat(house.unread).isEmpty();
    Visit again = house.visit("anna");
    assertThat(again.person().me()).isEqualTo(me);
    assertThat(again.person().room().unfinished()).hasSize(1);
    LiveSession resumed = again.person().room().resumeLast(Optional.empty());
    assertThat(resumed.now().line()).isEqualTo(live.now().line()).hasSize(1);
    assertThat(resumed.now().playerName(Side.WHITE)).isEqualTo("ben");
  }

  @Test
  void aClosedHouseCostsNoTime() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    Terms timed =
        new Terms(
            "go",
            Map.of("size", "9"),
            Optional.empty(),
            TimeControl.parse("10m").orElseThrow(),
            new Seat(anna.person().me(), ""),
            Seat.FREE);
    LiveSession live = anna.person().room().begin(timed);
    house.settle();
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    long left = live.now().clock().left(Side.WHITE, live.millis()).mainMillis();
    reopen();
    LiveSession resumed = house.visit("ben").person().room().resumeLast(Optional.empty());
    long now = resumed.now().clock().left(Side.WHITE, resumed.millis()).mainMillis();
    assertThat(now).isBetween(left - 60_000, left + House.BEAT_MILLIS + 500);
  }

  @Test
  void whoeverHasNoNameHasANumberAndIsAskedForAName() throws Exception {
    Visit anna = house.visit("anna");
    assertThat(lobby(anna).nameOffer()).contains(new NameOffer("anna", ""));
    assertThat(lobby(anna).people()).containsExactly("guest1");
    LiveSession live = begin(anna);
    assertThat(live.now().playerName(Side.BLACK)).isEqualTo("guest1");
    lobby(anna).takeName("Anna");
    house.settle();
    assertThat(lobby(anna).nameOffer()).isEmpty();
    assertThat(lobby(anna).people()).containsExactly("Anna");
    house.settle();
    assertThat(live.now().playerName(Side.BLACK)).isEqualTo("Anna");
    lobby(anna).say("hello");
    house.settle();
    assertThat(lobby(anna).chat()).containsExactly("Anna: hello");
    reopen();
    assertThat(lobby(house.visit("anna")).nameOffer()).isEmpty();
    assertThat(lobby(house.visit("anna")).chat()).containsExactly("Anna: hello");
  }

  @Test
  void whoHasNoNameIsCalledByTheirNumberAfterARestartToo() throws Exception {
    lobby(house.visit("x")).say("hello");
    house.settle();
    assertThat(lobby(house.visit("y")).chat()).containsExactly("guest1: hello");
    reopen();
    assertThat(lobby(house.visit("y")).chat()).containsExactly("guest1: hello");
  }

  @ParameterizedTest
  @ValueSource(strings = {"anna", "ANNA", "an-na", "Ａｎｎａ", "ann4"})
  void aNameIsOnePersons(String same) throws Exception {
    house.named("anna");
    Visit ben = house.visit("ben");
    lobby(ben).takeName(same);
    house.settle();
    assertThat(lobby(ben).nameOffer().orElseThrow().why()).contains("taken");
    lobby(ben).takeName("anne");
    assertThat(lobby(ben).nameOffer().map(NameOffer::why).orElse("")).isEmpty();
    house.settle();
    assertThat(lobby(ben).nameOffer()).isEmpty();
  }

  /**
   * Whoever comes second does not get a name that looks like the first one's, whichever that is.
   */
  @ParameterizedTest
  @CsvSource({
    "ΦΟΚΑ, ФОКА",
    "ФОКА, ΦΟΚΑ",
    "على, علی",
    "ĸarl, karl",
    "karl, ĸarl",
    "bobby, bo66y",
    "bo66y, bobby",
    "ma99ie, maggie"
  })
  void namesThatLookAlikeAreTakenInEitherOrder(String first, String second) throws Exception {
    house.named(first);
    Visit ben = house.visit("ben");
    lobby(ben).takeName(second);
    house.settle();
    assertThat(lobby(ben).nameOffer().orElseThrow().why()).contains("taken");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ab",
        "abcdefghijklmnopq",
        "a b c",
        "1abc",
        "root",
        "guest",
        "Guest-12",
        "Bot",
        "a\u0301b\u0301c",
        "abc\u200d",
        "аdmin",
        "ab\u001b[2J",
        "_abc"
      })
  void notEverythingIsAName(String name) throws Exception {
    Visit anna = house.visit("anna");
    assertThatThrownBy(() -> lobby(anna).takeName(name)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"abc", "abcdefghijklmnop", "王小明", "ひろカ子", "anna-b_2", "Ömer"})
  void namesAreOfOneScript(String name) throws Exception {
    Visit anna = house.visit("anna");
    lobby(anna).takeName(name);
    house.settle();
    assertThat(lobby(anna).nameOffer()).isEmpty();
  }

  @Test
  void aLoginThatIsNoNameIsNotOffered() throws Exception {
    assertThat(lobby(house.visit("x")).nameOffer()).contains(new NameOffer("", ""));
    assertThat(lobby(house.visit("o'brien")).nameOffer()).contains(new NameOffer("obrien", ""));
  }

  @Test
  void nobodyTalksTooMuchOrTooLong() throws Exception {
    Visit anna = house.named("anna");
    house.now += PeopleLimits.DAY_MILLIS; // whoever is new says less
    HouseLimits limits = HouseLimits.DEFAULT;
    lobby(anna).say("x".repeat(limits.sentence()));
    assertThatThrownBy(() -> lobby(anna).say("x".repeat(limits.sentence() + 1)))
        .isInstanceOf(Refusal.class);
    for (int i = 1; i < limits.sentences(); i++) {
      lobby(anna).say("more");
    }
    assertThatThrownBy(() -> lobby(anna).say("much")).isInstanceOf(Refusal.class);
    house.now += HouseLimits.SPEECH_MILLIS;
    lobby(anna).say("later");
    house.settle();
    assertThat(lobby(anna).chat()).last().isEqualTo("anna: later");
  }

  @Test
  void whatIsSaidReachesNobodyRaw() throws Exception {
    Visit anna = house.named("anna");
    lobby(anna).say("a\u001b[2Jb\u202ec");
    house.settle();
    assertThat(lobby(anna).chat()).containsExactly("anna: a?[2Jb?c");
  }

  @Test
  void anInvitationLeadsToItsTable() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    String code = code(anna, live);
    Visit ben = house.named("ben");
    assertThat(new NamedTables(ben).join(code)).isSameAs(live);
    house.settle();
    assertThat(live.now().seat(Side.WHITE).name()).isEqualTo("ben");
    assertThat(anna.person().room().status(live).said()).isEmpty(); // nobody is to join any more
    assertThatThrownBy(() -> new NamedTables(ben).join(code + "x")).isInstanceOf(Refusal.class);
    long number = OpenHouse.tables(ben).get(0).number();
    assertThat(new NamedTables(house.named("cem")).watch(Long.toString(number))).isSameAs(live);
    assertThatThrownBy(() -> new NamedTables(ben).watch("99")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> new NamedTables(ben).watch("x")).isInstanceOf(Refusal.class);
  }

  /** What a friend has to type after the word join. */
  private static String code(Visit host, LiveSession live) {
    String said = host.person().room().status(live).said();
    assertThat(said).contains("ssh -t club.example join ");
    return said.substring(said.lastIndexOf(' ') + 1);
  }

  @Test
  void aPrivateTableIsFoundByItsCodeAlone() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live =
        anna.person().room().begin(terms(anna, Seat.FREE), new TableOptions(true, false));
    house.settle();
    String code = code(anna, live);
    Visit ben = house.named("ben");
    assertThat(OpenHouse.tables(anna)).extracting(LobbyRow::title).containsExactly(PRIVATE);
    assertThat(OpenHouse.tables(ben)).isEmpty();
    LobbyRow.Table row = OpenHouse.tables(anna).get(0);
    assertThatThrownBy(() -> lobby(ben).enter(row)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> lobby(ben).position(row)).isInstanceOf(Refusal.class);
    String number = Long.toString(row.number());
    assertThatThrownBy(() -> new NamedTables(ben).watch(number)).isInstanceOf(Refusal.class);
    assertThat(new NamedTables(ben).join(code)).isSameAs(live);
    house.settle();
    assertThat(OpenHouse.tables(ben)).extracting(LobbyRow.Table::white).containsExactly("ben");
    Visit cem = house.named("cem");
    assertThat(OpenHouse.tables(cem)).isEmpty();
    assertThat(new NamedTables(cem).join(code)).isSameAs(live);
    reopen();
    assertThat(OpenHouse.tables(house.visit("cem"))).isEmpty();
    assertThat(OpenHouse.tables(house.visit("anna"))).hasSize(1);
  }

  @Test
  void aComputerWithoutALevelIsLevel3() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = new TypedTerms(anna.person()).begin("othello bot");
    assertThat(live.now().seat(Side.WHITE).holder().id()).isEqualTo("bot:3");
  }

  @Test
  void aComputerAnswersAtItsTable() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = new TypedTerms(anna.person()).begin("othello bot:1");
    CompletableFuture<Integer> answered = new CompletableFuture<>();
    live.listen(
        () -> {
          if (live.now().line().size() == 2) {
            answered.complete(2);
          }
        });
    live.submit(anna.person().me(), at(2, 3, Side.BLACK));
    assertThat(answered.get(30, TimeUnit.SECONDS)).isEqualTo(2);
  }

  @Test
  void nothingStartsAProgramOrOpensAPath() throws Exception {
    Visit anna = house.named("anna");
    Seat engine = new Seat(new Player("gtp:gnugo"), "");
    assertThatThrownBy(() -> anna.person().room().begin(terms(anna, engine)))
        .isInstanceOf(Refusal.class);
    LiveSession live = begin(anna);
    assertThatThrownBy(() -> anna.person().room().seat(live, Side.WHITE, "gtp:gnugo"))
        .isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> anna.person().room().continueFrom("/etc/passwd"))
        .isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> anna.person().files().open("/etc/passwd")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> anna.person().files().save("/tmp/x", live.now()))
        .isInstanceOf(Refusal.class);
  }

  @Test
  void aSeatOfSomebodyElseIsThisPersonsOwn() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    LiveSession live = anna.person().room().begin(terms(anna, new Seat(ben.person().me(), "ben")));
    assertThat(live.now().seat(Side.WHITE)).isEqualTo(new Seat(anna.person().me(), "anna"));
  }

  @Test
  void nobodyHasMoreTablesThanTheLimit() throws Exception {
    house.close();
    house = new OpenHouse(folder, new HouseLimits(2, 4, 100, 300, 5, 10, 100));
    Visit anna = house.named("anna");
    begin(anna);
    LiveSession second = begin(anna);
    assertThatThrownBy(() -> begin(anna)).isInstanceOf(Refusal.class);
    OpenHouse.enterFirst(house.named("ben"));
    house.settle();
    second.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    begin(anna);
  }

  @Test
  void nobodyIsHereMoreOftenThanTheLimit() throws Exception {
    house.close();
    house = new OpenHouse(folder, new HouseLimits(20, 2, 3, 300, 5, 10, 100));
    Visit first = house.visit("anna");
    house.visit("anna");
    assertThatThrownBy(() -> house.visit("anna")).isInstanceOf(Refusal.class);
    house.visit("ben");
    assertThatThrownBy(() -> house.visit("cem")).isInstanceOf(Refusal.class);
    first.close();
    house.visit("cem");
  }

  @Test
  void whoeverLosesTheConnectionComesBackToTheirBoard() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    anna.close();
    Visit again = house.visit("anna");
    assertThat(again.back()).containsSame(live);
    assertThat(again.back()).isEmpty();
    again.person().room().leave(live);
    again.close();
    assertThat(house.visit("anna").back()).isEmpty();
  }

  @Test
  void withAnotherGameThatWaitsWhoeverComesBackChoosesInTheLobby() throws Exception {
    Visit anna = house.named("anna");
    Seat both = new Seat(anna.person().me(), "anna");
    LiveSession other = anna.person().room().begin(terms(anna, both));
    anna.person().room().leave(other);
    LiveSession live = anna.person().room().begin(terms(anna, both));
    house.settle();
    anna.close();
    Visit again = house.visit("anna");
    assertThat(again.back()).isEmpty();
    other.submit(again.person().me(), new Event.Resign(Side.BLACK));
    house.settle();
    assertThat(again.back()).containsSame(live);
  }

  @Test
  void whoeverLosesTheConnectionBeforeTheirTableIsSavedComesBackToIt() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live;
    try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder + "/banmen.db");
        Statement lock = other.createStatement()) {
      lock.execute("BEGIN IMMEDIATE"); // the house can save nothing
      live = anna.person().room().begin(terms(anna, Seat.FREE));
      anna.close();
      lock.execute("ROLLBACK");
    }
    assertThat(house.visit("anna").back()).containsSame(live);
  }

  @Test
  void afterACrashOfTheServerEverybodyComesStraightBackToTheirBoard() throws Exception {
    Visit anna = house.named("anna");
    LiveSession first = begin(anna);
    house.settle();
    OpenHouse.enterFirst(house.named("ben"));
    Visit cem = house.named("cem");
    house.settle();
    LiveSession left = begin(cem);
    cem.person().room().leave(left);
    house.settle();
    OpenHouse.enterFirst(house.named("dan")); // takes the seat at the table that cem left
    house.settle();
    assertThat(first.now().sidesOf(cem.person().me())).isEmpty();
    house.close(); // nobody has left
    house = new OpenHouse(folder);
    Visit again = house.visit("anna");
    assertThat(again.back().orElseThrow().now().sidesOf(again.person().me())).hasSize(1);
    assertThat(house.visit("ben").back()).isPresent();
    assertThat(house.visit("dan").back()).isPresent();
    assertThat(house.visit("cem").back()).isEmpty();
    assertThat(house.visit("ben").back()).isEmpty(); // another terminal has it
  }

  @Test
  void whoeverComesInWhileTheServerClosesIsToldSo() throws Exception {
    house.atThreshold = house.house::sayFarewell;
    List<String> told = new ArrayList<>();
    house.visit("anna").online().onSentAway(told::add);
    assertThat(told).singleElement().asString().startsWith("The server is closing.");
  }

  @Test
  void whoeverWasSentHomeComesBackToTheirBoard() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    house.settle();
    house.house.sayFarewell();
    anna.person().room().leave(live); // as its page ends
    anna.close();
    house.close();
    house = new OpenHouse(folder);
    assertThat(house.visit("anna").back()).isPresent();
  }

  @Test
  void aWatcherWhoLosesTheConnectionComesBackToTheLobby() throws Exception {
    begin(house.named("anna"));
    OpenHouse.enterFirst(house.named("ben"));
    house.settle();
    Visit cem = house.named("cem");
    OpenHouse.enterFirst(cem);
    cem.close();
    assertThat(house.visit("cem").back()).isEmpty();
  }

  @Test
  void aNameIsTakenAtAllTerminals() throws Exception {
    Visit anna = house.visit("anna");
    Visit again = house.visit("anna");
    lobby(anna).takeName("Anna");
    house.settle();
    for (Visit one : List.of(anna, again)) {
      assertThat(lobby(one).nameOffer()).isEmpty();
      assertThat(lobby(one).people()).containsExactly("Anna");
    }
  }

  @Test
  void aGameThatIsOverStaysUntilNobodyLooks() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    assertThat(OpenHouse.tables(anna).get(0).isOver()).isTrue();
    ben.person().room().leave(live);
    assertThat(OpenHouse.tables(anna)).hasSize(1);
    anna.person().room().leave(live);
    assertThat(OpenHouse.tables(anna)).isEmpty();
    reopen();
    assertThat(OpenHouse.tables(house.visit("anna"))).isEmpty();
    assertThat(house.store.past(1, 10).join()).extracting(PastGame::result).containsExactly("B+R");
  }

  @Test
  void whatNoTableDoesIsRefusedInASentence() throws Exception {
    Visit anna = house.named("anna");
    begin(anna);
    GameRoom room = anna.person().room();
    assertThatThrownBy(() -> room.delete(room.unfinished().get(0)))
        .isInstanceOf(Refusal.class)
        .hasMessage("A game at a table can't be deleted; you can resign it.");
    assertThatThrownBy(() -> room.values("go", Map.of(), List.of(), null))
        .isInstanceOf(Refusal.class)
        .hasMessage("On a server, the computer does not review games.");
  }

  /** What somebody finds. */
  private static List<String> found(Visit visit, String... words) throws Exception {
    GameSearch search = GameSearch.below("/", List.of(words), visit.person(), GameSearch.none());
    search.await(60_000);
    assertThat(search.refusal()).isEmpty();
    return search.found().stream().map(FoundGame::file).toList();
  }

  @Test
  void questionsAreAboutOnesOwnGames() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    reopen();
    Visit again = house.visit("anna");
    house.store.past(1, 1).join(); // the reader has come to what was asked before
    assertThat(found(again, "white:ben"))
        .singleElement(InstanceOfAssertFactories.STRING)
        .startsWith("banmen:past/1 1970-01-01 won B+R");
    String own = again.person().files().list("").rows().get(0);
    assertThat(found(again, "pos:" + own + "@1")).hasSize(1);
    FileStore files = again.person().files();
    assertThatThrownBy(() -> files.asked(own, 2))
        .hasMessage("there is no game 2; the file has 1 game");
    assertThat(found(house.visit("ben"), "black:cy")).isEmpty();
  }

  @Test
  void gamesThatAreOverAreThereToStepThrough() throws Exception {
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    reopen();
    FileStore files = house.visit("anna").person().files();
    house.store.past(1, 1).join(); // the reader has come to what was asked before
    String name = files.list("").rows().get(0);
    assertThat(name).matches("1 1970-01-01 won B\\+R vs ben, Go");
    assertThat(files.isRecording("/" + name)).isTrue();
    assertThat(files.preview("/" + name).orElseThrow().first().white()).isEqualTo("ben");
    assertThat(files.canSave()).isFalse();
    OpenedFile opened = files.open("/" + name);
    assertThat(opened.name()).isEqualTo(name);
    assertThat(opened.hindrance()).isEqualTo("games that were played here stay as they are");
    Recording game = opened.archive().game(0, Note.UNHEARD);
    assertThat(game.family()).isEqualTo("go");
    assertThat(Stream.of("PB", "PW", "DT", "PC", "EV", "RE"))
        .extracting(id -> game.tree().text(RecordTree.ROOT, id))
        .containsExactly("anna", "ben", "1970-01-01", "Club of Ulm", "Banmen", "B+R");
    assertThatThrownBy(() -> files.open("/etc/passwd")).isInstanceOf(Refusal.class);
    FileStore others = house.visit("ben").person().files();
    house.store.past(2, 1).join();
    assertThat(others.list("").rows())
        .containsExactly("1 1970-01-01 lost B+R vs anna, Go", "banmen:/");
    assertThat(house.visit("cem").person().files().list("").rows()).containsExactly("banmen:/");
  }

  @Test
  void refusedMovesAreRememberedUpToTheLimit() throws Exception {
    house.close();
    house = new OpenHouse(folder, new HouseLimits(20, 4, 100, 300, 5, 3, 100));
    Visit anna = house.named("anna");
    LiveSession live = begin(anna);
    Visit ben = house.named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    for (int i = 0; i < 6; i++) {
      live.submit(ben.person().me(), at(4, 4, Side.WHITE));
      assertThat(live.now().report()).isInstanceOf(Report.Refused.class);
    }
    long number = OpenHouse.tables(anna).get(0).number();
    assertThat(house.store.events(number, 0).join()).hasSizeLessThanOrEqualTo(5);
  }

  @Test
  void aTableThatCannotBeReplayedStaysAsItIs() throws Exception {
    Visit anna = house.named("anna");
    begin(anna);
    long number = OpenHouse.tables(anna).get(0).number();
    var row = house.store.table(number).join().orElseThrow();
    house
        .store
        .append(number, new EventRow(row.at().lastEvent() + 1, "odd", "0 p1 nonsense\n"), row.at())
        .join();
    LiveSession other = begin(anna);
    house.close();
    house = new OpenHouse(folder);
    Visit again = house.visit("anna");
    assertThat(OpenHouse.tables(again)).extracting(LobbyRow.Table::number).contains(number);
    LobbyRow.Table broken = OpenHouse.tables(again).get(1);
    assertThatThrownBy(() -> lobby(again).enter(broken)).hasMessage("This table is gone.");
    assertThat(OpenHouse.tables(again)).extracting(LobbyRow.Table::number).containsExactly(2L);
    assertThat(OpenHouse.enterFirst(again).now().terms()).isEqualTo(other.now().terms());
    house.store.restate(number, row.at().lastEvent() + 1, "").join();
    house.close();
    house = new OpenHouse(folder); // as after an earlier version, which saved no more
    assertThat(house.unread).containsExactly(number);
    assertThat(house.store.table(number).join()).isPresent();
  }

  @Test
  void nobodyComesWithoutAKey() throws IOException {
    VisitRequest caller = new VisitRequest(Optional.empty(), "x", "192.0.2.7", Map.of());
    assertThat(house.house.isOpenTo(Optional.empty())).isFalse();
    StringBuilder why = new StringBuilder();
    house.house.welcome(caller, in -> why.append("in"), out -> why.append(out.getMessage()));
    assertThat(why.toString()).contains("members only");
  }

  @Test
  void workThatIsGivenUpBeforeItBeginsIsNotDone() throws Exception {
    CompletableFuture<Void> first = new CompletableFuture<>();
    Person person = house.visit("anna").person();
    Pending<Void> busy = person.background("long", watch -> first.join());
    AtomicInteger done = new AtomicInteger();
    for (int i = 0; i < 100; i++) {
      person.background("unwanted", watch -> done.incrementAndGet()).giveUp();
    }
    Pending<Integer> last = person.background("last", watch -> done.incrementAndGet());
    first.complete(null);
    assertThat(last.outcome()).isEqualTo(1);
    assertThat(busy.outcome()).isNull();
  }

  @Test
  void whoeverMadeAnOpenTableCanWithdrawIt() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("ben");
    LiveSession first = begin(anna);
    begin(anna);
    LiveSession played = begin(anna);
    OpenHouse.enterFirst(ben);
    house.settle();
    assertThatThrownBy(() -> lobby(ben).command(Command.WITHDRAW, "1").join())
        .hasMessageContaining("No table was closed");
    assertThat(lobby(anna).command(Command.WITHDRAW, "1").join()).isEqualTo("Closed 1 table.");
    assertThat(anna.person().room().status(first).said()).isEqualTo("This table was closed.");
    assertThat(OpenHouse.tables(ben)).extracting(LobbyRow.Table::number).containsExactly(3L, 2L);
    assertThat(lobby(anna).command(Command.WITHDRAW, "").join()).isEqualTo("Closed 1 table.");
    house.settle();
    assertThat(house.store.unfinished().join()).hasSize(1);
    assertThat(played.now().isInPlay()).isTrue();
    assertThatThrownBy(() -> lobby(anna).command(Command.WITHDRAW, "3").join())
        .isInstanceOf(Refusal.class);
  }

  @Test
  void theOpenTablesOfWhoeverIsForgottenGoWithThem() throws Exception {
    Visit anna = house.named("anna");
    begin(anna);
    LiveSession played = begin(anna);
    OpenHouse.enterFirst(house.named("ben"));
    house.settle();
    house.house.eraser().forget(anna.number()).join();
    house.settle();
    assertThat(house.store.unfinished().join()).isEmpty();
    assertThat(OpenHouse.tables(house.named("cem"))).noneMatch(LobbyRow.Table::isFree);
    assertThat(played.now().isOver()).isTrue();
  }

  @Test
  void aPastGameHasTheNamesThatPeopleGoByNow() throws Exception {
    Visit anna = house.visit("anna");
    Visit ben = house.visit("ben");
    LiveSession live = begin(anna);
    OpenHouse.enterFirst(ben);
    house.settle();
    live.submit(anna.person().me(), at(4, 4, Side.BLACK));
    live.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    anna.person().room().leave(live);
    house.settle();
    lobby(anna).takeName("anna");
    lobby(ben).takeName("ben");
    house.settle();
    house.store.past(1, 1).join();
    FileStore files = anna.person().files();
    String name = files.list("").rows().get(0);
    assertThat(name).endsWith(" won B+R vs ben, Go");
    Recording game = files.open("/" + name).archive().game(0, Note.UNHEARD);
    assertThat(game.tree().text(RecordTree.ROOT, "PB")).isEqualTo("anna");
    assertThat(game.tree().text(RecordTree.ROOT, "PW")).isEqualTo("ben");
    assertThat(files.preview("/" + name).orElseThrow().first().black()).isEqualTo("anna");
  }

  @Test
  void whoeverAsksForAHintWaitsForItBeforeTheNext() throws Exception {
    CompletableFuture<Void> first = new CompletableFuture<>();
    Visit anna = house.visit("anna");
    LiveSession live =
        anna.person().room().begin(terms(anna, ComputerSeat.parse("bot:1").orElseThrow().seat()));
    house.settle();
    anna.person().background("busy", watch -> first.join());
    Pending<Candidate> hint = anna.person().room().hint(live);
    hint.giveUp();
    assertThatThrownBy(() -> anna.person().room().hint(live))
        .hasMessageContaining("still thinking about your last question");
    first.complete(null);
    anna.person().background("after", watch -> "").outcome();
    anna.person().room().hint(live).outcome();
  }
}

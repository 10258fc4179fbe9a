package dev.banmen.server.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.Refusal;
import dev.banmen.app.TableOptions;
import dev.banmen.app.TypedTerms;
import dev.banmen.catalog.Catalog;
import dev.banmen.command.Command;
import dev.banmen.game.Outcome;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.OpenHouse;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.Admission;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.people.VisitRequest;
import dev.banmen.server.store.EventRow;
import dev.banmen.server.store.HouseBackup;
import dev.banmen.server.tables.TableReader;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the owner of a house can do, and what becomes of the people. */
class AdminDeskTest {
  private static final String KEY = "SHA256:" + "k".repeat(43);

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse house;
  private final List<String> ended = new ArrayList<>();

  @BeforeEach
  void open() throws Exception {
    house = new OpenHouse(folder, HouseLimits.DEFAULT, key -> true);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void reopen() throws Exception {
    house.close();
    open();
  }

  private AdminReply asked(Map<String, String> options, String... words) {
    return house.house.desk().run(Language.ENGLISH, List.of(words), options);
  }

  private String done(String... words) {
    AdminReply reply = asked(Map.of(), words);
    assertThat(reply.isDone()).as(reply.lines().toString()).isTrue();
    return String.join("\n", reply.lines());
  }

  private String refused(String... words) {
    AdminReply reply = asked(Map.of(), words);
    assertThat(reply.isDone()).isFalse();
    assertThat(reply.lines()).hasSize(1);
    return reply.lines().get(0);
  }

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  /** Somebody with a name, whose end of visit is noted. */
  private Visit named(String name) throws Refusal {
    Visit visit = house.named(name);
    visit.online().onSentAway(why -> ended.add(name + ": " + why));
    return visit;
  }

  private Visit from(String key, String address) throws Refusal {
    return house.visit(new VisitRequest(Optional.of(key), "x", address, Map.of()));
  }

  private LiveSession game(Visit black, Visit white) throws Exception {
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(black.person().me(), ""), Seat.FREE);
    LiveSession live = black.person().room().begin(terms);
    house.settle();
    lobby(white)
        .enter(OpenHouse.tables(white).stream().filter(LobbyRow.Table::isFree).findFirst().get());
    house.settle();
    live.submit(black.person().me(), new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    return live;
  }

  @Test
  void theOwnerSeesWhoIsHere() throws Exception {
    named("anna");
    house.visit(new VisitRequest(Optional.empty(), "x", "2001:db8::7", Map.of()));
    assertThat(done("list"))
        .isEqualTo(
            """
            anna (number 1), from 192.0.2.7, anna
            guest2 (number 2), from 2001:db8::7, no key
            2 visits\
            """);
  }

  @Test
  void theOwnerSeesAllTables() throws Exception {
    house.thoughts = Optional.of(new ArrayDeque<>());
    Visit anna = named("anna");
    LiveSession live = game(anna, named("ben"));
    Seat bot = new ComputerSeat(9, Optional.empty()).seat();
    Terms computers = Terms.of("othello", Map.of()).between(bot, bot);
    LiveSession own = anna.person().room().begin(computers);
    house.settle();
    String rows =
        """
        1: Go, 9x9, Chinese, komi 7.5; anna against ben; opened by anna, 1970-01-01 00:16 UTC; \
        2 here; ben to move
        2: Othello, 8x8; Computer (level 9) against Computer (level 9); opened by anna, \
        1970-01-01 00:16 UTC; %s
        2 tables\
        """;
    assertThat(done("tables")).isEqualTo(rows.formatted("1 here; thinking"));
    anna.person().room().leave(own);
    house.thoughts.get().remove().run();
    assertThat(done("tables")).isEqualTo(rows.formatted("0 here; paused"));
    live.submit(anna.person().me(), new Event.Resign(Side.BLACK));
    assertThat(done("tables")).contains("2 here; over");
  }

  @Test
  void theOwnerSeesWhatATableWaitsFor() throws Exception {
    Visit anna = named("anna");
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(anna.person().me(), ""), Seat.FREE);
    LiveSession live = anna.person().room().begin(terms);
    house.settle();
    assertThat(done("tables")).contains("anna against free seat;", "1 here; a free seat\n");
    Visit ben = named("ben");
    OpenHouse.enterFirst(ben);
    house.settle();
    assertThat(done("tables")).contains("2 here; anna to move\n");
    live.submit(anna.person().me(), new Event.Try(new Pass(Side.BLACK)));
    assertThat(done("tables")).contains("2 here; ben to move\n");
    live.submit(ben.person().me(), new Event.Try(new Pass(Side.WHITE)));
    assertThat(done("tables")).contains("2 here; counting\n");
    Seat both = new Seat(anna.person().me(), "");
    anna.person().room().begin(Terms.of("go", Map.of("rules", "exercise")).between(both, both));
    assertThat(done("tables")).contains("1 here; in play\n");
  }

  private Connection writing() throws SQLException {
    Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder + "/banmen.db");
    other.setAutoCommit(false);
    return other;
  }

  @Test
  void aGameThatJustEndsByItselfKeepsItsResult() throws Exception {
    Visit anna = named("anna");
    Visit ben = named("ben");
    LiveSession live = rated(anna, ben);
    List<AdminReply> replies = new ArrayList<>();
    try (Connection other = writing();
        Statement statement = other.createStatement()) {
      statement.execute("UPDATE people SET name = name"); // so that nothing is saved
      PersonEraser.sent(live, anna.person().me(), new Event.Resign(Side.BLACK));
      Thread desk = new Thread(() -> replies.add(asked(Map.of("reason", "late"), "end", "1")));
      desk.start();
      while (desk.getState() != Thread.State.WAITING && desk.isAlive()) {
        Thread.yield();
      }
      assertThat(desk.isAlive()).as("it waits for the resignation").isTrue();
      other.rollback();
      desk.join();
    }
    house.settle();
    assertThat(replies)
        .containsExactly(new AdminReply(false, List.of("There is no game 1 in play.")));
    assertThat(live.now().outcome().orElseThrow().winner()).contains(Side.WHITE);
    for (Visit one : List.of(anna, ben)) {
      assertThat(one.person().room().status(live).said()).doesNotContain("owner");
      assertThat(lobby(one).letter()).doesNotContain("owner");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aGameWhoseEndIsNotSavedGoesOnAndNobodyReadsOfAnEnd(boolean hasResult) throws Exception {
    Visit anna = named("anna");
    Visit ben = named("ben");
    LiveSession live = rated(anna, ben);
    try (Connection other = writing();
        Statement statement = other.createStatement()) {
      statement.execute(
          "CREATE TRIGGER no_room BEFORE INSERT ON events BEGIN SELECT RAISE(FAIL, 'full'); END");
      other.commit();
      assertThat(asked(Map.of(), "end", "1").isDone()).isFalse();
      statement.execute("DROP TRIGGER no_room");
      other.commit();
    }
    assertThat(live.now().isOver()).isFalse();
    ben.close();
    live.submit(
        hasResult ? anna.person().me() : Player.SYSTEM,
        hasResult ? new Event.Resign(Side.BLACK) : Event.Act.ANNUL);
    house.settle();
    assertThat(live.now().isOver()).isTrue();
    assertThat(anna.person().room().status(live).said()).doesNotContain("owner");
    assertThat(lobby(anna).letter()).doesNotContain("owner");
    assertThat(lobby(house.visit("ben")).letter()).doesNotContain("owner");
  }

  @Test
  void aGameThatTheOwnerEndsHasNoResultAndBothReadWhy() throws Exception {
    Visit anna = named("anna");
    Visit ben = named("ben");
    LiveSession live = rated(anna, ben);
    ben.close();
    lobby(anna).tell("");
    AdminReply reply = asked(Map.of("reason", "a test\u001b"), "end", "1");
    house.settle();
    assertThat(reply.lines())
        .containsExactly("Game 1 was ended without a result. Its players will see that.");
    String why = "The owner of this server ended game 1, so it has no result. Reason: a test?";
    assertThat(live.now().outcome()).contains(Outcome.none());
    assertThat(anna.person().room().status(live).said()).isEqualTo(why);
    assertThat(lobby(anna).letter()).isEqualTo(why);
    reopen();
    assertThat(house.unread).isEmpty();
    Visit back = house.visit("ben");
    house.settle(); // the list of past games is read
    assertThat(lobby(back).letter()).isEqualTo(why);
    assertThat(back.person().files().list("").toString()).contains("no result vs anna");
    lobby(back).dismiss(why);
    house.settle();
    assertThat(lobby(house.visit("ben")).letter()).isEmpty();
    assertThat(lobby(house.visit("anna")).letter()).as("not dismissed").isEqualTo(why);
    assertThat(house.store.ratings(anna.number()).join()).isEmpty();
    assertThat(house.store.ratings(ben.number()).join()).isEmpty();
    assertThat(refused("end", "1")).isEqualTo("There is no game 1 in play.");
  }

  private LiveSession rated(Visit black, Visit white) throws Exception {
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(new Seat(black.person().me(), ""), Seat.FREE);
    LiveSession live = black.person().room().begin(terms, new TableOptions(false, true));
    house.settle();
    lobby(white).enter(OpenHouse.tables(white).get(0));
    house.settle();
    live.submit(black.person().me(), new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    live.submit(white.person().me(), new Event.Try(new Place(Side.WHITE, new Site(4, 5))));
    return live;
  }

  @Test
  void theOwnerEndsAGameOfComputersAndItsOpenerReadsIt() throws Exception {
    Visit anna = named("anna");
    lobby(anna).tell("");
    Seat bot = new ComputerSeat(1, Optional.empty()).seat();
    anna.person()
        .room()
        .leave(anna.person().room().begin(Terms.of("othello", Map.of()).between(bot, bot)));
    house.settle();
    done("end", "1");
    house.settle();
    assertThat(done("tables")).isEqualTo("0 tables");
    assertThat(lobby(anna).letter())
        .isEqualTo("The owner of this server ended game 1, so it has no result.");
    assertThat(house.store.unfinished().join()).isEmpty();
  }

  @Test
  void whoeverIsKickedMayComeBack() throws Exception {
    named("anna");
    Visit ben = named("ben");
    done("kick", "ANNA");
    assertThat(ended).containsExactly("anna: The owner of this server has ended your visit.");
    lobby(ben).say("still here");
    house.visit("anna");
  }

  @Test
  void whoeverIsSentAwayDoesNothingMore() throws Exception {
    Visit anna = house.named("anna");
    done("kick", "anna");
    assertThatThrownBy(() -> lobby(anna).say("but")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> lobby(anna).takeName("ben")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> lobby(anna).command(Command.LINK, "")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> new TypedTerms(anna.person()).begin("go")).isInstanceOf(Refusal.class);
    anna.online().onSentAway(ended::add); // the door hears of it late
    assertThat(ended).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "anna, anna",
    "1, anna",
    "192.0.2.7, 192.0.2.7/32",
    "192.0.2.0/24, 192.0.2.0/24",
  })
  void aBanEndsVisitsAtOnceAndKeepsOutUntilItEnds(String what, String shown) throws Exception {
    named("anna");
    AdminReply reply = asked(Map.of("for", "7d", "reason", "loud\u001b"), "ban", what);
    String until = "until 1970-01-08 00:16 UTC";
    assertThat(reply.lines()).containsExactly("Banned: " + shown + ", " + until + " (loud?)");
    assertThat(ended).containsExactly("anna: You are banned " + until + ": loud?");
    reopen();
    assertThatThrownBy(() -> house.visit("anna"))
        .isInstanceOf(Refusal.class)
        .hasMessage("You are banned " + until + ": loud?");
    assertThat(done("bans")).isEqualTo("Banned: " + shown + ", " + until + " (loud?)");
    house.now += 7 * PeopleLimits.DAY_MILLIS;
    house.visit("anna");
    assertThat(done("bans")).isEqualTo("Nobody is banned.");
  }

  @Test
  void aBannedKeyComesBackAsNobodyAndOthersComeIn() throws Exception {
    from(KEY, "192.0.2.1").online().onSentAway(ended::add);
    done("ban", KEY);
    assertThat(ended).containsExactly("You are banned permanently.");
    assertThatThrownBy(() -> from(KEY, "192.0.2.2")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> house.claim("link", "x", KEY)).hasMessageContaining("banned");
    from("other", "192.0.2.1");
    done("unban", KEY);
    from(KEY, "192.0.2.1");
    assertThat(refused("unban", KEY)).contains("is not banned");
  }

  @Test
  void aBannedNetworkIsBarredAtTheDoor() throws Exception {
    done("ban", "2001:db8:1::/48");
    done("ban", "192.0.2.0/24");
    assertThat(house.house.isBarred("2001:db8:1:2::3")).isTrue();
    assertThat(house.house.isBarred("2001:db8:2::3")).isFalse();
    assertThat(house.house.isBarred("192.0.2.255")).isTrue();
    assertThat(house.house.isBarred("192.0.3.0")).isFalse();
    done("unban", "192.0.2.77/24");
    assertThat(house.house.isBarred("192.0.2.255")).isFalse();
  }

  @Test
  void aMutedPersonReadsOnly() throws Exception {
    Visit anna = named("anna");
    asked(Map.of("for", "1h"), "mute", "anna");
    assertThatThrownBy(() -> lobby(anna).say("hello")).hasMessageContaining("muted you until");
    reopen();
    Visit again = house.visit("anna");
    assertThatThrownBy(() -> lobby(again).say("hello")).isInstanceOf(Refusal.class);
    done("unmute", "anna");
    lobby(again).say("hello");
  }

  @Test
  void anAnnouncementReachesAllAndHidesNoCode() throws Exception {
    Visit anna = house.named("anna");
    house.settle();
    Visit ben = house.visit("ben");
    done("announce", "Closing", "at\u001b", "ten");
    assertThat(lobby(ben).letter()).isEqualTo(announced("Closing at? ten"));
    assertThat(lobby(anna).letter())
        .startsWith("Your recovery code")
        .endsWith(announced("Closing at? ten"));
    assertThat(lobby(ben).chat()).containsExactly(announced("Closing at? ten"));
    done("announce", "now");
    assertThat(lobby(ben).letter()).isEqualTo(announced("Closing at? ten", "now"));
    assertThat(lobby(ben).isLetterLasting()).as("only a code has to be dismissed").isFalse();
    assertThat(lobby(anna).isLetterLasting()).isTrue();
    for (int i = 1; i <= 100; i++) {
      done("announce", "in", i + "");
    }
    assertThat(lobby(ben).letter())
        .as("the newest")
        .isEqualTo(announced("in 98", "in 99", "in 100"));
    assertThat(lobby(anna).letter())
        .startsWith("Your recovery code")
        .endsWith(announced("in 99", "in 100"));
    lobby(ben).tell("");
    done("announce", "after", "that");
    assertThat(lobby(ben).letter()).isEqualTo(announced("after that"));
    lobby(ben).dismiss("in 100");
    assertThat(lobby(ben).letter()).as("not what was read").isEqualTo(announced("after that"));
    lobby(ben).tell("Your code:\nk3m7");
    assertThat(lobby(ben).letter()).isEqualTo("Your code:\nk3m7\n" + announced("after that"));
    lobby(ben).dismiss(lobby(ben).letter());
    assertThat(lobby(ben).letter()).isEmpty();
    assertThat(refused("announce", "x".repeat(301))).contains("too long");
  }

  private static String announced(String... texts) {
    return Stream.of(texts)
        .map(text -> "=== Announcement: " + text + " ===")
        .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"=", "＝", "﹦", "⁼", "═", "꞊", "⹀", "゠", "〓", "≡", "＝=═"})
  void nobodySaysWhatLooksLikeAnAnnouncement(String bar) throws Exception {
    Visit anna = house.named("anna");
    lobby(anna).say(bar.repeat(3) + " Announcement: z " + bar.repeat(4) + " a == b, コ゠ヒ");
    house.settle();
    assertThat(lobby(anna).chat()).containsExactly("anna: == Announcement: z == a == b, コ゠ヒ");
  }

  @Test
  void anAnnouncementIsNoTalkAndIsThereAfterARestart() throws Exception {
    Visit anna = house.named("anna");
    done("announce", "Closing at ten");
    lobby(anna).say("=== Announcement: Free beer ====");
    lobby(anna).command(Command.MUTE, "").join();
    reopen();
    lobby(house.visit("anna")).command(Command.UNMUTE, "").join();
    assertThat(lobby(house.visit("anna")).chat())
        .containsExactly(announced("Closing at ten"), "anna: == Announcement: Free beer ==");
    lobby(house.visit("anna")).command(Command.MUTE, "").join();
    assertThat(lobby(house.visit("anna")).chat()).containsExactly(announced("Closing at ten"));
    assertThatThrownBy(() -> lobby(house.visit("ben")).takeName("Club-of-U1m"))
        .hasMessageContaining("reserved");
  }

  /** What the files of the store have, taken for text. */
  private String stored() throws Exception {
    StringBuilder all = new StringBuilder();
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(one -> one.toString().contains(".db")).toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
      }
    }
    return all.toString();
  }

  @Test
  void whatAForgottenPersonSaidIsInNoFile() throws Exception {
    Visit anna = house.named("annabella");
    Visit ben = house.named("ben");
    lobby(ben).say("I stay here");
    lobby(anna).say("My secret garden");
    lobby(ben).command(Command.REPORT, "annabella made up stories").join();
    house.settle();
    assertThat(stored()).contains("secret garden", "annabella", "made up stories");
    done("forget", "annabella");
    assertThat(stored())
        .doesNotContain("secret garden")
        .doesNotContainIgnoringCase("annabella")
        .doesNotContain("made up stories")
        .contains("I stay here");
  }

  @Test
  void whoeverReadsOfAGameAgainstAForgottenPersonReadsTheirNumber() throws Exception {
    Visit anna = house.named("anna");
    Visit ben = house.named("benjamina");
    LiveSession first = game(anna, ben);
    LiveSession second = game(anna, ben);
    anna.close();
    second.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    house.settle();
    assertThat(stored()).contains("2=won.resignation", "benjamina");
    done("forget", "benjamina");
    house.settle();
    assertThat(first.now().isOver()).isTrue();
    assertThat(stored()).doesNotContainIgnoringCase("benjamina");
    assertThat(house.store.settings(ben.number()).join()).isEmpty();
    assertThat(lobby(house.visit("anna")).letter())
        .isEqualTo("You won game 2: guest2 resigned.\nYou won game 1: guest2 resigned.");
  }

  @Test
  void theOwnerGivesACodeToWhoeverLostAll() throws Exception {
    named("anna");
    String line = done("key", "anna");
    assertThat(line).startsWith("Give this to anna: ssh club.example recover ");
    assertThat(house.claim("recover", line.substring(line.lastIndexOf(' ') + 1), "new"))
        .contains("anna");
  }

  @Test
  void reportsAreRead() throws Exception {
    assertThat(done("reports")).isEqualTo("There are no reports.");
    house.named("ben");
    lobby(named("anna")).command(Command.REPORT, "ben insults people").join();
    assertThat(done("reports")).isEqualTo("1970-01-01 00:16 UTC, anna about ben: insults people");
  }

  @Test
  void whoeverIsForgottenLeavesGamesUnderANumber() throws Exception {
    Visit anna = house.visit("anna");
    Visit ben = named("ben");
    LiveSession first = game(anna, ben);
    lobby(anna).takeName("anna");
    house.settle();
    house.settle();
    assertThat(first.now().playerName(Side.BLACK)).isEqualTo("anna");
    first.submit(ben.person().me(), new Event.Resign(Side.WHITE));
    LiveSession second = game(anna, ben);
    anna.online().onSentAway(ended::add);
    lobby(anna).say("hello");
    lobby(ben).say("bye");
    house.settle();

    assertThat(done("forget", "anna"))
        .isEqualTo("anna is forgotten. Their games stay under the number 1.");

    assertThat(ended).containsExactly("This server has forgotten you, as requested.");
    assertThat(second.now().isOver()).isTrue();
    assertThat(second.now().playerName(Side.BLACK)).isEqualTo("guest1");
    assertThat(first.now().playerName(Side.BLACK)).isEqualTo("guest1");
    assertThat(lobby(ben).chat()).containsExactly("ben: bye");
    reopen();
    assertThat(house.unread).isEmpty();
    for (long table : house.store.accounts().tablesOf(1, 9).join()) {
      String head = house.store.table(table).join().orElseThrow().head();
      List<EventRow> events = house.store.events(table, 0).join();
      assertThat(head + events).doesNotContain("anna").contains("seat black p1 guest1", "ben");
      assertThat(
              new TableReader(house.store, Catalog.ALL)
                  .read(house.store.table(table).join().orElseThrow(), events)
                  .session()
                  .playerName(Side.BLACK))
          .isEqualTo("guest1");
    }
    assertThat(house.store.accounts().keys(1).join()).isEmpty();
    assertThat(house.visit("anna").person().me()).isNotEqualTo(anna.person().me());
    house.named("anna"); // the name is free again
  }

  @Test
  void anExportHasGamesSettingsAndChatAndNeitherKeyNorAddress() throws Exception {
    Visit anna = from(KEY, "203.0.113.9");
    lobby(anna).takeName("anna");
    house.settle();
    lobby(anna).say("hello");
    lobby(anna).command(Command.MUTE, "").join();
    game(anna, named("ben"));
    lobby(anna).command(Command.BLOCK, "ben").join();
    lobby(anna).command(Command.REPORT, "ben rude").join();
    byte[] tried = "a try".getBytes(StandardCharsets.UTF_8);
    house.store.ownFiles().add(anna.number(), "progress", tried).join();
    Path file = folder.resolve("anna.zip");
    assertThat(done("export", "anna", file.toString())).isEqualTo("Written: " + file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");

    Map<String, String> entries = new TreeMap<>();
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        entries.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    assertThat(entries).containsOnlyKeys("person.json", "games/1.banmen", "files/progress");
    assertThat(entries.get("files/progress")).isEqualTo("a try\n");
    assertThat(entries.toString()).doesNotContain(KEY, "k".repeat(20), "203.0.113");
    assertThat(entries.get("games/1.banmen")).contains("seat black p1 anna", "B E5");
    JsonObject person = JsonParser.parseString(entries.get("person.json")).getAsJsonObject();
    assertThat(person.get("name").getAsString()).isEqualTo("anna");
    assertThat(person.get("chat").toString()).contains("\"text\":\"hello\"");
    assertThat(person.get("blocks").toString()).isEqualTo("[\"ben\"]");
    assertThat(person.get("reports").toString()).contains("rude");
    assertThat(person.get("settings").toString()).contains(Admission.HIDES_CHAT);
    assertThat(refused("export", "anna", file.toString())).contains("anna.zip");
  }

  @Test
  void aBackupIsWrittenWhileTheHouseIsOpen() throws Exception {
    named("anna");
    Path file = folder.resolve("copy.zip");
    done("backup", file.toString());
    try (ZipFile zip = new ZipFile(file.toFile())) {
      assertThat(zip.stream().map(ZipEntry::getName)).containsExactly(HouseBackup.DATABASE);
    }
    assertThat(folder.resolve("copy.zip.database")).doesNotExist();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(refused("backup", file.toString())).contains("already exists");
    Path other = folder.resolve("other.zip");
    Path taken = Files.writeString(folder.resolve("other.zip.database"), "somebody's");
    assertThat(refused("backup", other.toString())).contains("already exists");
    assertThat(taken).hasContent("somebody's");
    assertThat(other).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "sudo",
        "kick",
        "kick nobody",
        "ban",
        "ban nobody",
        "ban 0.0.0.0/0",
        "ban ::/0",
        "unban anna",
        "mute",
        "announce",
        "key nobody",
        "export anna",
        "export anna x.zip",
        "forget nobody",
        "forget",
        "backup",
        "backup x.db",
        "end",
        "end 7",
        "end x"
      })
  void otherCommandsAreRefusedInOneLine(String words) throws Exception {
    named("anna");
    refused(words.isEmpty() ? new String[0] : words.split(" "));
    assertThat(ended).isEmpty();
    assertThat(done("bans")).isEqualTo("Nobody is banned.");
  }

  @Test
  void anEndMustBeOne() throws Exception {
    named("anna");
    for (Map<String, String> wrong :
        List.of(Map.of("for", "x"), Map.of("until", "1969-01-01"), Map.of("for", "0d"))) {
      assertThat(asked(wrong, "ban", "anna").isDone()).isFalse();
      assertThat(asked(wrong, "mute", "anna").isDone()).isFalse();
    }
    String much = "x".repeat(301);
    assertThat(asked(Map.of("reason", much), "ban", "anna").isDone()).isFalse();
    assertThat(ended).isEmpty();
  }
}

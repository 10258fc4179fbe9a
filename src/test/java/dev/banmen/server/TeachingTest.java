package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.app.AskedQuestion;
import dev.banmen.app.Lobby;
import dev.banmen.app.LobbyRow;
import dev.banmen.app.NamedTables;
import dev.banmen.app.Refusal;
import dev.banmen.app.SharedPosition;
import dev.banmen.app.TeachingTable;
import dev.banmen.command.Command;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recording;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.server.desk.PersonExport;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.store.PersonRow;
import dev.banmen.server.teaching.TeachingLimits;
import dev.banmen.tui.Scribe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Teaching tables of a house: who leads, who follows, what is asked, said and kept. */
class TeachingTest {
  private static final Site D4 = new Site(5, 3);
  private static final Site E5 = new Site(4, 4);

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

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  static Recording recording() {
    return new Scribe("go", Map.of("size", "9")).plays("B D4", "W E5", "B C3").recording();
  }

  private TeachingTable teach() throws Refusal {
    TeachingTable table = lobby(anna).teach(SharedPosition.start(recording()), false);
    house.settle();
    return table;
  }

  private static TeachingTable follow(Visit visit) throws Refusal {
    return lobby(visit).follow(taught(visit));
  }

  private static LobbyRow.Teaching taught(Visit visit) {
    return OpenHouse.rows(visit, LobbyRow.Teaching.class).get(0);
  }

  private static SharedPosition at(SharedPosition led, int node) {
    return new SharedPosition(led.recording(), node, led.end());
  }

  /** With a mark at the node that is shown. */
  private static SharedPosition marked(SharedPosition led, String point) {
    Recording now =
        led.recording().with(led.recording().tree().with(led.node(), Property.of("TR", point)));
    return new SharedPosition(now, led.node(), led.end());
  }

  private void reopen() throws Exception {
    house.close();
    house = new OpenHouse(folder);
    anna = house.visit("anna");
    ben = house.visit("ben");
  }

  @Test
  void theOthersSeeWhatTheLeaderShows() throws Exception {
    TeachingTable leading = teach();
    assertThat(leading.isLeader()).isTrue();
    LobbyRow row = taught(ben);
    assertThat(row.word()).isEqualTo("anna");
    assertThat(row.isOpen()).isFalse();
    assertThat(lobby(ben).position(row).ply()).isZero();
    assertThat(lobby(ben).position(row))
        .as("the record is not replayed for each look")
        .isSameAs(lobby(ben).position(row));
    TeachingTable following = follow(ben);
    assertThat(following.isLeader()).isFalse();
    AtomicInteger news = new AtomicInteger();
    following.listen(news::incrementAndGet);
    assertThat(leading.lead(at(leading.now(), 2))).isEmpty();
    house.settle();
    assertThat(news.get()).isPositive();
    assertThat(following.now().isSame(leading.now())).isTrue();
    assertThat(lobby(anna).position(taught(anna)).ply()).isEqualTo(2);
    assertThat(following.lead(at(leading.now(), 0))).isEmpty(); // and nothing happens
    assertThat(leading.now().node()).isEqualTo(2);
  }

  @Test
  void nothingIsShownBeforeItIsSaved() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    house.store.close();
    leading.lead(at(leading.now(), 1));
    leading.lead(at(leading.now(), 2));
    assertThat(leading.now().node()).isEqualTo(2);
    assertThat(following.now().node()).isZero();
    assertThat(leading.status()).contains("could not be saved");
  }

  @Test
  void whatIsLedIsThereAfterTheHouseWasClosed() throws Exception {
    TeachingTable leading = teach();
    leading.lead(marked(at(leading.now(), 2), "E5"));
    house.settle();
    reopen();
    TeachingTable following = follow(ben);
    assertThat(following.status()).isEqualTo("anna is away.");
    SharedPosition led = following.now();
    assertThat(led.node()).isEqualTo(2);
    assertThat(led.end()).isEqualTo(3);
    assertThat(led.recording().chosen()).isEqualTo(recording().chosen());
    assertThat(led.recording().tree().text(2, "TR")).isEqualTo("E5");
    TeachingTable again = follow(anna);
    assertThat(again.isLeader()).isTrue();
    again.lead(at(again.now(), 3));
    house.settle();
    assertThat(following.now().node()).isEqualTo(3);
  }

  @Test
  void aLeaderWhoseConnectionIsLostComesBackToTheTable() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    leading.lead(at(leading.now(), 1));
    house.settle();
    anna.close();
    assertThat(following.isOver()).isFalse();
    assertThat(following.status()).isEqualTo("anna is away.");
    anna = house.visit("anna");
    TeachingTable back = anna.taughtBack().orElseThrow();
    assertThat(back.isLeader()).isTrue();
    assertThat(back.now().node()).isEqualTo(1);
    assertThat(anna.taughtBack()).isEmpty();
    assertThat(following.status()).isEqualTo("Led by anna. Following: 1");
  }

  @Test
  void theWordsAfterTheHostMayNameWhoLeads() throws Exception {
    teach();
    TeachingTable following = new NamedTables(ben).taught("ANNA").orElseThrow();
    assertThat(following.status()).isEqualTo("Led by anna. Following: 1");
    assertThat(new NamedTables(ben).taught("cem")).isEmpty();
  }

  @Test
  void theAnswersAreCountedAndShownToTheOthersWhenTheLeaderWants() throws Exception {
    TeachingTable leading = teach();
    List<TeachingTable> class4 = new ArrayList<>(List.of(follow(ben)));
    for (String name : List.of("cem", "dora", "emil")) {
      class4.add(follow(house.named(name)));
    }
    assertThatThrownBy(() -> class4.get(0).answer(D4)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> class4.get(0).ask()).isInstanceOf(Refusal.class);
    leading.ask();
    class4.get(0).answer(E5);
    class4.get(0).answer(D4); // another thought
    class4.get(1).answer(D4);
    class4.get(2).answer(E5);
    assertThat(leading.question())
        .contains(new AskedQuestion(1, Optional.empty(), Map.of(D4, 2, E5, 1), 3, 4, false));
    assertThat(class4.get(0).question())
        .contains(new AskedQuestion(1, Optional.of(D4), Map.of(), 3, 4, false));
    leading.ask();
    assertThat(class4.get(3).question())
        .contains(new AskedQuestion(1, Optional.empty(), Map.of(D4, 2, E5, 1), 3, 4, true));
    assertThatThrownBy(() -> class4.get(3).answer(D4)).isInstanceOf(Refusal.class);
    leading.ask();
    assertThat(class4.get(3).question()).isEmpty();
  }

  @Test
  void aQuestionIsOfOnePositionAndMarksDoNotEndIt() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    leading.ask();
    following.answer(D4);
    leading.lead(marked(leading.now(), "D4"));
    assertThat(following.question()).isPresent();
    leading.lead(at(leading.now(), 1));
    assertThat(following.question()).isEmpty();
  }

  @Test
  void whoeverIsSilencedSaysNothing() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    following.command(Command.SAY, "hello \u001b[2J");
    assertThat(leading.said()).hasSize(1);
    assertThat(leading.said().get(0)).startsWith("ben: hello").doesNotContain("\u001b");
    assertThat(leading.command(Command.SILENCE, "BEN"))
        .isEqualTo("ben can no longer speak at this table.");
    assertThatThrownBy(() -> following.command(Command.SAY, "still here"))
        .hasMessageContaining("anna");
    leading.ask();
    following.answer(D4); // an answer says nothing
    leading.command(Command.SILENCE, "ben");
    following.command(Command.SAY, "again");
    assertThat(leading.said()).hasSize(2);
    assertThatThrownBy(() -> following.command(Command.SILENCE, "anna"))
        .isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> leading.command(Command.SILENCE, "cem")).hasMessageContaining("ben");
  }

  @Test
  void whoeverIsRemovedCannotComeBack() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    leading.ask();
    following.answer(D4);
    leading.command(Command.REMOVE, "ben");
    assertThat(following.isOver()).isTrue();
    assertThat(following.status()).isEqualTo("anna has removed you from this table.");
    assertThat(leading.question().orElseThrow().counts()).isEmpty();
    assertThat(lobby(ben).rows()).isEmpty();
    String code = code();
    assertThatThrownBy(() -> new NamedTables(ben).taught(code)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> leading.command(Command.REMOVE, "anna")).isInstanceOf(Refusal.class);
  }

  @Test
  void theLobbyHearsThatSomebodyWasRemoved() throws Exception {
    TeachingTable leading = teach();
    Visit cem = house.named("cem");
    BlockingQueue<Integer> people = new LinkedBlockingQueue<>();
    lobby(cem).listen(() -> people.add(taught(cem).people()));
    follow(ben);
    awaitHeard(people, 2);
    leading.command(Command.REMOVE, "ben");
    awaitHeard(people, 1);
  }

  private static void awaitHeard(BlockingQueue<Integer> people, int wanted) throws Exception {
    Integer heard;
    do {
      heard = people.poll(10, TimeUnit.SECONDS);
      assertThat(heard).as("nothing was heard").isNotNull();
    } while (heard != wanted);
  }

  @Test
  void whoeverWasSilencedOrRemovedStillIsAfterTheHouseWasClosed() throws Exception {
    TeachingTable leading = teach();
    follow(ben);
    Visit cem = house.named("cem");
    Visit dan = house.named("dan");
    follow(cem);
    follow(dan);
    leading.command(Command.SILENCE, "ben");
    leading.command(Command.REMOVE, "cem");
    leading.command(Command.SILENCE, "dan");
    leading.command(Command.SILENCE, "dan"); // no longer
    house.settle();
    reopen();
    TeachingTable following = follow(ben);
    assertThatThrownBy(() -> following.command(Command.SAY, "hello")).hasMessageContaining("anna");
    follow(house.visit("dan")).command(Command.SAY, "hello");
    Visit again = house.visit("cem");
    assertThat(lobby(again).rows()).isEmpty();
    String code = code();
    assertThatThrownBy(() -> new NamedTables(again).taught(code)).isInstanceOf(Refusal.class);
    teach(); // another table begins without that
    assertThat(house.store.heldBack().join()).isEmpty();
  }

  @Test
  void whoeverWasAtATableComesBackToItAfterTheHouseWasClosed() throws Exception {
    teach();
    follow(ben);
    Visit cem = house.named("cem");
    follow(cem).leave();
    house.settle();
    reopen();
    assertThat(anna.taughtBack().orElseThrow().isLeader()).isTrue();
    assertThat(ben.taughtBack().orElseThrow().isLeader()).isFalse();
    assertThat(house.visit("ben").taughtBack()).isEmpty();
    assertThat(house.visit("cem").taughtBack()).isEmpty();
  }

  @Test
  void whoeverWasCutOffDoesNotComeToTheLeadersNextTable() throws Exception {
    TeachingTable first = teach();
    follow(ben);
    house.settle();
    ben.close();
    first.command(Command.END, "");
    lobby(anna).teach(SharedPosition.start(recording()), true);
    house.settle();
    ben = house.visit("ben");
    assertThat(ben.taughtBack()).isEmpty();
    ben.close();
    reopen();
    assertThat(ben.taughtBack()).isEmpty();
    assertThat(anna.taughtBack()).isPresent();
  }

  @Test
  void whoeverLeavesWithOneOfTwoTerminalsIsStillThere() throws Exception {
    teach();
    follow(ben);
    follow(house.visit("ben")).leave();
    house.settle();
    reopen();
    assertThat(ben.taughtBack()).isPresent();
  }

  @Test
  void whoeverIsRemovedCannotComeBackAsSomebodyElseWithTheSameKey() throws Exception {
    TeachingTable leading = teach();
    Visit loud = house.visit("loud");
    follow(loud).leave();
    follow(loud);
    leading.command(Command.REMOVE, "guest" + loud.number());
    loud.close();
    house.settleTasks();
    Visit again = house.visit("loud");
    assertThat(lobby(again).rows()).isEmpty();
    String code = code();
    assertThatThrownBy(() -> new NamedTables(again).taught(code)).isInstanceOf(Refusal.class);
  }

  @Test
  void whoeverHasNoNameComesBackToTheTableTheyLead() throws Exception {
    Visit nameless = house.visit("nameless");
    lobby(nameless).teach(SharedPosition.start(recording()), false).leave();
    house.settle();
    nameless.close();
    house.settleTasks();
    Visit again = house.visit("nameless");
    assertThat(follow(again).isLeader()).isTrue();
    assertThat(house.store.teaching().join()).hasSize(1);
  }

  @Test
  void whoeverHasNoNameComesBackToTheTableTheyFollow() throws Exception {
    teach();
    Visit nameless = house.visit("nameless");
    follow(nameless);
    nameless.close();
    house.settleTasks();
    assertThat(house.visit("nameless").taughtBack()).isPresent();
  }

  @Test
  void aTableStaysIfThereIsNoRoomForTheNext() throws Exception {
    TeachingTable first = teach();
    house.teaching = new TeachingLimits(0, 1, 100_000, 30);
    assertThatThrownBy(() -> lobby(anna).teach(SharedPosition.start(recording()), false))
        .isInstanceOf(Refusal.class);
    assertThat(first.isOver()).isFalse();
  }

  @Test
  void whoeverIsRemovedSeesNoMoreOfItInTheLobby() throws Exception {
    TeachingTable leading = teach();
    follow(ben);
    LobbyRow row = taught(ben);
    leading.command(Command.REMOVE, "ben");
    assertThatThrownBy(() -> lobby(ben).position(row)).isInstanceOf(Refusal.class);
  }

  private String code() {
    String line = taught(anna).command();
    return line.substring(line.lastIndexOf(' ') + 1);
  }

  @Test
  void aPrivateTableIsFoundByItsCode() throws Exception {
    lobby(anna).teach(SharedPosition.start(recording()), true);
    house.settle();
    assertThat(lobby(ben).rows()).isEmpty();
    assertThat(lobby(anna).rows()).hasSize(1);
    assertThat(new NamedTables(ben).taught(code()).orElseThrow().leader()).isEqualTo("anna");
    assertThat(new NamedTables(ben).taught("xxxxxx")).isEmpty();
    assertThatThrownBy(() -> new NamedTables(ben).join(code())).hasMessageContaining("code");
  }

  @Test
  void whoeverIsBlockedByTheLeaderDoesNotFollow() throws Exception {
    teach();
    lobby(anna).command(Command.BLOCK, "ben").join();
    house.settle();
    assertThatThrownBy(() -> follow(ben)).isInstanceOf(Refusal.class);
  }

  @Test
  void aTableThatHasEndedIsGone() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    assertThatThrownBy(() -> following.command(Command.END, "")).isInstanceOf(Refusal.class);
    leading.command(Command.END, "");
    assertThat(following.isOver()).isTrue();
    assertThat(following.now().recording().tree()).isNotNull(); // it stays on the screen
    assertThat(lobby(anna).rows()).isEmpty();
    house.settle();
    reopen();
    assertThat(lobby(anna).rows()).isEmpty();
  }

  @Test
  void aLeaderHasOneTable() throws Exception {
    TeachingTable first = teach();
    TeachingTable following = follow(ben);
    lobby(anna).teach(SharedPosition.start(recording()), false);
    house.settle();
    assertThat(first.isOver()).isTrue();
    assertThat(following.isOver()).isTrue();
    assertThat(lobby(ben).rows()).hasSize(1);
  }

  @Test
  void noMoreFollowThanTheLimit() throws Exception {
    house.teaching = new TeachingLimits(1, 1, 100_000, 30);
    teach();
    TeachingTable following = follow(ben);
    Visit cem = house.named("cem");
    assertThatThrownBy(() -> follow(cem)).hasMessageContaining("1");
    following.leave();
    assertThat(follow(cem).isOver()).isFalse();
    assertThatThrownBy(() -> lobby(ben).teach(SharedPosition.start(recording()), false))
        .isInstanceOf(Refusal.class);
  }

  @Test
  void aRecordThatIsTooLargeIsNotShown() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    house.teaching = new TeachingLimits(50, 100, 1_000, 30);
    Recording large =
        recording().with(recording().tree().with(0, Property.of("C", "x".repeat(1_000))));
    assertThat(leading.lead(SharedPosition.start(large))).contains("1000");
    house.settle();
    assertThat(following.now().recording().tree().text(0, "C")).isEmpty();
    assertThatThrownBy(() -> lobby(ben).teach(SharedPosition.start(large), false))
        .isInstanceOf(Refusal.class);
  }

  @Test
  void aTableThatNobodyComesToEnds() throws Exception {
    teach().leave();
    assertThat(lobby(ben).rows()).hasSize(1);
    house.now += 31 * PeopleLimits.DAY_MILLIS;
    house.house.services().teaching().tidy();
    assertThat(lobby(ben).rows()).isEmpty();
  }

  @Test
  void anExportHasWhatSomebodyLeads() throws Exception {
    teach();
    Path file = folder.resolve("anna.zip");
    PersonRow person = house.store.person(anna.number()).join().orElseThrow();
    new PersonExport(house.store).write(person, file);
    try (ZipFile zip = new ZipFile(file.toFile())) {
      byte[] text = zip.getInputStream(zip.getEntry("teaching.txt")).readAllBytes();
      assertThat(new String(text, StandardCharsets.UTF_8)).startsWith("teaching 1\ngame go\n");
    }
  }

  @Test
  void whoeverIsForgottenLeavesNothing() throws Exception {
    TeachingTable leading = teach();
    TeachingTable following = follow(ben);
    following.command(Command.SAY, "hello");
    house.house.eraser().forget(ben.number()).join();
    assertThat(leading.said()).isEmpty();
    house.house.eraser().forget(anna.number()).join();
    assertThat(leading.isOver()).isTrue();
    assertThat(house.store.teaching().join()).isEmpty();
  }
}

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
import dev.banmen.proof.Waiting;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.people.PeopleLimits;
import dev.banmen.server.store.HeldBack;
import dev.banmen.server.store.HeldBack.Hold;
import dev.banmen.server.store.NodeNote;
import dev.banmen.server.store.NodeTopic;
import dev.banmen.server.store.StoreFault;
import dev.banmen.server.store.TeachingRow;
import dev.banmen.server.teaching.TeachingLimits;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Teaching tables of two servers over one database: Anna leads at the first, Ben follows at the
 * second, and Cem at the first.
 */
@Timeout(60)
abstract class SharedTeachingLaws {
  private static final Site D4 = new Site(5, 3);
  private static final Site E5 = new Site(4, 4);
  private OpenHouse.Opening opening;
  private OpenHouse first;
  private OpenHouse second;
  private Visit anna;
  private Visit ben;
  private Visit cem;

  /** How a server opens the database. */
  protected abstract OpenHouse.Opening opening() throws StoreFault;

  @BeforeEach
  void open() throws Exception {
    opening = opening();
    first = house(1_000_000);
    second = house(1_000_000);
    anna = first.named("anna");
    ben = second.named("ben");
    cem = first.named("cem");
  }

  private OpenHouse house(long begun) throws Exception {
    return new OpenHouse(opening, HouseLimits.DEFAULT, Optional::isPresent, begun);
  }

  @AfterEach
  void close() {
    second.close();
    first.close();
  }

  private void await(BooleanSupplier isSo) {
    Waiting.until(
        () -> {
          first.settle();
          second.settle();
          return isSo.getAsBoolean();
        });
  }

  private static Lobby lobby(Visit visit) {
    return visit.person().lobby().orElseThrow();
  }

  private static List<LobbyRow.Teaching> rows(Visit visit) {
    return OpenHouse.rows(visit, LobbyRow.Teaching.class);
  }

  private TeachingTable teach() throws Refusal {
    TeachingTable table = lobby(anna).teach(SharedPosition.start(TeachingTest.recording()), false);
    await(() -> !rows(anna).isEmpty() && rows(ben).size() == 1);
    return table;
  }

  private static TeachingTable follow(Visit visit) throws Refusal {
    return lobby(visit).follow(rows(visit).get(0));
  }

  private static SharedPosition at(SharedPosition led, int node) {
    return new SharedPosition(led.recording(), node, led.end());
  }

  private static SharedPosition marked(SharedPosition led, String point) {
    Recording now =
        led.recording().with(led.recording().tree().with(led.node(), Property.of("TR", point)));
    return new SharedPosition(now, led.node(), led.end());
  }

  private static String mark(TeachingTable table) {
    SharedPosition now = table.now();
    return now.recording().tree().text(now.node(), "TR");
  }

  private TeachingRow row() {
    return second.store.teaching(anna.number()).join().orElseThrow();
  }

  private void compare() {
    second.house.services().teaching().compare();
  }

  @Test
  void thoseElsewhereSeeWhatTheLeaderShows() throws Exception {
    TeachingTable annas = teach();
    assertThat(rows(ben).get(0).word()).isEqualTo("anna");
    TeachingTable bens = follow(ben);
    TeachingTable cems = follow(cem);
    annas.lead(marked(at(annas.now(), 2), "E5"));
    await(() -> mark(bens).equals("E5"));
    assertThat(bens.now().node()).isEqualTo(2);
    assertThat(cems.now().node()).isEqualTo(2);
    await(() -> bens.status().equals("Led by anna. Following: 2"));
    await(() -> annas.status().equals("Following you: 2"));
    assertThat(cems.status()).isEqualTo("Led by anna. Following: 2");
    assertThat(rows(cem).get(0).people()).isEqualTo(3);
    await(() -> rows(ben).get(0).people() == 3);
  }

  @Test
  void whatIsShownIsReadAlsoIfNobodyToldOfIt() throws Exception {
    TeachingTable annas = teach();
    TeachingTable bens = follow(ben);
    String before = row().text();
    annas.lead(at(annas.now(), 2));
    await(() -> bens.now().node() == 2);
    assertThat(first.store.saveTeaching(with(row(), before)).join()).isTrue(); // without a note
    compare();
    await(() -> bens.now().node() == 0);
    first.store.endTeaching(anna.number(), row().code()).join();
    compare();
    await(bens::isOver);
    assertThat(rows(ben)).isEmpty();
    first.store.beginTeaching(new TeachingRow(anna.number(), "", "k3m7q2", true, before, 0)).join();
    compare();
    await(() -> second.house.services().teaching().coded("k3m7q2").isPresent());
    assertThat(rows(ben)).as("it is private").isEmpty();
    assertThat(new NamedTables(ben).taught("k3m7q2")).isPresent();
  }

  private static TeachingRow with(TeachingRow row, String text) {
    return new TeachingRow(row.leader(), "", row.code(), row.isPrivate(), text, row.at());
  }

  @Test
  void aTableThatIsEndedOrReplacedIsSoEverywhere() throws Exception {
    TeachingTable annas = teach();
    TeachingTable bens = follow(ben);
    SharedPosition start = SharedPosition.start(TeachingTest.recording());
    TeachingTable next = lobby(anna).teach(start, false);
    assertThat(annas.isOver()).isTrue();
    await(bens::isOver);
    assertThat(bens.status()).isEqualTo("anna has ended this table.");
    assertThat(bens.now().recording().tree()).isNotNull(); // it stays on the screen
    await(() -> rows(ben).size() == 1 && rows(anna).size() == 1);
    TeachingTable again = follow(ben);
    next.command(Command.END, "");
    await(again::isOver);
    assertThat(rows(ben)).isEmpty();
    assertThat(second.store.teaching().join()).isEmpty();
  }

  @Test
  void theLeaderLeadsOnElsewhere() throws Exception {
    TeachingTable annas = teach();
    TeachingTable cems = follow(cem);
    TeachingTable bens = follow(ben);
    annas.lead(marked(at(annas.now(), 1), "E5"));
    anna.close(); // as when the connection is lost
    first.settle();
    anna = second.visit("anna");
    TeachingTable back = anna.taughtBack().orElseThrow();
    assertThat(back.isLeader()).isTrue();
    assertThat(back.now().node()).isEqualTo(1);
    assertThat(mark(back)).isEqualTo("E5");
    back.lead(at(back.now(), 3));
    await(() -> cems.now().node() == 3 && bens.now().node() == 3);
    assertThat(cems.now().recording().tree().text(1, "TR")).isEqualTo("E5");
    await(() -> cems.status().equals("Led by anna. Following: 2"));
  }

  @Test
  void aLeaderLeadsFromTwoTerminalsAtTwoServers() throws Exception {
    TeachingTable here = teach();
    Visit other = second.visit("anna");
    TeachingTable there = follow(other);
    assertThat(there.isLeader()).isTrue();
    TeachingTable bens = follow(ben);
    here.lead(at(here.now(), 1));
    await(() -> there.now().node() == 1);
    there.lead(marked(at(there.now(), 2), "D4"));
    await(() -> here.now().node() == 2);
    assertThat(mark(here)).isEqualTo("D4");
    here.lead(at(here.now(), 3));
    await(() -> bens.now().node() == 3 && there.now().node() == 3);
    assertThat(here.now().recording().tree().text(2, "TR")).isEqualTo("D4");
    assertThat(here.status()).isEqualTo("Following you: 1");
  }

  /** Of what both lead at once, one thing is saved last, and all see that. */
  @Test
  void whatIsSavedLastIsShownEverywhere() throws Exception {
    TeachingTable here = teach();
    TeachingTable there = follow(second.visit("anna"));
    TeachingTable bens = follow(ben);
    for (int i = 0; i < 20; i++) {
      here.lead(at(here.now(), i % 2));
      there.lead(at(there.now(), 2 + i % 2));
    }
    await(() -> isSettled(here, there, bens));
    String shown = row().text();
    assertThat(shown).contains("node " + here.now().node() + "\n");
  }

  private boolean isSettled(TeachingTable... tables) {
    String text = row().text();
    return List.of(tables).stream()
        .allMatch(table -> text.contains("\nnode " + table.now().node() + "\n"));
  }

  @Test
  void theAnswersOfAllAreCounted() throws Exception {
    TeachingTable annas = teach();
    TeachingTable bens = follow(ben);
    TeachingTable cems = follow(cem);
    annas.ask();
    await(() -> bens.question().isPresent());
    bens.answer(E5);
    bens.answer(D4); // another thought
    cems.answer(E5);
    await(() -> annas.question().orElseThrow().answers() == 2);
    assertThat(annas.question())
        .contains(new AskedQuestion(1, Optional.empty(), Map.of(D4, 1, E5, 1), 2, 2, false));
    await(() -> bens.question().orElseThrow().answers() == 2);
    assertThat(bens.question().orElseThrow().counts()).as("not yet").isEmpty();
    annas.ask();
    await(() -> bens.question().orElseThrow().isShown());
    assertThat(bens.question())
        .contains(new AskedQuestion(1, Optional.of(D4), Map.of(D4, 1, E5, 1), 2, 2, true));
    assertThatThrownBy(() -> bens.answer(E5)).isInstanceOf(Refusal.class);
    annas.ask();
    await(() -> bens.question().isEmpty());
    annas.ask();
    await(() -> bens.question().isPresent());
    assertThat(bens.question().orElseThrow().number()).isEqualTo(2);
    annas.lead(at(annas.now(), 1)); // another position
    await(() -> bens.question().isEmpty());
  }

  @Test
  void aServerThatIsStartedHearsWhatIsAsked() throws Exception {
    TeachingTable annas = teach();
    TeachingTable cems = follow(cem);
    annas.ask();
    cems.answer(D4);
    second.close();
    second = house(1_000_000);
    ben = second.visit("ben");
    TeachingTable bens = follow(ben);
    await(() -> bens.question().filter(asked -> asked.answers() == 1).isPresent());
    await(() -> bens.status().equals("Led by anna. Following: 2"));
    annas.ask();
    await(() -> bens.question().orElseThrow().counts().equals(Map.of(D4, 1)));
  }

  @Test
  void talkIsHeardEverywhereOnce() throws Exception {
    TeachingTable annas = teach();
    TeachingTable bens = follow(ben);
    bens.command(Command.SAY, "hello to all");
    await(() -> !annas.said().isEmpty());
    assertThat(annas.said()).containsExactly("ben: hello to all");
    annas.command(Command.SAY, "你好，本");
    await(() -> bens.said().size() == 2);
    assertThat(bens.said()).containsExactly("ben: hello to all", "anna: 你好，本");
    String code = row().code();
    String line = code + " said node 7 " + ben.number() + " ben again";
    first.store.nodes().tell(new NodeNote(NodeTopic.LESSON, line));
    await(() -> bens.said().size() == 3);
    first.store.nodes().tell(new NodeNote(NodeTopic.LESSON, line)); // doubled
    first.store.nodes().tell(new NodeNote(NodeTopic.LESSON, "nonsense"));
    first.store.nodes().tell(new NodeNote(NodeTopic.TEACHING, "nonsense"));
    annas.command(Command.SAY, "yes");
    await(() -> bens.said().contains("anna: yes"));
    assertThat(bens.said()).hasSize(4);
  }

  @Test
  void whoeverIsSilencedIsSoEverywhere() throws Exception {
    TeachingTable annas = teach();
    TeachingTable bens = follow(ben);
    await(() -> annas.status().equals("Following you: 1"));
    assertThat(annas.command(Command.SILENCE, "BEN"))
        .isEqualTo("ben can no longer speak at this table.");
    await(() -> isHeldBack(ben));
    assertThatThrownBy(() -> bens.command(Command.SAY, "hello")).hasMessageContaining("anna");
    annas.command(Command.SILENCE, "ben");
    await(() -> !isHeldBack(ben));
    bens.command(Command.SAY, "hello");
    await(() -> annas.said().size() == 1);
  }

  private boolean isHeldBack(Visit visit) {
    return second.house.services().teaching().knows(visit.number());
  }

  @Test
  void whoeverIsRemovedIsPutOutEverywhere() throws Exception {
    TeachingTable annas = teach();
    TeachingTable bens = follow(ben);
    TeachingTable other = follow(first.visit("ben"));
    annas.ask();
    await(() -> bens.question().isPresent());
    bens.answer(D4);
    await(() -> !annas.question().orElseThrow().counts().isEmpty());
    annas.command(Command.REMOVE, "ben");
    assertThat(other.isOver()).isTrue();
    await(bens::isOver);
    assertThat(bens.status()).isEqualTo("anna has removed you from this table.");
    assertThat(rows(ben)).isEmpty();
    await(() -> annas.status().equals("Following you: 0"));
    compare(); // and what they answered is told no more
    first.house.services().teaching().compare();
    second.settle();
    first.settle();
    assertThat(annas.question().orElseThrow().counts()).isEmpty();
    assertThat(second.store.placeOf(ben.number()).join()).isZero();
  }

  @Test
  void whoIsHeldBackIsReadAlsoIfNobodyToldOfIt() throws Exception {
    teach();
    TeachingTable bens = follow(ben);
    first.store.holdBack(new HeldBack(anna.number(), ben.number(), Hold.REMOVED)).join();
    compare();
    await(bens::isOver);
    first.store.holdBack(new HeldBack(anna.number(), ben.number(), Hold.NONE)).join();
    compare();
    await(() -> rows(ben).size() == 1);
    assertThat(follow(ben).isOver()).isFalse();
  }

  @Test
  void noMoreFollowThanTheLimitAtAllServersTogether() throws Exception {
    first.teaching = new TeachingLimits(1, 2, 100_000, 30);
    TeachingTable annas = teach();
    follow(cem);
    TeachingTable bens = follow(ben);
    await(() -> annas.status().equals("Following you: 2"));
    Visit dora = first.named("dora");
    assertThatThrownBy(() -> follow(dora)).hasMessageContaining("2");
    bens.leave();
    await(() -> annas.status().equals("Following you: 1"));
    assertThat(follow(dora).isOver()).isFalse();
  }

  @Test
  void whoeverIsAtAServerThatIsGoneCountsNoMoreAfterAWhile() throws Exception {
    TeachingTable annas = teach();
    follow(ben);
    await(() -> annas.status().equals("Following you: 1"));
    second.store.close(); // as when it is killed
    first.now += 30_000;
    assertThat(annas.status()).isEqualTo("Following you: 1");
    first.now++;
    assertThat(annas.status()).isEqualTo("Following you: 0");
    assertThat(rows(cem).get(0).people()).isEqualTo(1);
  }

  @Test
  void aTableThatIsUsedElsewhereDoesNotEnd() throws Exception {
    teach();
    TeachingTable bens = follow(ben);
    anna.close();
    first.now += 31 * PeopleLimits.DAY_MILLIS;
    second.now = first.now;
    second.house.services().teaching().tidy(); // Ben is there
    second.settle();
    bens.leave();
    second.settle();
    await(() -> row().at() == second.now);
    first.close();
    first = house(second.now); // it doesn't know that Ben was there
    first.house.services().teaching().tidy();
    assertThat(rows(first.visit("cem"))).hasSize(1);
    first.now += 31 * PeopleLimits.DAY_MILLIS;
    first.house.services().teaching().tidy();
    await(() -> rows(ben).isEmpty());
  }

  @Test
  void whoeverFollowedComesBackAtTheOtherServer() throws Exception {
    teach();
    follow(ben);
    ben.close();
    second.settle();
    Visit again = first.visit("ben");
    assertThat(again.taughtBack()).isPresent();
    assertThat(again.taughtBack()).as("they are there").isEmpty();
  }
}

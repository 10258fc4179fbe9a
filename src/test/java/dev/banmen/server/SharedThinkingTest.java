package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.bot.QuickPlayers;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.proof.MemoryFolder;
import dev.banmen.proof.Waiting;
import dev.banmen.server.lobby.Visit;
import dev.banmen.server.people.HouseLimits;
import dev.banmen.server.store.postgres.PostgresServer;
import dev.banmen.server.store.postgres.PostgresStore;
import dev.banmen.server.tables.RatedGames;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Seat;
import dev.banmen.session.Terms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two servers over one PostgreSQL, and a computer's turn: one of them thinks. */
@Tag("long") // a database is started
@Timeout(120)
class SharedThinkingTest {
  private static PostgresServer server;

  @TempDir(factory = MemoryFolder.class)
  Path folder;

  private OpenHouse first;
  private OpenHouse second;
  private final Queue<Runnable> atFirst = new ConcurrentLinkedQueue<>();
  private final Queue<Runnable> atSecond = new ConcurrentLinkedQueue<>();
  private Visit anna;
  private LiveSession annas;

  @BeforeAll
  static void start() throws IOException {
    server = PostgresServer.shared();
  }

  private OpenHouse open(Queue<Runnable> thoughts) throws Exception {
    OpenHouse house =
        new OpenHouse(
            calendar ->
                PostgresStore.open(
                    server.place(folder.toString()),
                    folder.resolve("primary"),
                    calendar,
                    row -> RatedGames.ranks(QuickPlayers.GAMES, row)),
            HouseLimits.DEFAULT,
            Optional::isPresent,
            1_000_000);
    house.thoughts = Optional.of(thoughts);
    return house;
  }

  /** Anna plays a computer at the first server, and has moved; Ben comes to the second. */
  @BeforeEach
  void open() throws Exception {
    first = open(atFirst);
    second = open(atSecond);
    anna = first.named("anna");
    Terms terms =
        Terms.of("go", Map.of("size", "9"))
            .between(
                new Seat(anna.person().me(), ""), new ComputerSeat(1, Optional.empty()).seat());
    annas = anna.person().room().begin(terms);
    await(() -> OpenHouse.tables(anna).size() == 1);
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

  private void move() throws Exception {
    Event event = new Event.Try(new Place(Side.BLACK, new Site(annas.now().line().size(), 0)));
    annas.submit(anna.person().me(), event);
  }

  private LiveSession watch() throws Refusal {
    Visit ben = second.visit("ben");
    await(() -> !OpenHouse.tables(ben).isEmpty());
    return OpenHouse.enterFirst(ben);
  }

  private void look(OpenHouse house) {
    house.house.services().tables().look();
    house.settle();
    house.store.nodes().take(Set.of("another task")).join(); // after what was asked
  }

  @Test
  void oneServerThinks() throws Exception {
    look(first);
    LiveSession bens = watch();
    move();
    await(() -> bens.now().line().size() == 1);
    look(second);
    look(first);
    assertThat(atFirst).hasSize(1);
    assertThat(atSecond).isEmpty();
    new Thread(atFirst.remove()).start();
    await(() -> bens.now().line().size() == 2);
  }

  /** By the lock of a living connection, and by the number of the event where that was lost. */
  @Test
  void aLockThatIsLostMakesAnAnswerLateAndNeverDouble() throws Exception {
    look(first);
    LiveSession bens = watch();
    move();
    await(() -> bens.now().line().size() == 1);
    while (atSecond.isEmpty()) { // the first one may be faster to take the lock again
      server.killAll();
      look(second);
    }
    assertThat(atFirst).as("it does not know").hasSize(1);
    new Thread(atFirst.remove()).start();
    new Thread(atSecond.remove()).start();
    await(() -> annas.now().line().size() == 2 && bens.now().line().size() == 2);
    move();
    await(() -> bens.now().line().size() == 3);
    assertThat(annas.now().line()).isEqualTo(bens.now().line());
  }

  @Test
  void whatADeadServerThoughtAboutIsThoughtAboutElsewhere() throws Exception {
    look(first);
    Visit ben = second.visit("ben");
    await(() -> !OpenHouse.tables(ben).isEmpty());
    move();
    await(() -> OpenHouse.tables(ben).get(0).moves() == 1);
    second.passed += 2 * HouseLimits.DEFAULT.botMillis() - 1_000;
    look(second);
    assertThat(second.house.services().tables().known().countAwake()).as("in time").isZero();
    second.passed += 1_000;
    look(second);
    assertThat(second.house.services().tables().known().countAwake()).as("it lives").isZero();
    first.store.close(); // as when its process ends
    while (atSecond.isEmpty()) {
      look(second);
    }
    new Thread(atSecond.remove()).start();
    while (OpenHouse.tables(ben).get(0).moves() < 2) {
      second.settle();
    }
  }
}

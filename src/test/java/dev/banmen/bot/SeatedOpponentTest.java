package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.schedule.Scheduler;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Question;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** A computer player at a seat answers what it is asked, and nothing else. */
class SeatedOpponentTest {
  private final Queue<Runnable> tasks = new ArrayDeque<>();

  private LiveSession against(String bot, String family, Map<String, String> chosen)
      throws IOException {
    Seat seat = ComputerSeat.parse(bot).orElseThrow().seat();
    Terms terms = Terms.of(family, chosen).between(Seat.AT_KEYBOARD, seat);
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
    ComputerSeats.fill(
        live,
        Catalog.ALL,
        (any, who) -> Optional.empty(),
        ThinkingTime.ofTurns(ComputerOpponent.MOST_MILLIS),
        tasks::add);
    return live;
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  @Test
  void itMovesWhenItIsItsTurnAndOnlyThen() throws IOException {
    LiveSession live = against("bot:1:5", "gomoku", Map.of("size", "9"));
    runTasks();
    assertThat(live.now().position().ply()).isZero();
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    runTasks();
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(live.now().position().toMove()).contains(Side.BLACK);
  }

  /** A store that hangs keeps no thread of those who think. */
  @Test
  void noThreadWaitsUntilItsMoveIsSaved() {
    CompletableFuture<Void> saved = new CompletableFuture<>();
    LiveSession.RemoteWriter hanging =
        new LiveSession.RemoteWriter() {
          @Override
          public CompletableFuture<?> write(Session before, Stamped stamped, Session after) {
            return saved;
          }

          @Override
          public CompletableFuture<List<LiveSession.Happened>> missed(Session now) {
            return CompletableFuture.completedFuture(List.of());
          }
        };
    Seat seat = ComputerSeat.parse("bot:1:5").orElseThrow().seat();
    Terms terms = Terms.of("dots", Map.of()).between(seat, Seat.AT_KEYBOARD);
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), hanging, () -> 0, Scheduler.NEVER);
    ComputerSeats.fill(
        live,
        Catalog.ALL,
        (any, who) -> Optional.empty(),
        ThinkingTime.ofTurns(ComputerOpponent.MOST_MILLIS),
        tasks::add);
    runTasks();
    assertThat(live.now().position().ply()).isZero();
    saved.complete(null);
    runTasks();
    assertThat(live.now().position().ply()).isPositive();
  }

  /** It may be called again while its answer is on the way to the store. */
  @Test
  void whatItHasAnsweredItIsNotAskedAgain() throws IOException {
    List<Long> asked = new ArrayList<>(); // the states
    Opponent slow =
        new Opponent() {
          @Override
          public Optional<Event> answer(Question question, Side side) {
            asked.add(question.session().stateNumber());
            return Optional.of(new Event.Try(new Place(side, new Site(0, asked.size()))));
          }
        };
    Deque<CompletableFuture<Void>> saves = new ArrayDeque<>();
    LiveSession.RemoteWriter store =
        (before, stamped, after) -> {
          saves.add(new CompletableFuture<>());
          return saves.getLast();
        };
    Player robo = new Player("robo");
    Terms terms =
        Terms.of("gomoku", Map.of("size", "9")).between(new Seat(robo, ""), Seat.AT_KEYBOARD);
    Session start = Session.begin(terms, terms.start(Catalog.ALL));
    LiveSession live = new LiveSession(start, store, () -> 0, Scheduler.NEVER);
    SeatedOpponent.sit(live, robo, slow, tasks::add);
    SeatedOpponent.sit(live, new Player("watcher"), slow, tasks::add);
    runTasks();
    assertThat(asked).hasSize(1);
    live.catchUp(); // as when another node has saved something
    live.send(robo, Event.Act.OFFER_DRAW);
    runTasks();
    saves.remove().complete(null);
    runTasks();
    assertThat(live.now().position().ply()).isEqualTo(1);
    assertThat(asked).doesNotHaveDuplicates().hasSize(1);
  }

  @Test
  void aMoveTakenBackWhileItThinksIsNotAnswered() throws IOException {
    LiveSession live = against("bot:1:5", "gomoku", Map.of("size", "9"));
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    live.submit(Player.HERE, Event.Act.UNDO);
    runTasks();
    assertThat(live.now().position().ply()).isIn(0, 2);
    live.close();
    runTasks();
  }

  @Test
  void itGivesAMoveBackAndDeclinesADraw() throws IOException {
    LiveSession live = against("bot:1:5", "gomoku", Map.of("size", "9"));
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    runTasks();
    live.submit(Player.HERE, Event.Act.UNDO);
    assertThat(live.now().asked()).isPresent();
    runTasks();
    assertThat(live.now().position().ply()).isZero();
    live.submit(Player.HERE, Event.Act.REDO);
    assertThat(live.now().position().ply()).as("the computer's move too").isEqualTo(2);
    assertThat(live.now().canRedo(Player.HERE)).isFalse();
    live.submit(Player.HERE, Event.Act.UNDO);
    runTasks();
    assertThat(live.now().position().ply()).isZero();
    live.submit(Player.HERE, Event.Act.OFFER_DRAW);
    runTasks();
    assertThat(live.now().asked()).isEmpty();
    assertThat(live.now().endedOffBoard()).isEmpty();
  }

  @Test
  void itAcceptsTheCount() throws IOException {
    LiveSession live = against("bot:2:5", "go", Map.of("size", "5"));
    live.submit(Player.HERE, new Event.Try(new Pass(Side.BLACK)));
    live.submit(live.now().seat(Side.WHITE).holder(), new Event.Try(new Pass(Side.WHITE)));
    runTasks();
    assertThat(live.now().isCounting()).isTrue();
    assertThat(live.now().agreed().accepted()).contains(Side.WHITE);
    live.submit(Player.HERE, Event.Act.ACCEPT);
    assertThat(live.now().isOver()).isTrue();
  }

  @Test
  void twoComputersPlayAWholeGame() throws IOException {
    Seat seat = ComputerSeat.parse("bot:1:9").orElseThrow().seat();
    Terms terms = Terms.of("dots", Map.of("size", "3")).between(seat, seat);
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
    ComputerSeats.fill(
        live,
        Catalog.ALL,
        (any, who) -> Optional.empty(),
        ThinkingTime.ofTurns(ComputerOpponent.MOST_MILLIS),
        tasks::add);
    runTasks();
    assertThat(live.now().isOver()).isTrue();
  }
}

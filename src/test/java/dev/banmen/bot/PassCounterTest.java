package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Mark;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.HasNetworks;
import dev.banmen.games.go.CountedNetwork;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.CountAgreement;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.PassCount;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What would be counted after a pass: without the stones that are dead. */
public class PassCounterTest {
  /** A board of Black, on the left, and White, with a dead white stone among the black ones. */
  private static final String BOARD =
      """
      .B.BW.W
      .B.BW.W
      .B.BW.W
      wB.BW.W
      .B.BW.W
      .B.BW.W
      .B.BW..
      """;

  private static final Set<Site> DEAD = Set.of(new Site(3, 0));
  private static final Player ANN = new Player("ann");
  private static final Player BEN = new Player("ben");

  private static final Seat COMPUTER = new ComputerSeat(1, Optional.empty()).seat();

  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final AtomicInteger heard = new AtomicInteger();
  private LiveSession live = live(terms("go"));
  private PassCounter counter = counter();

  /** The terms of a game from that board, Black to move. */
  public static Terms terms(String game) {
    Map<Site, Mark> marks = new HashMap<>();
    String[] rows = BOARD.split("\n");
    for (int row = 0; row < rows.length; row++) {
      for (int col = 0; col < rows.length; col++) {
        char sign = rows[row].charAt(col);
        if (sign != '.') {
          marks.put(new Site(row, col), sign == 'B' ? Mark.BLACK : Mark.WHITE);
        }
      }
    }
    return Terms.of(game, Map.of("size", "7")).from(new Setup(marks, Optional.of(Side.BLACK)));
  }

  private static LiveSession live(Terms terms) {
    return new LiveSession(
        Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
  }

  private PassCounter counter() {
    return counter(QuickPlayers.GAMES.find(live.now().terms().family()).orElseThrow());
  }

  private PassCounter counter(Family family) {
    PassCounter made = new PassCounter(live, family);
    made.listen(heard::incrementAndGet);
    return made;
  }

  private void passes() throws Exception {
    Side side = live.now().position().toMove().orElseThrow();
    live.submit(Player.HERE, new Event.Try(new Pass(side)));
  }

  private void thinks() {
    tasks.remove().run();
  }

  private Optional<PassCount> known() {
    return counter.count(tasks::add).getNow(Optional.empty());
  }

  @Test
  void whatIsDeadIsTakenOff() throws Exception {
    counter = counter(Catalog.ALL.find("go").orElseThrow());
    assertThat(counter.count(tasks::add)).isCompletedWithValue(Optional.empty());
    passes();
    assertThat(counter.known()).as("nobody has asked").isCompletedWithValue(Optional.empty());
    assertThat(counter.count(tasks::add)).as("in the background").isNotDone();
    assertThat(counter.known()).isNotDone();
    thinks();
    int node = live.now().node();
    assertThat(known()).contains(new PassCount(node, new Score(28, 28.5), DEAD));
    assertThat(heard).hasValue(1);
    assertThat(tasks).isEmpty();
  }

  @Test
  void withoutANetworkThatCanBeReadNothingIsCounted() throws Exception {
    live = live(terms("go"));
    HasNetworks go = (HasNetworks) Catalog.ALL.find("go").orElseThrow();
    counter = counter(go.withNetwork(new CountedNetwork(new byte[] {1, 2, 3})));
    passes();
    CompletableFuture<Optional<PassCount>> count = counter.count(tasks::add);
    thinks();
    assertThat(count).isCompletedWithValue(Optional.empty());
  }

  @Test
  void aMoveEndsTheCount() throws Exception {
    passes();
    var awaited = counter.count(tasks::add);
    live.submit(Player.HERE, new Event.Try(new Place(Side.WHITE, new Site(6, 6))));
    assertThat(awaited).as("nobody waits for ever").isCompletedWithValue(Optional.empty());
    thinks();
    assertThat(known()).isEmpty();
    passes();
    assertThat(known()).isEmpty();
    thinks();
    assertThat(known()).isPresent();
    passes();
    assertThat(known()).as("the players mark what is dead").isEmpty();
    assertThat(tasks).isEmpty();
  }

  /** Has the counter mark what is dead. */
  private void proposes() {
    counter.proposeOn(tasks::add);
    live.takingOnly(counter);
  }

  private CountAgreement marks() {
    return live.now().agreed();
  }

  @Test
  void twoPeopleBeginTheirCountWithWhatWasTakenOff() throws Exception {
    proposes();
    passes();
    assertThat(known()).isEmpty();
    thinks();
    PassCount line = known().orElseThrow();
    passes();
    assertThat(marks()).isEqualTo(new CountAgreement(DEAD, Set.of()));
    assertThat(live.now().score()).as("the sum does not jump").isEqualTo(line.score());
    assertThat(live.now().report()).isEqualTo(new Report.CountProposed());
    live.submit(Player.HERE, new Event.Marking(Event.MarkKind.DEAD, new Site(3, 0)));
    assertThat(marks()).as("a person's own mark stays").isEqualTo(CountAgreement.NONE);
    assertThat(tasks).as("once").isEmpty();
  }

  @Test
  void whereNothingWasKnownYetItIsMarkedLater() throws Exception {
    proposes();
    passes();
    known(); // under way, and gone with the next pass
    passes();
    assertThat(marks()).isEqualTo(CountAgreement.NONE);
    thinks();
    assertThat(marks()).isEqualTo(CountAgreement.NONE);
    thinks();
    assertThat(marks().dead()).isEqualTo(DEAD);
    assertThat(tasks).isEmpty();
  }

  @Test
  void aCountOnWhichSomebodyHasDoneSomethingStaysAsItIs() throws Exception {
    Event own = new Event.Marking(Event.MarkKind.DEAD, new Site(0, 1));
    Event neutral = new Event.Marking(Event.MarkKind.NEUTRAL, new Site(0, 0));
    for (List<Event> first :
        List.of(
            List.of(own),
            List.of(neutral),
            List.of(own, own), // marked, and taken off again
            List.<Event>of(Event.Act.ACCEPT),
            List.<Event>of(Event.Act.CONTINUE))) {
      for (Player by : List.of(ANN, BEN)) {
        tasks.clear();
        live = live(terms("go").between(new Seat(ANN, ""), new Seat(BEN, "")));
        counter = counter();
        proposes();
        live.submit(ANN, new Event.Try(new Pass(Side.BLACK)));
        live.submit(BEN, new Event.Try(new Pass(Side.WHITE)));
        for (Event event : first) {
          live.submit(by, event);
        }
        Session before = live.now();
        thinks();
        assertThat(live.now().agreed()).as(by + " " + first).isEqualTo(before.agreed());
        assertThat(live.now().isCounting()).isEqualTo(before.isCounting());
      }
    }
  }

  @Test
  void aFinishedCountStaysAsItIs() throws Exception {
    proposes();
    passes();
    passes();
    live.submit(Player.HERE, Event.Act.ACCEPT); // for both
    Session end = live.now();
    thinks();
    assertThat(live.now()).isSameAs(end);
    live.submit(Player.HERE, Event.Act.UNDO);
    assertThat(live.now().isCounting()).isTrue();
    assertThat(marks()).as("they had agreed that nothing is dead").isEqualTo(CountAgreement.NONE);
    assertThat(tasks).isEmpty();
  }

  @Test
  void afterADisagreementTheNextCountBeginsAnew() throws Exception {
    proposes();
    passes();
    passes();
    thinks();
    live.submit(Player.HERE, new Event.Marking(Event.MarkKind.DEAD, new Site(3, 0)));
    live.submit(Player.HERE, Event.Act.CONTINUE);
    assertThat(tasks).isEmpty();
    while (!live.now().isCounting()) {
      passes();
    }
    while (!tasks.isEmpty()) {
      thinks();
    }
    assertThat(marks().dead()).isEqualTo(DEAD);
  }

  @Test
  void aPassPlayedAgainBeginsTheCountAsTheLineSays() throws Exception {
    proposes();
    passes();
    known();
    thinks();
    passes();
    live.submit(Player.HERE, Event.Act.UNDO);
    assertThat(known()).isPresent();
    live.submit(Player.HERE, Event.Act.REDO);
    assertThat(marks().dead()).isEqualTo(DEAD);
    assertThat(tasks).isEmpty();
  }

  @Test
  void aComputerMarksItselfWhatIsDead() throws Exception {
    proposes();
    passes();
    known();
    thinks();
    live.submit(Player.HERE, new Event.Sit(Side.BLACK, COMPUTER));
    passes();
    assertThat(live.now().isCounting()).isTrue();
    assertThat(marks()).isEqualTo(CountAgreement.NONE);
    assertThat(tasks).isEmpty();
  }

  @Test
  void aCountThatWasLeftIsAsItWas() throws Exception {
    passes();
    passes();
    String journal = SavedGameText.of(live.now(), 0);
    live =
        new LiveSession(
            SavedGameText.read(journal, Catalog.ALL).session(),
            LiveSession.EventWriter.NONE,
            () -> 0);
    counter = counter();
    proposes();
    live.submit(Player.SYSTEM, Event.Act.RESUME);
    assertThat(live.now().isCounting()).isTrue();
    assertThat(marks()).isEqualTo(CountAgreement.NONE);
    assertThat(tasks).isEmpty();
  }

  @Test
  void aPassTakenBackAndMadeAgainIsCountedOnce() throws Exception {
    passes();
    assertThat(known()).isEmpty();
    thinks();
    live.submit(Player.HERE, Event.Act.UNDO);
    assertThat(known()).isEmpty();
    live.submit(Player.HERE, Event.Act.REDO);
    assertThat(known()).isPresent();
    assertThat(tasks).isEmpty();
  }

  @Test
  void afterAnotherPlayerHasSatDownItBeginsAgain() throws Exception {
    passes();
    assertThat(known()).isEmpty();
    live.submit(Player.HERE, new Event.Sit(Side.BLACK, COMPUTER));
    thinks();
    assertThat(known()).isEmpty();
    thinks();
    assertThat(known()).isPresent();
  }

  @Test
  void aComputerThatIsToMoveNeedsTheThread() throws Exception {
    live.submit(Player.HERE, new Event.Sit(Side.WHITE, COMPUTER));
    passes();
    assertThat(counter.count(tasks::add)).isCompletedWithValue(Optional.empty());
    assertThat(tasks).isEmpty();
  }

  @Test
  void whereNoThreadIsFreeWhoAsksNextTriesAgain() throws Exception {
    passes();
    assertThat(
            counter.count(
                task -> {
                  throw new RejectedExecutionException();
                }))
        .isCompletedWithValue(Optional.empty());
    assertThat(counter.count(Runnable::run).getNow(Optional.empty())).isPresent();
  }

  @Test
  void nothingIsCountedWhereNoPointsAre() throws Exception {
    Map<Site, Mark> marks = Map.of(new Site(0, 0), Mark.WHITE, new Site(0, 1), Mark.BLACK);
    Setup setup = new Setup(marks, Optional.of(Side.BLACK));
    live = live(Terms.of("othello", Map.of()).from(setup)); // Black has to pass
    counter = counter();
    passes();
    assertThat(live.now().position().last()).containsInstanceOf(Pass.class);
    assertThat(live.now().isInPlay()).isTrue();
    assertThat(known()).isEmpty();
    assertThat(tasks).isEmpty();
  }
}

package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.EngineSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Question;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.text.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/** A program at a seat that fails, says its name, leaves its seat, or is closed. */
class FailingOpponentTest {
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final Seat engine = new EngineSeat("odd").seat();
  private int asked;
  private int closed;
  private boolean isBroken = true;

  /** It fails while it is broken; else it plays the first free point. */
  private final Opponent odd =
      new Opponent() {
        @Override
        public Optional<Event> answer(Question question, Side side) {
          asked++;
          if (isBroken) {
            throw new IllegalStateException("a bug\u001b[2J");
          }
          return Optional.of(new Event.Try(question.session().position().legalMoves().get(0)));
        }

        @Override
        public String name() {
          return isBroken ? "" : "Odd 1.0";
        }

        @Override
        public void close() {
          closed++;
        }
      };

  private LiveSession against(Opponent opponent) {
    Terms terms = Terms.of("gomoku", Map.of("size", "9")).between(Seat.AT_KEYBOARD, engine);
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
    ComputerSeats.fill(
        live,
        Catalog.ALL,
        (any, who) -> Optional.of(opponent),
        ThinkingTime.ofTurns(ComputerOpponent.MOST_MILLIS),
        tasks::add);
    return live;
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  private void plays(LiveSession live, int row, int col) throws IOException {
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(row, col))));
    runTasks();
  }

  @Test
  void theGameStandsAndSaysWhy() throws IOException {
    LiveSession live = against(odd);
    plays(live, 4, 4);
    assertThat(live.now().position().ply()).isOne();
    assertThat(live.now().isInPlay()).isTrue();
    assertThat(live.now().report()).isInstanceOf(Report.Failed.class);
    assertThat(((Report.Failed) live.now().report()).fault().sentence(Language.ENGLISH))
        .isEqualTo("The computer player has failed (java.lang.IllegalStateException: a bug?[2J).");
    assertThat(live.now().isComputersTurn()).as("nobody thinks").isFalse();
    assertThat(asked).as("it is not asked again for the same move").isOne();
  }

  @Test
  void aFileThatIsMissingIsNamedWithoutTheProgramsWords() {
    IOException why = new IOException("damaged");
    BrokenPlayer broken = new BrokenPlayer(new UncheckedIOException("a.bin.gz: damaged", why));
    assertThat(broken.sentence(Language.ENGLISH))
        .isEqualTo("The computer player has failed (a.bin.gz: damaged).");
  }

  @Test
  void itIsAskedAgainInTheNextTurn() throws IOException {
    LiveSession live = against(odd);
    plays(live, 4, 4);
    isBroken = false;
    live.submit(Player.HERE, Event.Act.UNDO);
    runTasks();
    assertThat(live.now().position().ply()).isZero();
    plays(live, 5, 5);
    assertThat(live.now().position().ply()).isEqualTo(2);
  }

  @Test
  void itIsAskedAgainOnceItIsSeatedAnew() throws IOException {
    LiveSession live = against(odd);
    plays(live, 4, 4);
    isBroken = false;
    live.submit(Player.HERE, new Event.Sit(Side.WHITE, engine));
    runTasks();
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(closed).as("it keeps its seat").isZero();
  }

  @Test
  void itsSeatHasTheNameThatItSays() throws IOException {
    isBroken = false;
    LiveSession live = against(odd);
    assertThat(live.now().in(Language.ENGLISH, live.now()).position().game().words())
        .extracting(words -> words.side(Side.WHITE))
        .isEqualTo("odd");
    plays(live, 4, 4);
    assertThat(live.now().playerName(Side.WHITE)).isEqualTo("Odd 1.0");
  }

  @Test
  void anotherPlayerContinuesAndItIsClosed() throws IOException {
    LiveSession live = against(odd);
    plays(live, 4, 4);
    Seat computer = ComputerSeat.parse("bot:1:5").orElseThrow().seat();
    live.submit(Player.HERE, new Event.Sit(Side.WHITE, computer));
    runTasks();
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(closed).isOne();
    live.submit(Player.HERE, new Event.Sit(Side.WHITE, Seat.AT_KEYBOARD));
    plays(live, 5, 5);
    assertThat(live.now().position().ply()).as("a person plays White now").isEqualTo(3);
  }

  @Test
  void itIsClosedWithTheSession() {
    LiveSession live = against(odd);
    assertThat(closed).isZero();
    live.close();
    assertThat(closed).isOne();
    live.whenClosed(odd::close);
    assertThat(closed).as("at once, as it is closed already").isEqualTo(2);
  }

  @Test
  void aMoveThatTheRulesRefuseIsItsBug() throws IOException {
    Opponent rude = (question, side) -> Optional.of(new Event.Try(new Place(side, new Site(4, 4))));
    LiveSession live = against(rude);
    plays(live, 4, 4);
    assertThat(live.now().report()).isInstanceOf(Report.Failed.class);
    assertThat(live.now().position().ply()).isOne();
  }
}

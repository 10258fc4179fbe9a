package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Bots;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.session.ComputerSeat;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Report;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Stamped;
import dev.banmen.session.Terms;
import dev.banmen.session.text.SavedGameText;
import dev.banmen.text.Language;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A computer accepts no count by which it loses what lives, and every right one. */
@Tag("long")
class DisputedCountTest {
  private static final Family GO = Catalog.ALL.find("go").orElseThrow();
  private static final Site WALL = new Site(4, 5); // White's
  private static final Site LOST_WHITE = new Site(4, 0);
  private static final Site LOST_BLACK = new Site(4, 8);
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final StringBuilder log = new StringBuilder();
  private LiveSession live;

  /** Two walls of each side, with a lost stone behind them, after two passes. */
  private void count(Seat white, Opponent opponent) throws IOException {
    begin(white, "chinese");
    for (int row = 0; row < 9; row++) {
      plays(white, new Site(row, 4), new Site(row, 5));
      plays(white, new Site(row, 2), new Site(row, 7));
    }
    plays(white, LOST_BLACK, LOST_WHITE);
    bothPass(white, opponent);
  }

  private void begin(Seat white, String rules) {
    Terms terms =
        Terms.of("go", Map.of("size", "9", "rules", rules)).between(Seat.AT_KEYBOARD, white);
    Session session = Session.begin(terms, terms.start(Catalog.ALL));
    log.append(SavedGameText.of(session, 0));
    live =
        new LiveSession(
            session,
            (before, at, after) -> log.append(SavedGameText.line(before, at, after, 0)),
            () -> 0);
  }

  private void bothPass(Seat white, Opponent opponent) throws IOException {
    live.submit(Player.HERE, new Event.Try(new Pass(Side.BLACK)));
    live.submit(white.holder(), new Event.Try(new Pass(Side.WHITE)));
    SeatedOpponent.sit(live, white.holder(), opponent, tasks::add);
    runTasks();
  }

  /** Black's group in the corner and White's beside it have an eye each, and live by seki. */
  private void countSeki() throws IOException {
    Seat white = ComputerSeat.parse("bot:2:5").orElseThrow().seat();
    begin(white, "japanese");
    String[] rows = {
      ".B.W.WB..",
      "BBBWWWB..",
      "WWWBBBB..",
      "..WB.....",
      "..WB.....",
      "..WB.....",
      "..WB.....",
      "..WB.....",
      "..WB....."
    };
    Deque<Site> blacks = new ArrayDeque<>();
    Deque<Site> whites = new ArrayDeque<>();
    for (int row = 0; row < 9; row++) {
      for (int col = 0; col < 9; col++) {
        char sign = rows[row].charAt(col);
        if (sign != '.') {
          (sign == 'B' ? blacks : whites).add(new Site(row, col));
        }
      }
    }
    for (Site black : blacks) {
      live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, black)));
      Move answer = whites.isEmpty() ? new Pass(Side.WHITE) : new Place(Side.WHITE, whites.pop());
      live.submit(white.holder(), new Event.Try(answer));
    }
    Bots bots = ComputerPlayers.of(GO);
    Game game = live.now().position().game();
    ThinkingTime time = ThinkingTime.ofTurns(60_000);
    bothPass(
        white, new ComputerOpponent(() -> bots.bot(game, 2), 5, time, () -> 0, Optional.of(GO)));
  }

  @Test
  void itAcceptsASekiWhoseEyesNobodyHasMarked() throws Exception {
    countSeki();
    assertThat(live.now().dead()).isEmpty();
    assertThat(live.now().agreed().neutral()).isEmpty();
    assertThat(live.now().agreed().accepted()).containsExactly(Side.WHITE);
    for (Site eye : List.of(new Site(0, 0), new Site(0, 4))) {
      assertThat(live.now().owners().get(live.now().position().lattice().index(eye)))
          .isEqualTo(Mark.EMPTY);
      assertThat(live.now().changesNeutral(eye)).isFalse();
    }
  }

  private void plays(Seat white, Site blacks, Site whites) throws IOException {
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, blacks)));
    live.submit(white.holder(), new Event.Try(new Place(Side.WHITE, whites)));
  }

  private void count() throws IOException {
    Seat seat = ComputerSeat.parse("bot:2:5").orElseThrow().seat();
    count(seat, computer(() -> ComputerPlayers.of(GO).bot(live.now().position().game(), 2)));
  }

  private static ComputerOpponent computer(java.util.function.Supplier<Bot> bot) {
    return new ComputerOpponent(bot, 5, ThinkingTime.ofTurns(60_000), () -> 0);
  }

  private void runTasks() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  private Session does(Event event) throws IOException {
    live.submit(Player.HERE, event);
    runTasks();
    return live.now();
  }

  private void assertDisputed(Site site, String what) {
    assertThat(live.now().isCounting()).isTrue();
    assertThat(live.now().report()).isEqualTo(new Report.Disputed(Side.WHITE, site));
    assertThat(live.now().agreed().accepted()).isEmpty();
    Session english = live.now().in(Language.ENGLISH, live.now());
    assertThat(english.countSaid().orElseThrow())
        .contains(what, "Accept anyway, and the game continues.")
        .as("three lines beside a board at 80x24")
        .hasSizeLessThan(3 * 30);
    Session chinese = live.now().in(Language.of(java.util.Locale.SIMPLIFIED_CHINESE), live.now());
    assertThat(chinese.countSaid().orElseThrow())
        .contains(live.now().position().game().notation().name(site), "不同意");
  }

  @Test
  void itMarksWhatIsDeadAndAcceptsThat() throws Exception {
    count();
    assertThat(live.now().dead()).containsExactlyInAnyOrder(LOST_BLACK, LOST_WHITE);
    assertThat(live.now().agreed().accepted()).containsExactly(Side.WHITE);
    assertThat(does(Event.Act.ACCEPT).isOver()).isTrue();
    assertReadsBack();
  }

  private void assertReadsBack() throws Exception {
    Session read = SavedGameText.read(log.toString(), Catalog.ALL).session();
    assertThat(read.outcome()).isEqualTo(live.now().outcome());
    assertThat(read.isOver()).isEqualTo(live.now().isOver());
    assertThat(read.agreed()).isEqualTo(live.now().agreed());
    assertThat(read.playedOn()).isEqualTo(live.now().playedOn());
  }

  @Test
  void itSaysThatALivingGroupIsAliveAndWhoInsistsPlaysOn() throws Exception {
    count();
    does(new Event.Marking(Event.MarkKind.DEAD, WALL));
    assertDisputed(new Site(0, 5), "the group at F9 is alive");
    assertReadsBack();
    assertThat(tasks).isEmpty();
    assertThat(does(Event.Act.ACCEPT).isInPlay()).isTrue();
    assertThat(live.now().report()).isEqualTo(new Report.Resumed(Side.WHITE));
    assertReadsBack();
  }

  @Test
  void aCountThatWasAcceptedAtOnceIsDisputedToo() throws Exception {
    count();
    live.submit(Player.HERE, new Event.Marking(Event.MarkKind.DEAD, WALL));
    does(Event.Act.ACCEPT); // before it had the time to say so
    assertDisputed(new Site(0, 5), "alive");
    assertThat(does(new Event.Marking(Event.MarkKind.DEAD, WALL)).agreed().accepted())
        .containsExactly(Side.WHITE);
    assertThat(does(Event.Act.ACCEPT).isOver()).isTrue();
  }

  @Test
  void itDisputesThatWhatIsDeadLivesAndThatItsPointsAreNeutral() throws Exception {
    count();
    does(new Event.Marking(Event.MarkKind.DEAD, LOST_BLACK));
    assertDisputed(LOST_BLACK, "the group at J5 is dead");
    does(new Event.Marking(Event.MarkKind.DEAD, LOST_BLACK));
    assertThat(live.now().agreed().accepted()).containsExactly(Side.WHITE);
    does(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(0, 8)));
    assertDisputed(new Site(0, 8), "J9 is not neutral");
  }

  @Test
  void whatIsGivenToItItTakes() throws Exception {
    count();
    does(new Event.Marking(Event.MarkKind.DEAD, new Site(4, 4)));
    assertThat(live.now().agreed().accepted()).containsExactly(Side.WHITE);
    does(new Event.Marking(Event.MarkKind.DEAD, new Site(4, 4)));
    does(new Event.Marking(Event.MarkKind.NEUTRAL, new Site(0, 0)));
    assertThat(live.now().agreed().accepted()).containsExactly(Side.WHITE);
    assertThat(does(Event.Act.ACCEPT).isOver()).isTrue();
  }

  /** Such as an engine without {@code final_status_list}. */
  @Test
  void aProgramThatCannotJudgeAcceptsAnyCount() throws Exception {
    Seat seat = new Seat(new Player("gtp:mute"), "");
    Bot mute =
        new Bot() {
          @Override
          public Decision decide(Position position, Side side, SearchLimit thought) {
            return new Decision(Optional.of(new Pass(side)), false);
          }

          @Override
          public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
            return List.of();
          }
        };
    count(seat, computer(() -> mute));
    assertThat(does(new Event.Marking(Event.MarkKind.DEAD, WALL)).agreed().accepted())
        .containsExactly(Side.WHITE);
  }

  /** An engine that answers with a dead stone is asked the same. */
  @Test
  void aProgramThatJudgesDisputesLikeTheComputer() throws Exception {
    Seat seat = new Seat(new Player("gtp:judge"), "");
    Bot judge =
        new Bot() {
          @Override
          public Decision decide(Position position, Side side, SearchLimit thought) {
            return new Decision(Optional.of(new Pass(side)), false);
          }

          @Override
          public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
            return List.of();
          }

          @Override
          public boolean judges(Position counted) {
            return true;
          }

          @Override
          public BitSet dead(Position counted, SearchLimit thought) {
            return counted.lattice().indices(List.of(LOST_BLACK));
          }
        };
    count(seat, computer(() -> judge));
    assertThat(live.now().dead()).containsExactly(LOST_BLACK);
    does(new Event.Marking(Event.MarkKind.DEAD, WALL));
    assertDisputed(new Site(0, 5), "alive");
  }

  @Test
  void onlyOneOfTwoPlayersDisputes() {
    Terms terms = Terms.of("go", Map.of("size", "9"));
    Session session = Session.begin(terms, terms.start(Catalog.ALL));
    Event dispute = new Event.Dispute(WALL);
    assertThat(session.on(dispute)).isEqualTo(session);
    Session counted =
        session.on(new Event.Try(new Pass(Side.BLACK))).on(new Event.Try(new Pass(Side.WHITE)));
    assertThat(counted.on(dispute).stateNumber()).isEqualTo(counted.stateNumber());
    assertThat(counted.on(new Stamped(0, new Player("p9"), dispute)).stateNumber())
        .isEqualTo(counted.stateNumber());
  }
}

package dev.banmen.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Place;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.Candidate;
import dev.banmen.game.bot.Decision;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.session.Clock;
import dev.banmen.session.Event;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Player;
import dev.banmen.session.Seat;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.session.TimeControl;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What time does to a computer player: it cuts a move short, and the move says so. */
class ComputerOpponentTest {
  private static final Session BEGUN =
      Session.begin(
          Terms.of("go", Map.of("size", "9")),
          Terms.of("go", Map.of("size", "9")).start(Catalog.ALL));

  /** Plays the first legal move. */
  private static Bot first(boolean isCut) {
    return new Bot() {
      @Override
      public Decision decide(Position position, Side side, SearchLimit thought) {
        return new Decision(Optional.of(position.legalMoves().get(0)), isCut);
      }

      @Override
      public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
        throw new IllegalStateException("nobody asks");
      }
    };
  }

  private static ComputerOpponent playing(boolean isCut) {
    return new ComputerOpponent(() -> first(isCut), 1, ThinkingTime.ofTurns(10_000), () -> 0);
  }

  /** Plays the first legal move, and notes what it ponders. */
  private static final class PonderingBot implements Bot {
    private final List<SearchLimit> pondered = new ArrayList<>();

    @Override
    public Decision decide(Position position, Side side, SearchLimit thought) {
      return new Decision(Optional.of(position.legalMoves().get(0)), false);
    }

    @Override
    public List<Candidate> analyze(Position position, Side side, SearchLimit thought) {
      throw new IllegalStateException("nobody asks");
    }

    @Override
    public void ponder(Position position, Side side, SearchLimit thought) {
      assertThat(position.toMove()).contains(side);
      pondered.add(thought);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ifWishedItThinksOnUntilTheOtherSideHasMoved(boolean ponders) throws Exception {
    PonderingBot bot = new PonderingBot();
    Seat computer = new Seat(new Player("program"), "");
    Terms terms = Terms.of("go", Map.of("size", "9")).between(computer, Seat.AT_KEYBOARD);
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
    Queue<Runnable> tasks = new ArrayDeque<>();
    ThinkingTime time = new ThinkingTime(10_000, ponders);
    SeatedOpponent.sit(
        live, new Player("program"), new ComputerOpponent(() -> bot, 1, time, () -> 0), tasks::add);
    tasks.remove().run();
    assertThat(live.now().position().ply()).isOne();
    assertThat(bot.pondered).hasSize(ponders ? 1 : 0).noneMatch(SearchLimit::isCancelled);
    live.submit(Player.HERE, new Event.Try(new Place(Side.WHITE, new Site(4, 4))));
    assertThat(bot.pondered).allMatch(SearchLimit::isCancelled);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aMoveSaysWhetherTimeCutItsThinking(boolean isCut) throws Exception {
    Player program = new Player("gtp:fake");
    Terms terms =
        Terms.of("go", Map.of("size", "9")).between(Seat.AT_KEYBOARD, new Seat(program, ""));
    LiveSession live =
        new LiveSession(
            Session.begin(terms, terms.start(Catalog.ALL)), LiveSession.EventWriter.NONE, () -> 0);
    Queue<Runnable> tasks = new ArrayDeque<>();
    SeatedOpponent.sit(live, program, playing(isCut), tasks::add);
    live.submit(Player.HERE, new Event.Try(new Place(Side.BLACK, new Site(4, 4))));
    tasks.remove().run();
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(live.now().cut().contains(2)).isEqualTo(isCut);
    assertThat(live.now().cut()).doesNotContain(1);
  }

  @Test
  void withoutAClockItMayThinkAsLongAsSomebodyWishes() {
    assertThat(ComputerOpponent.mostMillis(BEGUN.clock(), Side.BLACK, 0, 300)).isEqualTo(300);
  }

  /** Whatever is left, from the whole time to a few milliseconds: it never thinks it away. */
  @ParameterizedTest
  @CsvSource({"1s", "10m", "1h", "3s+1s", "10m+5x30s", "1s+1x1s", "0s+3x1s", "1s/move", "30s/move"})
  void itNeverThinksItsTimeAway(String time) {
    Clock full = Clock.of(TimeControl.parse(time).orElseThrow());
    Clock running =
        new Clock(full.control(), full.black(), full.white(), Optional.of(Side.BLACK), 0);
    long left = running.deadline();
    for (long spent = 0; left > 1; spent = running.deadline() - left) {
      long most = ComputerOpponent.mostMillis(running, Side.BLACK, spent, 3_600_000);
      assertThat(most).isPositive();
      assertThat(running.left(Side.BLACK, spent + most).isNothing())
          .as("%d of %s spent, %d to think", spent, time, most)
          .isFalse();
      left -= 1 + left / 40;
    }
  }
}

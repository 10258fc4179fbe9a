package dev.banmen.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Side;
import dev.banmen.session.Clock.TimeLeft;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A clock alone, to the millisecond. */
class ClockTest {
  private static final Optional<Side> BLACK = Optional.of(Side.BLACK);
  private static final Optional<Side> WHITE = Optional.of(Side.WHITE);
  private static final long BEGUN = 5_000;

  /** A clock on which White's time began to run at {@link #BEGUN}. */
  private static Clock begun(String control) {
    return Clock.of(TimeControl.parse(control).orElseThrow()).moved(Side.BLACK, WHITE, BEGUN);
  }

  @Test
  void withoutAClockNobodyIsEverLate() {
    Clock none = Clock.of(TimeControl.NONE).moved(Side.BLACK, WHITE, BEGUN);
    assertThat(none.isTimed()).isFalse();
    assertThat(none.deadline()).isEqualTo(Long.MAX_VALUE);
    assertThat(none.late(Long.MAX_VALUE - 1)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2s", "2s+1s", "2s+3x1s", "2s/move"})
  void nobodysTimeRunsBeforeTheFirstMove(String control) {
    Clock clock = Clock.of(TimeControl.parse(control).orElseThrow());
    assertThat(clock.running()).isEmpty();
    assertThat(clock.deadline()).isEqualTo(Long.MAX_VALUE);
    assertThat(clock.left(Side.BLACK, 1_000_000)).isEqualTo(clock.black());
    assertThat(clock.moved(Side.BLACK, WHITE, 1_000_000).left(Side.WHITE, 1_000_000))
        .isEqualTo(clock.white());
  }

  @Test
  void absoluteTimeIsOverToTheMillisecond() {
    Clock clock = begun("2s");
    assertThat(clock.left(Side.WHITE, BEGUN + 1999)).isEqualTo(new TimeLeft(1, 0, 0));
    assertThat(clock.late(BEGUN + 1999)).isEmpty();
    assertThat(clock.left(Side.WHITE, BEGUN + 2000)).isEqualTo(new TimeLeft(0, 0, 0));
    assertThat(clock.left(Side.WHITE, BEGUN + 2000).isNothing()).isTrue();
    assertThat(clock.late(BEGUN + 2000)).isEqualTo(WHITE);
    Clock moved = clock.moved(Side.WHITE, BLACK, BEGUN + 1500);
    assertThat(moved.left(Side.WHITE, BEGUN + 9000)).isEqualTo(new TimeLeft(500, 0, 0));
    assertThat(moved.left(Side.BLACK, BEGUN + 1600)).isEqualTo(new TimeLeft(1900, 0, 0));
  }

  @Test
  void fischersClockAddsAfterTheMove() {
    Clock clock = begun("2s+1s");
    assertThat(clock.left(Side.BLACK, BEGUN)).isEqualTo(new TimeLeft(3000, 0, 0));
    assertThat(clock.deadline()).isEqualTo(BEGUN + 2000);
    Clock moved = clock.moved(Side.WHITE, BLACK, BEGUN + 1999);
    assertThat(moved.left(Side.WHITE, BEGUN + 1999)).isEqualTo(new TimeLeft(1001, 0, 0));
  }

  @Test
  void aMoveWithinAPeriodCostsNothingAndAFullPeriodIsGone() {
    Clock clock = begun("2s+3x1s");
    assertThat(clock.left(Side.WHITE, BEGUN + 1999)).isEqualTo(new TimeLeft(1, 3, 1000));
    assertThat(clock.left(Side.WHITE, BEGUN + 2000)).isEqualTo(new TimeLeft(0, 3, 1000));
    assertThat(clock.left(Side.WHITE, BEGUN + 2999)).isEqualTo(new TimeLeft(0, 3, 1));
    assertThat(clock.left(Side.WHITE, BEGUN + 3000)).isEqualTo(new TimeLeft(0, 2, 1000));
    assertThat(clock.left(Side.WHITE, BEGUN + 4999)).isEqualTo(new TimeLeft(0, 1, 1));
    assertThat(clock.left(Side.WHITE, BEGUN + 5000)).isEqualTo(new TimeLeft(0, 0, 0));
    Clock costless = clock.moved(Side.WHITE, BLACK, BEGUN + 2999);
    assertThat(costless.left(Side.WHITE, BEGUN + 2999)).isEqualTo(new TimeLeft(0, 3, 1000));
    Clock dear = clock.moved(Side.WHITE, BLACK, BEGUN + 3000);
    assertThat(dear.left(Side.WHITE, BEGUN + 3000)).isEqualTo(new TimeLeft(0, 2, 1000));
  }

  @Test
  void timeForAMoveIsNotKept() {
    Clock clock = begun("2s/move");
    assertThat(clock.late(BEGUN + 1999)).isEmpty();
    assertThat(clock.late(BEGUN + 2000)).isEqualTo(WHITE);
    Clock moved = clock.moved(Side.WHITE, BLACK, BEGUN + 100);
    assertThat(moved.left(Side.WHITE, BEGUN + 100)).isEqualTo(new TimeLeft(2000, 0, 0));
    assertThat(moved.deadline()).isEqualTo(BEGUN + 2100);
  }

  /** As games did that an older program began. */
  @Test
  void whoeverHasToThinkAnewInAnOldGameHasAWholePeriodButNotTheMainTime() {
    Clock period = begun("2s+3x1s").withoutMarks().turned(BLACK, BEGUN + 2300);
    assertThat(period.left(Side.WHITE, BEGUN + 9000)).isEqualTo(new TimeLeft(0, 3, 700));
    Clock again = period.turned(WHITE, BEGUN + 2400);
    assertThat(again.left(Side.WHITE, BEGUN + 2400)).isEqualTo(new TimeLeft(0, 3, 1000));
    assertThat(again.left(Side.BLACK, BEGUN + 2400)).isEqualTo(new TimeLeft(1900, 3, 1000));
    Clock move = begun("2s/move").withoutMarks().turned(WHITE, BEGUN + 1500);
    assertThat(move.deadline()).isEqualTo(BEGUN + 3500);
    assertThat(begun("2s").withoutMarks().turned(WHITE, BEGUN + 1500).deadline())
        .isEqualTo(BEGUN + 2000);
  }

  @Test
  void whatIsStoppedGoesOnWithWhatItHad() {
    Clock stopped = begun("2s+3x1s").stopped(BEGUN + 2300);
    assertThat(stopped.deadline()).isEqualTo(Long.MAX_VALUE);
    Clock started = stopped.started(WHITE, BEGUN + 8000);
    assertThat(started.left(Side.WHITE, BEGUN + 8000)).isEqualTo(new TimeLeft(0, 3, 700));
  }

  @Test
  void anInterruptionCostsNothing() {
    Clock clock = begun("2s").resumed(BEGUN + 1_000_000);
    assertThat(clock.left(Side.WHITE, BEGUN + 1_000_000)).isEqualTo(new TimeLeft(2000, 0, 0));
    assertThat(clock.running()).isEqualTo(WHITE);
  }

  @Test
  void aTimeBeforeTheLastEventTakesNothing() {
    assertThat(begun("2s").left(Side.WHITE, BEGUN - 100)).isEqualTo(new TimeLeft(2000, 0, 0));
    assertThat(begun("2s").late(BEGUN - 100)).isEmpty();
  }

  /** A millisecond at a time, from the words of the rule. */
  private static TimeLeft stepped(TimeLeft left, long stepMillis, long millis) {
    long main = left.mainMillis();
    int periods = left.periods();
    long period = left.periodMillis();
    for (long i = 0; i < millis; i++) {
      if (main > 0) {
        main--;
      } else if (periods > 0) {
        period--;
        if (period == 0) {
          periods--;
          period = periods > 0 ? stepMillis : 0;
        }
      }
    }
    return new TimeLeft(main, periods, period);
  }

  @Test
  void theDeadlineIsTheMillisecondInWhichNothingIsLeft() {
    SplittableRandom random = new SplittableRandom(11);
    for (int run = 0; run < 400; run++) {
      TimeControl control = anyControl(random);
      Clock clock = Clock.of(control).moved(Side.BLACK, WHITE, BEGUN);
      long now = BEGUN;
      Side running = Side.WHITE;
      for (int move = 0; move < 4; move++) {
        TimeLeft before = clock.left(running, now);
        long used = random.nextLong(1, clock.deadline() - now);
        assertThat(clock.left(running, now + used))
            .as("%s after %d of %s", control, used, before)
            .isEqualTo(stepped(before, control.stepMillis(), used));
        long deadline = clock.deadline();
        assertThat(stepped(before, control.stepMillis(), deadline - now).isNothing()).isTrue();
        assertThat(stepped(before, control.stepMillis(), deadline - now - 1).isNothing()).isFalse();
        assertThat(clock.late(deadline)).contains(running);
        assertThat(clock.late(deadline - 1)).isEmpty();
        now += used;
        clock = clock.moved(running, Optional.of(running.opponent()), now);
        running = running.opponent();
      }
    }
  }

  private static TimeControl anyControl(SplittableRandom random) {
    TimeControl.TimeKind kind = TimeControl.TimeKind.values()[random.nextInt(1, 5)];
    long main = random.nextLong(50, 400);
    long step = random.nextLong(50, 300);
    return switch (kind) {
      case ABSOLUTE -> new TimeControl(kind, 5 * main, 0, 0);
      case FISCHER -> new TimeControl(kind, main, step, 0);
      case BYO_YOMI -> new TimeControl(kind, main, step, random.nextInt(1, 5));
      default -> new TimeControl(kind, 0, step, 0);
    };
  }
}

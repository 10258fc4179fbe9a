package dev.banmen.gtp.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.bot.ComputerOpponent;
import dev.banmen.game.Side;
import org.junit.jupiter.api.Test;

class EngineClockTest {
  private final EngineClock clock = new EngineClock(ComputerOpponent.MOST_MILLIS);

  @Test
  void withoutAClockAMoveMayTakeItsMost() {
    assertThat(clock.millisFor(Side.BLACK)).isEqualTo(ComputerOpponent.MOST_MILLIS);
    clock.left(Side.BLACK, 1000, 1);
    clock.stop();
    assertThat(clock.millisFor(Side.BLACK)).isEqualTo(ComputerOpponent.MOST_MILLIS);
  }

  @Test
  void noMoveTakesLongerThanItMayHoweverMuchIsLeft() {
    EngineClock hurried = new EngineClock(300);
    assertThat(hurried.millisFor(Side.BLACK)).isEqualTo(300);
    hurried.set(50_000, 0, 0);
    assertThat(hurried.millisFor(Side.BLACK)).isEqualTo(300);
    hurried.left(Side.BLACK, 5_000, 0);
    assertThat(hurried.millisFor(Side.BLACK)).isEqualTo(100);
  }

  @Test
  void aMoveTakesAPartOfTheMainTimeOrItsShareOfAPeriod() {
    clock.set(50_000, 0, 0);
    assertThat(clock.millisFor(Side.BLACK)).isEqualTo(1800);
    clock.left(Side.WHITE, 50_000, 10);
    assertThat(clock.millisFor(Side.WHITE)).isEqualTo(4800);
    clock.left(Side.WHITE, 0, 1);
    assertThat(clock.millisFor(Side.WHITE)).isEqualTo(1);
    clock.restart();
    assertThat(clock.millisFor(Side.WHITE)).isEqualTo(1800);
  }

  @Test
  void thePeriodBeginsWhenTheMainTimeIsSpent() {
    clock.set(1000, 30_000, 5);
    clock.spend(Side.BLACK, 1500);
    assertThat(clock.millisFor(Side.BLACK)).isEqualTo(5800);
    clock.spend(Side.BLACK, 10_000);
    assertThat(clock.millisFor(Side.BLACK)).isEqualTo(4800);
    assertThat(clock.millisFor(Side.WHITE)).isEqualTo(20);
  }
}

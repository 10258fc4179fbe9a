package dev.banmen.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class HouseClockTest {
  private static final long MILLI = 1_000_000;

  private long nanos = -5 * MILLI;
  private final HouseClock clock = new HouseClock(1_000, () -> nanos);

  private void pass(long millis) {
    nanos += millis * MILLI;
  }

  @Test
  void itGoesOnFromItsTime() {
    assertThat(clock.getAsLong()).isEqualTo(1_000);
    pass(86_400_000);
    assertThat(clock.getAsLong()).isEqualTo(86_401_000);
  }

  @Test
  void anAnswerThatCanBeRightChangesNothing() {
    for (long time : new long[] {1_000, 1_020, 1_040}) {
      HouseClock other = new HouseClock(1_000, () -> nanos);
      long asked = other.asks();
      pass(40);
      other.hears(asked, time);
      assertThat(other.getAsLong()).isEqualTo(1_040);
    }
  }

  @Test
  void itIsSetNoFartherThanNeedBe() {
    long asked = clock.asks();
    pass(40);
    clock.hears(asked, 1_050);
    assertThat(clock.getAsLong()).isEqualTo(1_050);
    asked = clock.asks();
    pass(40);
    assertThat(clock.getAsLong()).isEqualTo(1_090);
    clock.hears(asked, 1_045);
    assertThat(clock.getAsLong()).as("it never goes back").isEqualTo(1_090);
    pass(5);
    assertThat(clock.getAsLong()).as("it was 5 ahead").isEqualTo(1_090);
    pass(1);
    assertThat(clock.getAsLong()).isEqualTo(1_091);
  }

  @Test
  void itStandsStillWhileTheStoreIsAway() {
    long asked = clock.asks();
    pass(4_999);
    assertThat(clock.getAsLong()).isEqualTo(5_999);
    pass(60_000);
    long again = clock.asks();
    assertThat(clock.getAsLong()).isEqualTo(6_000);
    clock.hears(asked, 1_000); // by the store's measure, nobody was there
    clock.hears(again, 1_000);
    assertThat(clock.getAsLong()).isEqualTo(6_000);
    pass(5_000);
    assertThat(clock.getAsLong()).isEqualTo(6_000);
    pass(100);
    assertThat(clock.getAsLong()).isEqualTo(6_100);
  }

  @Test
  void aFaultIsNoAnswer() {
    long failed = clock.asks();
    pass(20_000);
    assertThat(clock.getAsLong()).isEqualTo(6_000);
    long asked = clock.asks();
    pass(10);
    clock.hears(asked, 1_000);
    assertThat(asked).isNotEqualTo(failed);
    pass(5_000);
    assertThat(clock.getAsLong()).isEqualTo(6_000);
  }

  @Test
  void afterAStandstillOfThisProcessItGoesBackToTheTimeOfTheOthers() {
    pass(3_600_000); // nobody asked meanwhile
    assertThat(clock.getAsLong()).isEqualTo(3_601_000);
    long asked = clock.asks();
    pass(10);
    clock.hears(asked, 1_500); // the house was closed
    assertThat(clock.getAsLong()).isEqualTo(1_510);
    pass(100);
    assertThat(clock.getAsLong()).isEqualTo(1_610);
  }

  @Test
  void howeverLongAnswersTakeItStaysAsNearAsTheFastestOfThem() {
    Random random = new Random(7);
    long ahead = 37; // of the other clock
    pass(3);
    for (int i = 0; i < 1_000; i++) {
      long asked = clock.asks();
      int back = random.nextInt(50);
      pass(random.nextInt(50));
      long time = nanos / MILLI + 1_005 + ahead;
      pass(back);
      clock.hears(asked, time);
      pass(1_000 - back);
    }
    assertThat(clock.getAsLong())
        .isBetween(nanos / MILLI + 1_005 + ahead - 2, nanos / MILLI + 1_007 + ahead);
  }
}

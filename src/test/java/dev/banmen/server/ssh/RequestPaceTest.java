package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A connection may ask for only so much in a second. */
class RequestPaceTest {
  private static final long SECOND = 1_000_000_000L;

  private long now = -5;
  private int most = 3;
  private final RequestPace pace = new RequestPace(() -> most, () -> now);

  @Test
  void soManyAreTakenInASecondAndThenInTheNextOne() {
    for (int second = 0; second < 3; second++) {
      for (int i = 0; i < most; i++) {
        assertThat(pace.takes()).isTrue();
      }
      assertThat(pace.takes()).isFalse();
      now += SECOND - 1;
      assertThat(pace.takes()).isFalse();
      now++;
    }
  }

  @Test
  void anotherLimitHoldsAtOnce() {
    most = 0;
    assertThat(pace.takes()).isFalse();
    most = 2;
    assertThat(pace.takes()).isTrue();
  }
}

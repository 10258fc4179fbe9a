package dev.banmen.server.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** An open connection alone says nothing of who is at its other end. */
class KeepAlivesTest {
  private long now;
  private final KeepAlives alive = new KeepAlives(() -> now);

  @Test
  void whoeverAnswersLateIsNotReachedUntilTheyDo() {
    now = Long.MAX_VALUE - 5; // such a clock may begin anywhere
    assertThat(alive.isReached()).isTrue();
    alive.asks(3);
    now += KeepAlives.LATE_NANOS - 1;
    assertThat(alive.isReached()).isTrue();
    alive.asks(3); // another question gives no other time
    now++;
    assertThat(alive.isReached()).isFalse();
    alive.answered();
    assertThat(alive.isReached()).isTrue();
    alive.asks(3);
    assertThat(alive.isReached()).isTrue();
  }

  @Test
  void soManyQuestionsMayStayUnansweredAndNoMore() {
    for (int most = 1; most < 5; most++) {
      alive.answered();
      for (int i = 0; i < most; i++) {
        assertThat(alive.asks(most)).isTrue();
      }
      assertThat(alive.asks(most)).isFalse();
      alive.answered();
      assertThat(alive.asks(most)).isTrue();
    }
  }
}

package dev.banmen.game.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a thought is over, by a clock that only its work moves on. */
class SearchLimitTest {
  private static final long MILLI = 1_000_000;

  private long now = Long.MAX_VALUE - 50 * MILLI; // such a clock may overflow

  private long ended(SearchLimit thought, long first, long next) {
    long begun = now;
    now += first * MILLI;
    while (!thought.isOver()) {
      now += next * MILLI;
    }
    return (now - begun) / MILLI;
  }

  @ParameterizedTest
  @CsvSource({
    "100, 1, 94",
    "100, 21, 84",
    "100, 22, 88",
    "100, 23, 69",
    "100, 60, 60",
    "10000, 1, 9989"
  })
  void itEndsWhereTheNextPieceOfWorkNoLongerFits(long millis, long step, long end) {
    assertThat(ended(SearchLimit.within(millis, 1, () -> now), step, step)).isEqualTo(end);
  }

  @Test
  void aSlowPieceOfWorkIsForgottenAfterManyQuickOnes() {
    assertThat(ended(SearchLimit.within(100, 1, () -> now), 40, 1)).isEqualTo(94);
  }

  @Test
  void itsTimeMayHaveBegunEarlier() {
    long begun = System.nanoTime() - 1000 * MILLI;
    assertThat(SearchLimit.since(begun, 1000, 1).isOver()).isTrue();
    assertThat(SearchLimit.since(begun, 3_600_000, 1).isOver()).isFalse();
  }

  @Test
  void whatIsGivenUpIsOverButNotLate() {
    SearchLimit thought = SearchLimit.untilDone(1, () -> true);
    assertThat(thought.isOver()).isTrue();
    assertThat(thought.isLate()).isFalse();
  }
}

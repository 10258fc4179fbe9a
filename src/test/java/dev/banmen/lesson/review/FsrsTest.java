package dev.banmen.lesson.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The schedule, against the published test vectors of FSRS-6: {@code tests/test_basic.py} of
 * github.com/open-spaced-repetition/py-fsrs, version 6.3.1 (commit 3abe686e).
 */
class FsrsTest {
  private static final Fsrs FSRS = Fsrs.USUAL;

  private static Optional<Memory> after(Optional<Memory> before, long days, ReviewGrade rating) {
    return Optional.of(FSRS.after(before, days, rating));
  }

  /**
   * {@code test_review_card}. Where it has 0 days, its card is in a learning step of some minutes
   * and comes again on the same day.
   */
  @Test
  void intervalsAreThePublishedOnes() {
    int[] published = {0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21};
    List<Integer> days = new ArrayList<>();
    Optional<Memory> memory = Optional.empty();
    int waited = 0;
    for (int i = 0; i < published.length; i++) {
      ReviewGrade rating = i == 6 || i == 7 ? ReviewGrade.AGAIN : ReviewGrade.GOOD;
      memory = after(memory, waited, rating);
      waited = published[i] == 0 ? 0 : FSRS.interval(memory.get());
      days.add(waited);
    }
    assertThat(days).containsExactly(0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21);
  }

  /** {@code test_memo_state}. */
  @Test
  void stabilityAndDifficultyAreThePublishedOnes() {
    int[] waited = {0, 0, 1, 3, 8, 21};
    Optional<Memory> memory = Optional.empty();
    for (int i = 0; i < waited.length; i++) {
      memory = after(memory, waited[i], i == 0 ? ReviewGrade.AGAIN : ReviewGrade.GOOD);
    }
    assertThat(memory.orElseThrow().stability()).isCloseTo(53.62691, within(1e-4));
    assertThat(memory.orElseThrow().difficulty()).isCloseTo(6.3574867, within(1e-4));
  }

  /** {@code test_repeated_correct_reviews}. */
  @Test
  void tenEasyReviewsOnADayLeaveTheLeastDifficulty() {
    Optional<Memory> memory = Optional.empty();
    for (int i = 0; i < 10; i++) {
      memory = after(memory, 0, ReviewGrade.EASY);
    }
    assertThat(memory.orElseThrow().difficulty()).isEqualTo(1.0);
  }

  /** {@code test_stability_lower_bound}. */
  @Test
  void aThousandFailuresLeaveTheLeastStability() {
    Optional<Memory> memory = Optional.empty();
    for (int i = 0; i < 1000; i++) {
      memory =
          after(memory, memory.isEmpty() ? 0 : FSRS.interval(memory.get()) + 1, ReviewGrade.AGAIN);
      assertThat(memory.get().stability()).isGreaterThanOrEqualTo(Fsrs.LEAST_STABILITY);
    }
  }

  /** The definition of stability, and of the retention asked for. */
  @Test
  void aCardIsDueWhenTheRetentionIsReached() {
    Memory memory = new Memory(100, 5);
    assertThat(FSRS.retrievability(memory, 100)).isCloseTo(0.9, within(1e-12));
    assertThat(FSRS.interval(memory)).isEqualTo(100);
    for (double retention : new double[] {0.7, 0.8, 0.95, 0.97}) {
      Fsrs other = new Fsrs(retention);
      assertThat(other.retrievability(memory, other.interval(memory)))
          .isCloseTo(retention, within(0.002));
    }
  }

  @Test
  void betterAnswersWaitLongerAndNoneTooLong() {
    for (double stability : new double[] {0.001, 0.5, 3, 40, 1000, 1e9}) {
      for (int days : new int[] {-3, 0, 1, 30, 100_000}) {
        Optional<Memory> memory = Optional.of(new Memory(stability, 5));
        int last = 0;
        for (ReviewGrade rating : ReviewGrade.values()) {
          Memory next = FSRS.after(memory, days, rating);
          assertThat(next.difficulty()).isBetween(1.0, 10.0);
          assertThat(FSRS.interval(next)).isBetween(Math.max(1, last), Fsrs.LONGEST_DAYS);
          last = FSRS.interval(next);
        }
      }
    }
  }

  @Test
  void aRetentionThatNobodyCouldKeepIsRefused() {
    for (double retention : new double[] {0.69, 0.98, Double.NaN, -1}) {
      assertThatThrownBy(() -> new Fsrs(retention)).isInstanceOf(IllegalArgumentException.class);
    }
  }
}

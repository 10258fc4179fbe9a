package dev.banmen.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.banmen.rating.Glicko2.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

class Glicko2Test {
  private static final long WEEK = Glicko2.PERIOD_MILLIS;

  private static Rating rating(double value, double deviation) {
    return new Rating(value, deviation, 0.06, 1, 0);
  }

  /** Mark Glickman, "Example of the Glicko-2 system", 2013: the example from page 3 on. */
  @Test
  void itIsThePublishedExample() {
    List<Result> results =
        List.of(
            new Result(rating(1400, 30), 1),
            new Result(rating(1550, 100), 0),
            new Result(rating(1700, 300), 0));
    Rating after = Glicko2.after(rating(1500, 200), results, WEEK);
    assertThat(after.value()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    assertThat(after.games()).isEqualTo(4);
    assertThat(after.at()).isEqualTo(WEEK);
  }

  @Test
  void whoWinsAgainstAnEqualGainsWhatTheOtherLoses() {
    Rating winner = Glicko2.after(Rating.UNKNOWN, new Result(Rating.UNKNOWN, 1), 0);
    Rating loser = Glicko2.after(Rating.UNKNOWN, new Result(Rating.UNKNOWN, 0), 0);
    assertThat(winner.value() - 1500).isCloseTo(1500 - loser.value(), within(1e-9)).isPositive();
    assertThat(winner.deviation()).isLessThan(Rating.UNKNOWN.deviation());
    Rating drawn = Glicko2.after(Rating.UNKNOWN, new Result(Rating.UNKNOWN, 0.5), 0);
    assertThat(drawn.value()).isCloseTo(1500, within(1e-9));
  }

  @Test
  void aSurpriseChangesVolatilityUpAndNothingElseMakesItInfinite() {
    Rating sure = new Rating(1500, 30, 0.06, 50, 0);
    Rating after = Glicko2.after(sure, new Result(rating(3000, 30), 1), 0);
    assertThat(after.volatility()).isGreaterThan(0.06);
    assertThat(after.value()).isBetween(1500.0, 1600.0);
    for (int i = 0; i < 1000; i++) {
      after = Glicko2.after(after, new Result(rating(3000, 30), 0), 0);
    }
    assertThat(after.value()).isFinite();
    assertThat(after.volatility()).isBetween(0.01, 0.2);
  }

  @Test
  void whoDoesNotPlayGetsLessCertainButNeverLessThanAtFirst() {
    Rating sure = new Rating(1800, 50, 0.06, 30, 0);
    assertThat(Glicko2.rested(sure, 0)).isEqualTo(sure);
    double once = Glicko2.rested(sure, WEEK).deviation();
    assertThat(once).isCloseTo(Math.sqrt(50 * 50 + Math.pow(173.7178 * 0.06, 2)), within(1e-9));
    assertThat(Glicko2.rested(sure, 2 * WEEK).deviation()).isGreaterThan(once);
    assertThat(Glicko2.rested(sure, 1_000_000 * WEEK).deviation()).isEqualTo(350);
    assertThat(Glicko2.rested(sure, WEEK).value()).isEqualTo(1800);
  }
}

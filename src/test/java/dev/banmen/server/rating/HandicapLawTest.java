package dev.banmen.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.facet.HasRanks;
import dev.banmen.rating.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a handicap is worth: it counts in full, and moves no rating by itself. */
class HandicapLawTest {
  private static final int GAMES = 10_000;

  /** How far the mean of a rating may lie from where it began: about a third of a rank. */
  private static final double UNMOVED = 20;

  private static final double WEAKER = 1000;

  /** The mean ratings of both players over all games. */
  private record Means(double black, double white) {}

  /** A player of whom much is known. */
  private static Rating rating(double value) {
    return new Rating(value, 60, 0.06, 100, 0);
  }

  /** Plays games that Black wins with this probability, counted as worth so many ranks. */
  private static Means play(double stronger, double blackWins, double ranks) {
    Random random = new Random(37);
    Rating black = rating(WEAKER);
    Rating white = rating(stronger);
    double blacks = 0;
    double whites = 0;
    for (int i = 0; i < GAMES; i++) {
      RatedResult result = new RatedResult(random.nextDouble() < blackWins ? 1 : 0, ranks, 0);
      RatingChange ofBlack = result.ofBlack(black, white);
      white = result.ofWhite(black, white).after();
      black = ofBlack.after();
      blacks += black.value() / GAMES;
      whites += white.value() / GAMES;
    }
    return new Means(blacks, whites);
  }

  private static double ranks(String size, int stones) {
    return HasRanks.ranks(go(Map.of("size", size, "handicap", Integer.toString(stones))));
  }

  private static Game go(Map<String, String> chosen) {
    return Catalog.ALL.find("go").orElseThrow().game(chosen);
  }

  private static double above(double ranks) {
    return WEAKER + Ranks.points(WEAKER, ranks);
  }

  /** Every handicap that is rated. */
  static List<List<Object>> handicaps() {
    List<List<Object>> all = new ArrayList<>();
    for (String size : List.of("9", "13", "19")) {
      all.add(List.of(size, 0));
      for (int stones = 2; stones <= Ranks.mostStones(ranks(size, 2) / 2); stones++) {
        all.add(List.of(size, stones));
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("handicaps")
  void playersWithTheRightHandicapKeepTheirRatings(List<Object> one) {
    double ranks = ranks((String) one.get(0), (int) one.get(1));
    Means means = play(above(ranks), 0.5, ranks);
    assertThat(means.black()).isCloseTo(WEAKER, within(UNMOVED));
    assertThat(means.white()).isCloseTo(above(ranks), within(UNMOVED));
  }

  @ParameterizedTest
  @MethodSource("handicaps")
  void soDoPlayersWhoWinAsOftenAsTheirHandicapSays(List<Object> one) {
    double ranks = ranks((String) one.get(0), (int) one.get(1));
    double stronger = above(ranks + 2); // two ranks too few
    double wins = 1 / (1 + Math.exp((stronger - above(ranks)) / 173.7178));
    Means means = play(stronger, wins, ranks);
    assertThat(means.black()).isCloseTo(WEAKER, within(UNMOVED));
    assertThat(means.white()).isCloseTo(stronger, within(UNMOVED));
  }

  @ParameterizedTest
  @MethodSource("handicaps")
  void whoeverDoesBetterThanTheHandicapSaysRisesAndTheOtherFalls(List<Object> one) {
    double ranks = ranks((String) one.get(0), (int) one.get(1));
    Means tooFew = play(above(ranks + 2), 0.5, ranks);
    assertThat(tooFew.black()).isGreaterThan(WEAKER + UNMOVED);
    assertThat(tooFew.white()).isLessThan(above(ranks + 2) - UNMOVED);
    Means tooMany = play(above(ranks), 0.5, ranks + 2);
    assertThat(tooMany.black()).isLessThan(WEAKER - UNMOVED);
    assertThat(tooMany.white()).isGreaterThan(above(ranks) + UNMOVED);
  }

  @ParameterizedTest
  @CsvSource({"19, 1", "13, 2.5", "9, 5"})
  void aStoneIsWorthMoreOnASmallerBoard(String size, double ofStone) {
    assertThat(ranks(size, 0)).isZero();
    assertThat(ranks(size, 3)).isEqualTo(3 * ofStone);
    Map<String, String> noKomi = Map.of("size", size, "rules", "tromp-taylor");
    assertThat(HasRanks.ranks(go(noKomi))).isEqualTo(ofStone / 2);
  }

  @ParameterizedTest
  @CsvSource({"19, 9, 1", "13, 3, 2.5", "9, 0, 5"})
  void aHandicapOfMoreThanNineRanksIsNotRated(String size, int most, double ofStone) {
    assertThat(Ranks.mostStones(ofStone)).isEqualTo(most);
    assertThat(ranks(size, most)).isLessThanOrEqualTo(9);
    assertThat(Math.max(2, most + 1) * ofStone).as("the first refused").isGreaterThan(9);
  }

  @ParameterizedTest
  @MethodSource("handicaps")
  void noRatedHandicapLiftsAnybodyOffTheScaleThroughKeysOfTheirOwn(List<Object> one) {
    double ranks = ranks((String) one.get(0), (int) one.get(1));
    Rating white = Rating.UNKNOWN;
    for (int game = 1; game <= 10; game++) {
      white = new RatedResult(0, ranks, 0).ofWhite(Rating.UNKNOWN, white).after();
    }
    assertThat(white.value()).isLessThan(525 + Ranks.points(525, Ranks.MOST + 1));
  }

  @Test
  void onlyGoHasRanks() {
    for (Family family : Catalog.ALL.families()) {
      Game game = family.game(Map.of());
      assertThat(HasRanks.ranks(game)).isZero();
      assertThat(HasRanks.of(family)).isEqualTo(family.id().equals("go"));
    }
  }

  @Test
  void aRankIsADifferenceInTheFormula() {
    assertThat(Ranks.points(525, 0)).isZero();
    assertThat(Ranks.of(525 + Ranks.points(525, 10) + 0.01)).isEqualTo(10);
    assertThat(Ranks.points(1500, 1)).isCloseTo(66.2, within(0.1));
    assertThat(Ranks.points(100, 1)).isEqualTo(Ranks.points(525, 1)); // nobody is below 30 kyu
    assertThat(Ranks.points(1500, 1)).isGreaterThan(Ranks.points(1000, 1));
  }
}

package dev.banmen.games.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Site;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Patterns are alike however the board is turned or mirrored. */
class DiscPatternsTest {
  private static final int[] ALIKE = PatternWeights.alike();

  @Test
  void aTurnedBoardHasThePatternsOfTheBoard() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100; i++) {
      long own = random.nextLong();
      long other = random.nextLong() & ~own;
      int[] found = found(own, other);
      for (int way = 1; way < 8; way++) {
        assertThat(found(turned(own, way), turned(other, way))).isEqualTo(found);
      }
      assertThat(found(own ^ own & -own, other)).isNotEqualTo(found); // one disc fewer
    }
  }

  @Test
  void mirroredPatternsShareAWeight() {
    int own = 0;
    for (int i = 0; i < ALIKE.length; i++) {
      assertThat(ALIKE[i]).isBetween(0, i);
      assertThat(ALIKE[ALIKE[i]]).isEqualTo(ALIKE[i]);
      own += ALIKE[i] == i ? 1 : 0;
    }
    assertThat(own).isBetween(ALIKE.length / 2, ALIKE.length * 3 / 4); // blocks have no mirror
  }

  @Test
  void theWeightsAreReadForEveryStage() {
    PatternWeights weights = PatternWeights.own();
    assertThat(PatternWeights.own()).as("5 MB, for all players").isSameAs(weights);
    for (int empty = 0; empty <= 60; empty++) {
      assertThat(weights.at(empty)).hasSize(DiscPatterns.WEIGHTS);
      assertThat(PatternWeights.stage(empty)).isBetween(0, PatternWeights.STAGES - 1);
    }
    DiscEvaluation evaluation = new DiscEvaluation(weights, 0);
    long corners = 0x8100000000000081L;
    long centre = 0x00003C3C3C3C0000L;
    assertThat(evaluation.value(corners, centre)).isPositive();
    assertThat(evaluation.value(centre, corners)).isNegative();
    assertThat(new DiscEvaluation(weights, 100).value(corners, centre)).isEqualTo(4 - 16);
  }

  private static int[] found(long own, long other) {
    int[] found = new int[DiscPatterns.COUNT];
    DiscPatterns.find(own, other, found);
    for (int i = 0; i < found.length; i++) {
      found[i] = ALIKE[found[i]];
    }
    Arrays.sort(found);
    return found;
  }

  private static long turned(long discs, int way) {
    long turned = 0;
    for (int square = 0; square < 64; square++) {
      if ((discs >>> square & 1) != 0) {
        Site site = new Site(square >>> 3, square & 7);
        int row = (way & 1) == 0 ? site.row() : 7 - site.row();
        int col = (way & 2) == 0 ? site.col() : 7 - site.col();
        turned |= 1L << ((way & 4) == 0 ? row * 8 + col : col * 8 + row);
      }
    }
    return turned;
  }
}

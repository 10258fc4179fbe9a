package dev.banmen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SplitMix64Test {
  /** Java's own SplittableRandom is the same generator. */
  @Test
  void theNumbersAreSplitMix64s() {
    SplittableRandom source = new SplittableRandom(0);
    for (int n = 1; n <= 1000; n++) {
      assertThat(SplitMix64.mix(n)).isEqualTo(source.nextLong());
    }
  }
}

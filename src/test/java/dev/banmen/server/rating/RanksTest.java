package dev.banmen.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RanksTest {
  @Test
  void ranksAreThoseOfTheirFormula() {
    assertThat(Ranks.of(525)).isEqualTo(0); // 30 kyu
    assertThat(Ranks.of(1500)).isEqualTo(24); // 6 kyu
    assertThat(Ranks.of(1919)).isEqualTo(Ranks.FIRST_DAN);
    assertThat(Ranks.of(100)).isEqualTo(Ranks.LEAST);
    assertThat(Ranks.of(9000)).isEqualTo(Ranks.MOST);
    assertThat(Ranks.stones(1500, 1520, 1)).isZero();
    assertThat(Ranks.stones(1500, 1710, 1)).isEqualTo(3);
    assertThat(Ranks.stones(1500, 1710, 2.5)).as("3 ranks are a stone").isZero();
    assertThat(Ranks.stones(1500, 1900, 2.5)).isEqualTo(2);
    assertThat(Ranks.stones(900, 1900, 2.5)).as("no more are rated").isEqualTo(3);
    assertThat(Ranks.stones(900, 1900, 5)).as("none is rated").isZero();
    assertThat(Ranks.stones(525, 3000, 1)).isEqualTo(9);
    assertThat(List.of(Ranks.stones(1710, 1500, 1), Ranks.stones(1500, 1500, 1))).containsOnly(0);
  }
}

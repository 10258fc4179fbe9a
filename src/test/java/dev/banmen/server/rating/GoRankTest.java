package dev.banmen.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GoRankTest {
  @Test
  void ranksAreThoseOfTheirFormula() {
    assertThat(GoRank.of(525)).isEqualTo(0); // 30 kyu
    assertThat(GoRank.of(1500)).isEqualTo(24); // 6 kyu
    assertThat(GoRank.of(1919)).isEqualTo(GoRank.FIRST_DAN);
    assertThat(GoRank.of(100)).isEqualTo(GoRank.LEAST);
    assertThat(GoRank.of(9000)).isEqualTo(GoRank.MOST);
    assertThat(GoRank.stones(1500, 1520, "19")).isZero();
    assertThat(GoRank.stones(1500, 1710, "19")).isEqualTo(3);
    assertThat(GoRank.stones(1500, 1710, "13")).as("3 ranks are a stone").isZero();
    assertThat(GoRank.stones(1500, 1900, "13")).isEqualTo(2);
    assertThat(GoRank.stones(900, 1900, "13")).as("no more are rated").isEqualTo(3);
    assertThat(GoRank.stones(900, 1900, "9")).as("none is rated").isZero();
    assertThat(GoRank.stones(525, 3000, "19")).isEqualTo(9);
    assertThat(List.of(GoRank.stones(1710, 1500, "19"), GoRank.stones(1500, 1500, "19")))
        .containsOnly(0);
  }
}

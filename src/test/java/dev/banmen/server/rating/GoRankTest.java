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
    assertThat(GoRank.stones(1500, 1520)).isZero();
    assertThat(GoRank.stones(1500, 1710)).isEqualTo(3);
    assertThat(GoRank.stones(525, 3000)).isEqualTo(9);
    assertThat(List.of(GoRank.stones(1710, 1500), GoRank.stones(1500, 1500))).containsOnly(0);
  }
}

package dev.banmen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MoveTest {
  /** Every move of a small board, made anew each time. */
  private static Set<Move> moves() {
    Set<Move> moves = new HashSet<>();
    for (Side side : Side.values()) {
      moves.add(new Pass(side));
      for (int i = 0; i < 9; i++) {
        moves.add(new Place(side, new Site(i / 3, i % 3)));
      }
    }
    return moves;
  }

  @Test
  void movesAreEqualIfSideAndSiteAre() {
    assertThat(moves()).hasSize(20).isEqualTo(moves());
  }
}

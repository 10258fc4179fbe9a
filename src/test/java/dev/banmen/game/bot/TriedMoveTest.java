package dev.banmen.game.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In which order moves are listed, and what they are said to be worth. */
class TriedMoveTest {
  private static Candidate candidate(int col, double share) {
    Move move = new Place(Side.BLACK, new Site(0, col));
    return new Candidate(move, share, false, List.of(move));
  }

  private static TriedMove tried(int col, double share, int games) {
    return new TriedMove(candidate(col, share), games);
  }

  @Test
  void aMoveWonByChanceComesAfterOneThatWasTriedOften() {
    assertThat(TriedMove.bestFirst(List.of(tried(0, 1, 2), tried(1, 0.5, 900), tried(2, 0.4, 900))))
        .containsExactly(candidate(1, 0.5), candidate(2, 0.4), candidate(0, 0.4));
  }

  @Test
  void theHigherShareComesFirstWhereBothWereTriedEnough() {
    assertThat(TriedMove.bestFirst(List.of(tried(0, 0.5, 900), tried(1, 0.6, 600))))
        .containsExactly(candidate(1, 0.6), candidate(0, 0.5));
  }

  @Test
  void whatIsProvedNeedsNoGames() {
    assertThat(
            TriedMove.bestFirst(
                List.of(
                    tried(0, 0.9, 1000),
                    tried(1, 1, TriedMove.PROVED),
                    tried(2, 0.5, 0),
                    tried(3, 0, TriedMove.PROVED))))
        .extracting(Candidate::value)
        .containsExactly(1.0, 0.9, 0.5, 0.0);
  }

  /** 95 % bounds of 1 of 10 and of 50 of 100 (Wilson). */
  @Test
  void theLeastShareIsWilsons() {
    assertThat(tried(0, 0.1, 10).leastShare()).isCloseTo(0.0179, within(1e-4));
    assertThat(tried(0, 0.5, 100).leastShare()).isCloseTo(0.4038, within(1e-4));
    assertThat(tried(0, 0.5, 0).leastShare()).isZero();
  }
}

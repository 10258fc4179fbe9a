package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasCoach;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the coach gives as a reason for a line. */
class DotsCoachTest {
  private static final Game GAME = new DotsFamily().game(Map.of("size", "2x4"));

  /** A chain of two boxes on the left, a single one on the right, and no safe line. */
  private static Position noSafeLine() {
    Position position = Position.start(GAME);
    for (int[] site : new int[][] {{0, 1}, {2, 1}, {0, 3}, {1, 4}, {0, 5}}) {
      position = after(position, site[0], site[1]);
    }
    return position;
  }

  private static Position after(Position position, int row, int col) {
    Move move = place(position, row, col);
    return ((Played) position.play(move)).after();
  }

  private static Move place(Position position, int row, int col) {
    Side side = position.toMove().orElseThrow();
    return new Place(side, new Site(row, col));
  }

  private static Optional<String> reason(Position position, int row, int col) {
    return HasCoach.of(GAME).orElseThrow().reason(position, place(position, row, col));
  }

  @Test
  void theFewestBoxesAreGivenWhereNoLineIsSafe() {
    Position position = noSafeLine();
    assertThat(reason(position, 1, 6))
        .contains("Every line gives boxes away now, and none gives fewer.");
    assertThat(reason(position, 1, 0)).as("two boxes").isEmpty();
    assertThat(reason(position, 0, 1)).as("drawn already").isEmpty();
  }

  @Test
  void nothingIsForcedWhileALineIsSafeOrABoxIsReady() {
    assertThat(reason(Position.start(GAME), 0, 1)).isEmpty();
    assertThat(reason(after(noSafeLine(), 1, 6), 2, 5)).as("it takes a box").isEmpty();
  }
}

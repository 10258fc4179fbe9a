package dev.banmen.toy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Game;
import dev.banmen.game.Outcome;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ToyTest {
  private final Game game = new ToyFamily().game(Map.of());
  private final Board board = game.newBoard(Setup.EMPTY);

  @Test
  void threeInARowWin() {
    play(0, 3, 1, 4, 2);
    assertThat(board.outcome()).contains(Outcome.reached(Side.BLACK));
    assertThat(board.play(Side.WHITE, 8)).isEqualTo(ToyMiss.GAME_OVER.number());
  }

  @Test
  void threeOnTheRisingDiagonalWin() {
    play(2, 0, 4, 1, 6);
    assertThat(board.outcome()).contains(Outcome.reached(Side.BLACK));
  }

  @Test
  void threeRoundACornerDoNotWin() {
    play(2, 6, 3, 7, 4);
    assertThat(board.outcome()).isEmpty();
  }

  @Test
  void turnComesBeforeThePassAndThePlace() {
    assertThat(board.play(Side.WHITE, Board.PASS)).isEqualTo(ToyMiss.NOT_YOUR_TURN.number());
    assertThat(board.play(Side.BLACK, Board.PASS)).isEqualTo(ToyMiss.NO_PASS.number());
    assertThat(board.play(Side.BLACK, Board.OFF)).isEqualTo(ToyMiss.OFF_BOARD.number());
  }

  @Test
  void aFullBoardWithoutARowIsADraw() {
    play(0, 1, 2, 4, 3, 5, 7, 6, 8);
    assertThat(board.outcome()).contains(Outcome.drawn());
  }

  private void play(int... sites) {
    for (int site : sites) {
      assertThat(board.play(board.movers().iterator().next(), site)).isZero();
    }
  }
}

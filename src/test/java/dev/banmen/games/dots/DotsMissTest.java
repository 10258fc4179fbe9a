package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Side;
import org.junit.jupiter.api.Test;

class DotsMissTest {
  private static final String BOARD =
      """
      +-+ +
      |
      + + +
      """;

  private final DotsGame game = DotsDrawing.game(BOARD);
  private final Board board = DotsDrawing.board(BOARD, Side.BLACK);

  private void refused(Side side, int site, DotsMiss miss) {
    long hash = board.hash();
    assertThat(board.check(side, site)).isEqualTo(miss.number());
    assertThat(board.play(side, site)).isEqualTo(miss.number());
    assertThat(board.hash()).isEqualTo(hash);
    assertThat(board.ply()).isZero();
  }

  private void played(Side side, int site) {
    assertThat(board.check(side, site)).isZero();
    assertThat(board.play(side, site)).isZero();
  }

  @Test
  void numbersNeverChange() {
    assertThat(game.misses())
        .extracting(miss -> miss.number() + " " + miss.title())
        .containsExactly(
            "1 not-neighbours",
            "2 drawn-already",
            "3 no-pass",
            "4 off-board",
            "5 not-your-turn",
            "6 game-over");
  }

  @Test
  void aDotAndABoxAreNoLines() {
    refused(Side.BLACK, DotsDrawing.site(game, "2,2"), DotsMiss.NOT_NEIGHBOURS);
    refused(Side.BLACK, DotsDrawing.site(game, "1,1-2,2"), DotsMiss.NOT_NEIGHBOURS);
    refused(Side.BLACK, DotsDrawing.site(game, "1,1-1,3"), DotsMiss.NOT_NEIGHBOURS);
    played(Side.BLACK, DotsDrawing.site(game, "1,2-2,2"));
  }

  @Test
  void aDrawnLineIsNotDrawnAgain() {
    refused(Side.BLACK, DotsDrawing.site(game, "1,1-1,2"), DotsMiss.DRAWN_ALREADY);
    refused(Side.BLACK, DotsDrawing.site(game, "2,1-1,1"), DotsMiss.DRAWN_ALREADY);
    played(Side.BLACK, DotsDrawing.site(game, "1,2-1,3"));
  }

  @Test
  void thereIsNoPass() {
    refused(Side.BLACK, Board.PASS, DotsMiss.NO_PASS);
  }

  @Test
  void linesOffTheBoardAreRefused() {
    refused(Side.BLACK, DotsDrawing.site(game, "3,1-3,2"), DotsMiss.OFF_BOARD);
    refused(Side.BLACK, DotsDrawing.site(game, "2,3-2,4"), DotsMiss.OFF_BOARD);
    played(Side.BLACK, DotsDrawing.site(game, "2,2-2,3"));
  }

  @Test
  void onlyTheSideToMoveMoves() {
    refused(Side.WHITE, DotsDrawing.site(game, "2,2-2,3"), DotsMiss.NOT_YOUR_TURN);
    played(Side.BLACK, DotsDrawing.site(game, "2,2-2,3"));
    played(Side.WHITE, DotsDrawing.site(game, "1,2-1,3"));
  }

  @Test
  void theTurnComesBeforeThePassAndThePlace() {
    refused(Side.WHITE, Board.PASS, DotsMiss.NOT_YOUR_TURN);
    refused(Side.WHITE, Board.OFF, DotsMiss.NOT_YOUR_TURN);
    refused(Side.WHITE, DotsDrawing.site(game, "1,1-1,2"), DotsMiss.NOT_YOUR_TURN);
  }

  @Test
  void theEndComesBeforeEverything() {
    DotsGame line = DotsDrawing.game("+ +");
    Board board = DotsDrawing.board("+ +", Side.BLACK);
    assertThat(board.play(Side.BLACK, 1)).isZero();
    for (Side side : Side.values()) {
      for (int site : new int[] {Board.PASS, Board.OFF, 0, 1, 2}) {
        assertThat(board.play(side, site)).isEqualTo(DotsMiss.GAME_OVER.number());
        assertThat(board.check(side, site)).isEqualTo(DotsMiss.GAME_OVER.number());
      }
    }
    assertThat(line.miss(6)).isEqualTo(DotsMiss.GAME_OVER);
  }
}

package dev.banmen.games.othello.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Board;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Turns, passes, the end and the order of the checks, on both kinds of board. */
class TurnLawsTest {
  private static final int OCCUPIED = 1;
  private static final int NOTHING_BRACKETED = 2;
  private static final int MUST_MOVE = 3;
  private static final int OFF_BOARD = 4;
  private static final int NOT_YOUR_TURN = 5;
  private static final int GAME_OVER = 6;

  private static final String START =
      """
      --------
      --------
      --------
      ---WB---
      ---BW---
      --------
      --------
      --------
      """;

  /** Black cannot move, White can, on c1; then the game is over. */
  private static final String PASS_FOR_BLACK =
      """
      WB------
      --------
      --------
      --------
      --------
      --------
      --------
      --------
      """;

  private static final String OVER =
      """
      WW--WW--
      --------
      --------
      BBB-----
      --------
      --------
      --------
      --------
      """;

  private static final int D3 = 19;
  private static final int A1 = 0;
  private static final int C1 = 2;
  private static final int D4 = 27;

  @Test
  void blackBeginsAndTurnsAlternate() {
    for (OthelloBoard board : boards(START, Side.BLACK)) {
      assertThat(board.movers()).isEqualTo(Movers.BLACK);
      assertThat(board.play(Side.BLACK, D3)).isZero();
      assertThat(board.movers()).isEqualTo(Movers.WHITE);
      assertThat(board.lastSide()).isEqualTo(Side.BLACK);
      assertThat(board.last()).isEqualTo(D3);
      assertThat(board.play(Side.WHITE, 18)).isZero();
      assertThat(board.movers()).isEqualTo(Movers.BLACK);
    }
  }

  @Test
  void eachMissIsGivenForItsOwnReason() {
    for (OthelloBoard board : boards(START, Side.BLACK)) {
      assertThat(board.play(Side.BLACK, D4)).isEqualTo(OCCUPIED);
      assertThat(board.play(Side.BLACK, A1)).isEqualTo(NOTHING_BRACKETED);
      assertThat(board.play(Side.BLACK, Board.PASS)).isEqualTo(MUST_MOVE);
      assertThat(board.play(Side.BLACK, Board.OFF)).isEqualTo(OFF_BOARD);
      assertThat(board.play(Side.BLACK, 64)).isEqualTo(OFF_BOARD);
      assertThat(board.play(Side.BLACK, 63)).isEqualTo(NOTHING_BRACKETED);
      assertThat(board.play(Side.WHITE, D3)).isEqualTo(NOT_YOUR_TURN);
      assertThat(board.ply()).isZero();
      assertThat(board.touched()).isEmpty();
      assertThat(board.play(Side.BLACK, D3)).isZero();
    }
  }

  @Test
  void aWrongTurnIsSeenBeforeAnythingAboutTheSquare() {
    for (OthelloBoard board : boards(START, Side.BLACK)) {
      for (int site : new int[] {Board.PASS, Board.OFF, D4, A1}) {
        assertThat(board.check(Side.WHITE, site)).isEqualTo(NOT_YOUR_TURN);
      }
    }
  }

  @Test
  void theEndIsSeenBeforeEverything() {
    for (OthelloBoard board : boards(OVER, Side.BLACK)) {
      for (Side side : Side.values()) {
        for (int site : new int[] {Board.PASS, Board.OFF, D4, A1, C1}) {
          assertThat(board.play(side, site)).isEqualTo(GAME_OVER);
        }
      }
      assertThat(board.movers()).isEmpty();
    }
  }

  /** "If ... you cannot outflank ... your turn is forfeited" (rule 2). */
  @Test
  void whoHasNoMovePassesAndTheOtherGoesOn() {
    for (OthelloBoard board : boards(PASS_FOR_BLACK, Side.BLACK)) {
      assertThat(board.movers()).isEqualTo(Movers.BLACK);
      assertThat(board.check(Side.BLACK, C1)).isEqualTo(NOTHING_BRACKETED);
      assertThat(board.check(Side.WHITE, C1)).isEqualTo(NOT_YOUR_TURN);
      assertThat(board.play(Side.BLACK, Board.PASS)).isZero();
      assertThat(board.touched()).isEmpty();
      assertThat(board.last()).isEqualTo(Board.PASS);
      assertThat(board.lastSide()).isEqualTo(Side.BLACK);
      assertThat(board.movers()).isEqualTo(Movers.WHITE);
      assertThat(board.play(Side.WHITE, Board.PASS)).isEqualTo(MUST_MOVE);
      assertThat(board.play(Side.WHITE, C1)).isZero();
      assertThat(board.movers()).isEmpty();
    }
  }

  @Test
  void aPassIsTakenBackLikeAnyPlay() {
    for (OthelloBoard board : boards(PASS_FOR_BLACK, Side.BLACK)) {
      board.play(Side.BLACK, Board.PASS);
      board.play(Side.WHITE, C1);
      assertThat(board.outcome()).isPresent();
      board.undo();
      assertThat(board.outcome()).isEmpty();
      assertThat(board.movers()).isEqualTo(Movers.WHITE);
      board.undo();
      assertThat(board.movers()).isEqualTo(Movers.BLACK);
      assertThat(board.ply()).isZero();
      assertThat(board.last()).isEqualTo(Board.OFF);
      assertThat(OthelloDiagram.draw(board, 8)).isEqualTo(PASS_FOR_BLACK);
      assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void theGameEndsOnlyWhenNeitherSideHasAMove() {
    for (OthelloBoard board : boards(PASS_FOR_BLACK, Side.BLACK)) {
      assertThat(board.outcome()).isEmpty();
    }
    for (OthelloBoard board : boards(OVER, Side.WHITE)) {
      assertThat(board.outcome()).isPresent();
    }
  }

  @Test
  void theWinnerGetsTheEmptySquares() {
    for (OthelloBoard board : boards(OVER, Side.BLACK)) {
      assertThat(board.score()).isEqualTo(new Score(3, 4));
      assertThat(board.outcome())
          .contains(new Outcome(Optional.of(Side.WHITE), Outcome.Reason.SCORE, 61 - 3));
    }
    for (OthelloBoard board : boards(OVER.replace("WW--WW", "W----W"), Side.BLACK)) {
      assertThat(board.outcome())
          .contains(new Outcome(Optional.of(Side.BLACK), Outcome.Reason.SCORE, 62 - 2));
    }
  }

  @Test
  void aDrawSplitsTheEmptySquares() {
    for (OthelloBoard board : boards(OVER.replace("BBB-", "BBBB"), Side.WHITE)) {
      assertThat(board.outcome()).contains(new Outcome(Optional.empty(), Outcome.Reason.SCORE, 0));
    }
  }

  @Test
  void aFullBoardIsOver() {
    for (OthelloBoard board : boards(START.replace('-', 'W'), Side.BLACK)) {
      assertThat(board.score()).isEqualTo(new Score(2, 62));
      assertThat(board.outcome().orElseThrow().margin()).isEqualTo(60);
    }
  }

  private static List<OthelloBoard> boards(String drawing, Side toMove) {
    return OthelloDiagram.of(drawing).boards(toMove);
  }
}

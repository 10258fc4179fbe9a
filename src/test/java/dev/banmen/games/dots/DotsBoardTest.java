package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Board;
import dev.banmen.game.Movers;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Size;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DotsBoardTest {
  @Test
  void theFirstPlayerBeginsAndTurnsAlternate() {
    DotsGame game = new DotsGame(new Size(2, 3), Ties.DRAW);
    Board board = game.newBoard(Setup.EMPTY);
    assertThat(board.movers()).isEqualTo(Movers.BLACK);
    DotsDrawing.play(game, board, "1,1-1,2");
    assertThat(board.movers()).isEqualTo(Movers.WHITE);
    DotsDrawing.play(game, board, "1,1-2,1");
    assertThat(board.movers()).isEqualTo(Movers.BLACK);
    assertThat(DotsDrawing.of(game, board))
        .isEqualTo(
            """
        +-+ +
        !
        + + +
        """);
  }

  @Test
  void theFourthLineOwnsTheBoxAndMovesAgain() {
    String before =
        """
        +-+ +
        | |
        + + +
        """;
    DotsGame game = DotsDrawing.game(before);
    Board board = DotsDrawing.board(before, Side.WHITE);
    DotsDrawing.play(game, board, "2,1-2,2");
    assertThat(DotsDrawing.of(game, board))
        .isEqualTo(
            """
        +-+ +
        |B|
        +=+ +
        """);
    assertThat(board.movers()).isEqualTo(Movers.WHITE);
    assertThat(board.score()).isEqualTo(new Score(0, 1));
  }

  @Test
  void theThirdLineOwnsNothingAndPassesTheTurn() {
    String before =
        """
        +-+ +
        |
        + + +
        """;
    DotsGame game = DotsDrawing.game(before);
    Board board = DotsDrawing.board(before, Side.WHITE);
    DotsDrawing.play(game, board, "2,1-2,2");
    assertThat(board.movers()).isEqualTo(Movers.BLACK);
    assertThat(board.score()).isEqualTo(new Score(0, 0));
  }

  @Test
  void oneLineDownCompletesTwoBoxesAtOnce() {
    String before =
        """
        +-+-+
        |   |
        +-+-+
        """;
    DotsGame game = DotsDrawing.game(before);
    Board board = DotsDrawing.board(before, Side.WHITE);
    DotsDrawing.play(game, board, "1,2-2,2");
    assertThat(DotsDrawing.of(game, board))
        .isEqualTo(
            """
        +-+-+
        |B!B|
        +-+-+
        """);
    assertThat(board.touched()).containsExactly(6, 7, 8);
    assertThat(board.score()).isEqualTo(new Score(0, 2));
  }

  @Test
  void oneLineAcrossCompletesTwoBoxesAtOnce() {
    String before =
        """
        +-+
        | |
        + +
        | |
        +-+
        """;
    DotsGame game = DotsDrawing.game(before);
    Board board = DotsDrawing.board(before, Side.BLACK);
    DotsDrawing.play(game, board, "2,1-2,2");
    assertThat(DotsDrawing.of(game, board))
        .isEqualTo(
            """
        +-+
        |A|
        +-+
        |A|
        +-+
        """);
    assertThat(board.touched()).containsExactly(4, 7, 10);
  }

  @Test
  void linesOfTheBorderNeverCountForTheNextRow() {
    String before =
        """
        +-+ +-+
        |     |
        +-+ +-+
        |     |
        +-+ +-+
        """;
    DotsGame game = DotsDrawing.game(before);
    Board board = DotsDrawing.board(before, Side.BLACK);
    assertThat(board.score()).isEqualTo(new Score(0, 0));
    DotsDrawing.play(game, board, "1,2-2,2");
    assertThat(DotsDrawing.of(game, board))
        .isEqualTo(
            """
        +-+ +-+
        |A|   |
        +-+ +-+
        |     |
        +-+ +-+
        """);
  }

  @Test
  void aRowOfDotsHasNoBoxes() {
    for (Size size : new Size[] {new Size(1, 5), new Size(5, 1)}) {
      DotsGame game = new DotsGame(size, Ties.DRAW);
      Board board = game.newBoard(Setup.EMPTY);
      for (int plays = 0; plays < 4; plays++) {
        assertThat(board.outcome()).isEmpty();
        int line = game.lattice().nextOpen(2 * plays);
        assertThat(board.play(plays % 2 == 0 ? Side.BLACK : Side.WHITE, line)).isZero();
      }
      assertThat(board.score()).isEqualTo(new Score(0, 0));
      assertThat(board.movers()).isEmpty();
    }
  }

  @Test
  void oneDotIsAGameThatIsOver() {
    Board board = new DotsBoard(1, 1, Ties.DRAW, Setup.EMPTY);
    assertThat(board.movers()).isEmpty();
    assertThat(board.outcome()).contains(Outcome.of(new Score(0, 0)));
  }

  @Test
  void theMostBoxesWinWhateverTheTieRule() {
    String before =
        """
        +-+-+-+
        |   |A|
        +-+-+-+
        """;
    for (Ties ties : Ties.values()) {
      DotsGame game = new DotsGame(DotsDrawing.dots(before), ties);
      Board board = game.newBoard(DotsDrawing.setup(before, Side.BLACK));
      assertThat(board.outcome()).isEmpty();
      DotsDrawing.play(game, board, "1,2-2,2");
      assertThat(board.outcome())
          .contains(new Outcome(Optional.of(Side.BLACK), Outcome.Reason.SCORE, 3));
    }
  }

  @Test
  void aTieIsADrawOrTheSecondPlayersByOption() {
    String before =
        """
        +-+-+
        |A|
        +-+-+
        """;
    DotsGame draw = new DotsGame(DotsDrawing.dots(before), Ties.DRAW);
    Board drawn = draw.newBoard(DotsDrawing.setup(before, Side.WHITE));
    DotsDrawing.play(draw, drawn, "1,3-2,3");
    assertThat(drawn.outcome()).contains(new Outcome(Optional.empty(), Outcome.Reason.SCORE, 0));

    DotsGame second = new DotsGame(DotsDrawing.dots(before), Ties.SECOND);
    Board won = second.newBoard(DotsDrawing.setup(before, Side.WHITE));
    DotsDrawing.play(second, won, "1,3-2,3");
    assertThat(won.outcome())
        .contains(new Outcome(Optional.of(Side.WHITE), Outcome.Reason.SCORE, 0));
  }

  @Test
  void undoGivesBackTheBoxAndTheTurn() {
    String before =
        """
        +-+-+
        |   |
        +-+-+
        """;
    DotsGame game = DotsDrawing.game(before);
    Board board = DotsDrawing.board(before, Side.WHITE);
    long hash = board.hash();
    DotsDrawing.play(game, board, "1,2-2,2");
    assertThat(board.hash()).isNotEqualTo(hash);
    board.undo();
    assertThat(board.hash()).isEqualTo(hash);
    assertThat(DotsDrawing.of(game, board)).isEqualTo(before);
    assertThat(board.score()).isEqualTo(new Score(0, 0));
    assertThat(board.movers()).isEqualTo(Movers.WHITE);
    assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void theHashTellsWhoDrewALine() {
    Board first = DotsDrawing.board("+-+", Side.BLACK);
    Board second = DotsDrawing.board("+=+", Side.BLACK);
    assertThat(first.hash()).isNotEqualTo(second.hash());
    assertThat(first.hash()).isEqualTo(DotsDrawing.board("+-+", Side.WHITE).hash());
  }

  @Test
  void theLargestBoardIsPlayedInItsLastCorner() {
    DotsGame game = new DotsGame(new Size(1000, 1000), Ties.DRAW);
    Board board = game.newBoard(Setup.EMPTY);
    DotsDrawing.play(
        game,
        board,
        "999,999-999,1000",
        "999,999-1000,999",
        "999,1000-1000,1000",
        "1000,999-1000,1000");
    assertThat(board.score()).isEqualTo(new Score(0, 1));
    assertThat(board.touched()).containsExactly(1997 * 1999 + 1997, 1998 * 1999 + 1997);
  }

  @Test
  void aSiteThatNoLatticeHasIsTheCallersMistake() {
    Board board = new DotsBoard(2, 2, Ties.DRAW, Setup.EMPTY);
    assertThatThrownBy(() -> board.at(9)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> board.play(Side.BLACK, 9))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> board.check(Side.BLACK, 9))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}

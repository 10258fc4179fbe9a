package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tromp-Taylor rules 6 and 7: which stones are removed, and which may not be played. */
class CaptureAndSuicideTest {
  private static final GoRules EXERCISE = GoRules.EXERCISE;
  private static final GoRules SUICIDE_ALLOWED = EXERCISE.with(Suicide.ALLOWED);

  @Test
  void aPointWithAStoneOfEitherColourIsOccupied() {
    GoDiagram d =
        GoDiagram.of(
            """
            X O a
            . . .
            """);
    GoBoard board = d.board(EXERCISE);
    assertThat(board.play(Side.BLACK, 0)).isEqualTo(GoMiss.OCCUPIED.number());
    assertThat(board.play(Side.BLACK, 1)).isEqualTo(GoMiss.OCCUPIED.number());
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
  }

  @Test
  void occupiedIsSaidBeforeSuicide() {
    GoDiagram d =
        GoDiagram.of(
            """
            X O .
            . X O
            """);
    GoBoard board = d.board(EXERCISE);
    assertThat(board.play(Side.BLACK, 1)).isEqualTo(GoMiss.OCCUPIED.number());
    assertThat(board.play(Side.WHITE, 0)).isEqualTo(GoMiss.OCCUPIED.number());
  }

  @Test
  void aStoneWithoutALibertyIsSuicide() {
    GoDiagram d =
        GoDiagram.of(
            """
            a X .
            X . b
            . . X
            """);
    GoBoard board = d.board(EXERCISE);
    assertThat(board.play(Side.WHITE, d.at('a'))).isEqualTo(GoMiss.SUICIDE.number());
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(board.play(Side.WHITE, d.at('b'))).isZero();
  }

  @Test
  void aGroupThatFillsItsLastLibertyIsSuicide() {
    GoDiagram d =
        GoDiagram.of(
            """
            O O a X
            X X X .
            . . . .
            """);
    GoBoard board = d.board(EXERCISE);
    assertThat(board.play(Side.WHITE, d.at('a'))).isEqualTo(GoMiss.SUICIDE.number());
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(board.captures(Side.BLACK)).isEqualTo(2);
  }

  @Test
  void captureComesBeforeSuicide() {
    GoDiagram d =
        GoDiagram.of(
            """
            a O X
            O X .
            X . .
            """);
    GoBoard board = d.board(EXERCISE);
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(d.draw(board))
        .isEqualTo(
            """
            X . X
            . X .
            X . .
            """);
    assertThat(board.captures(Side.BLACK)).isEqualTo(2);
    board.undo();
    assertThat(d.draw(board))
        .isEqualTo(
            """
            . O X
            O X .
            X . .
            """);
    assertThat(board.captures(Side.BLACK)).isZero();
  }

  @Test
  void everyNeighbourWithoutLibertiesIsLiftedAtOnceAndNoOther() {
    GoDiagram d =
        GoDiagram.of(
            """
            . . X . .
            . X O X .
            X O a O X
            . X O X .
            . . . . .
            """);
    GoBoard board = d.board(EXERCISE);
    assertThat(board.play(Side.BLACK, d.at('a'))).isZero();
    assertThat(board.captures(Side.BLACK)).isEqualTo(3);
    assertThat(d.draw(board))
        .isEqualTo(
            """
            . . X . .
            . X . X .
            X . X . X
            . X O X .
            . . . . .
            """);
  }

  @Test
  void anAllowedSuicideTakesTheWholeGroupAndGivesItToTheOpponent() {
    GoDiagram d =
        GoDiagram.of(
            """
            O O a X
            X X X .
            """);
    GoBoard board = d.board(SUICIDE_ALLOWED);
    assertThat(board.play(Side.WHITE, d.at('a'))).isZero();
    assertThat(d.draw(board))
        .isEqualTo(
            """
            . . . X
            X X X .
            """);
    assertThat(board.captures(Side.BLACK)).isEqualTo(3);
    assertThat(board.touched()).containsExactly(0, 1);
    board.undo();
    assertThat(d.draw(board))
        .isEqualTo(
            """
            O O . X
            X X X .
            """);
    assertThat(board.captures(Side.BLACK)).isZero();
  }

  @Test
  void anAllowedSuicideOfOneStoneRepeatsTheBoard() {
    GoDiagram d =
        GoDiagram.of(
            """
            a X .
            X . .
            """);
    assertThat(d.board(SUICIDE_ALLOWED).play(Side.WHITE, d.at('a')))
        .isEqualTo(GoMiss.REPETITION.number());
    assertThat(d.board(SUICIDE_ALLOWED.with(Ko.NONE)).play(Side.WHITE, d.at('a'))).isZero();
  }

  @Test
  void aGroupCutInTwoByUndoLivesOnAsTwo() {
    GoDiagram d =
        GoDiagram.of(
            """
            . . . . .
            X X a X X
            . . . . .
            """);
    GoBoard board = d.board(EXERCISE);
    board.play(Side.BLACK, d.at('a'));
    board.undo();
    for (int site : new int[] {0, 1, 10, 11, d.at('a')}) {
      assertThat(board.play(Side.WHITE, site)).isZero();
    }
    assertThat(board.captures(Side.WHITE)).isEqualTo(2);
  }

  /** (0,9) would be the first point of the second row if it were not refused. */
  @Test
  void aStoneSetUpOffTheBoardIsRefused() {
    for (Site site : List.of(new Site(0, 9), new Site(9, 0), new Site(-1, 0), new Site(3, -1))) {
      Setup off = new Setup(Map.of(site, Mark.BLACK), Optional.empty());
      assertThatThrownBy(() -> new GoBoard(new Grid(9, 9), GoRules.EXERCISE, off))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(site.toString());
    }
    Setup corner = new Setup(Map.of(new Site(0, 8), Mark.BLACK), Optional.empty());
    assertThat(new GoBoard(new Grid(9, 9), GoRules.EXERCISE, corner).at(8)).isEqualTo(Mark.BLACK);
  }
}

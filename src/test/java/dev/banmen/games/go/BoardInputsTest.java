package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import dev.banmen.games.go.net.Inputs;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a network sees of a board: a plane is drawn with # where it is set. */
class BoardInputsTest {
  private static final double KOMI = 7.5;

  private static GoRules rules(Scoring scoring, double komi) {
    Ko ko = scoring == Scoring.AREA ? Ko.SITUATIONAL : Ko.SIMPLE;
    return new GoRules(TurnRule.ALTERNATE, ko, Suicide.FORBIDDEN, scoring, PassStones.NONE, komi);
  }

  private static GoBoard board(GoDiagram d, Scoring scoring) {
    return d.board(rules(scoring, KOMI));
  }

  private static String plane(Inputs inputs, int plane, int cols) {
    StringBuilder text = new StringBuilder();
    for (int site = 0; site < inputs.planes().length; site++) {
      text.append((inputs.planes()[site] >> plane & 1) == 1 ? '#' : '.');
      text.append((site + 1) % cols == 0 ? '\n' : ' ');
    }
    return text.toString();
  }

  @Test
  void stonesAndLibertiesAreSeenByTheSideToMove() {
    GoDiagram d =
        GoDiagram.of(
            """
            X O . .
            X . O .
            . . . .
            """);
    Inputs white = BoardInputs.of(board(d, Scoring.AREA), Side.WHITE);
    assertThat(plane(white, 1, 4)).isEqualTo(". # . .\n. . # .\n. . . .\n");
    assertThat(plane(white, 2, 4)).isEqualTo("# . . .\n# . . .\n. . . .\n");
    assertThat(plane(white, 4, 4)).isEqualTo("# # . .\n# . . .\n. . . .\n");
    assertThat(plane(white, 3, 4)).doesNotContain("#");
    assertThat(plane(white, 5, 4)).doesNotContain("#");
    assertThat(white.legal().cardinality()).isEqualTo(8);
  }

  @Test
  void aKoAndTheMovesBeforeIt() {
    GoDiagram d =
        GoDiagram.of(
            """
            . X O . .
            X a b O .
            . X O . .
            . . . . .
            """,
            Side.WHITE);
    GoBoard board = board(d, Scoring.AREA);
    board.play(Side.WHITE, d.at('a'));
    board.play(Side.BLACK, d.at('b'));
    Inputs inputs = BoardInputs.of(board, Side.WHITE);
    assertThat(plane(inputs, 6, 5)).isEqualTo(". . . . .\n. # . . .\n. . . . .\n. . . . .\n");
    assertThat(plane(inputs, 9, 5)).isEqualTo(". . . . .\n. . # . .\n. . . . .\n. . . . .\n");
    assertThat(plane(inputs, 10, 5)).isEqualTo(". . . . .\n. # . . .\n. . . . .\n. . . . .\n");
    assertThat(plane(inputs, 11, 5)).doesNotContain("#");
    assertThat(inputs.legal().get(d.at('a'))).isFalse();
  }

  /** A stone that would only take itself off is neither a move nor a ko. */
  @Test
  void aSuicideOfOneStoneIsNoMove() {
    GoDiagram d =
        GoDiagram.of(
            """
            a O b O
            O O O O
            X O O .
            . . . .
            """);
    for (Ko ko : List.of(Ko.POSITIONAL, Ko.SITUATIONAL)) {
      GoBoard board = d.board(rules(Scoring.AREA, KOMI).with(ko).with(Suicide.ALLOWED));
      Inputs inputs = BoardInputs.of(board, Side.BLACK);
      assertThat(plane(inputs, 6, 4)).doesNotContain("#");
      assertThat(inputs.legal().get(d.at('a'))).isFalse();
      assertThat(inputs.legal().get(d.at('b'))).isFalse();
      assertThat(inputs.legal().get(15)).isTrue();
    }
    GoDiagram two = GoDiagram.of(". O .\nX O .\nO . .");
    GoBoard board = two.board(rules(Scoring.AREA, KOMI).with(Suicide.ALLOWED));
    assertThat(BoardInputs.of(board, Side.BLACK).legal().get(0)).isTrue();
  }

  /** The ladder was there before the last move, which broke it. */
  @Test
  void laddersAreSeenAsTheyAreAndAsTheyWere() {
    GoDiagram d =
        GoDiagram.of(
            """
            . . . . . . .
            . . O . . . .
            . O X . . . .
            . O . . . . .
            . . . . . . .
            . . . . . a .
            . . . . . . .
            """);
    GoBoard board = board(d, Scoring.AREA);
    Inputs before = BoardInputs.of(board, Side.WHITE);
    assertThat(before.planes()[16] >> 14 & 7).isEqualTo(7);
    assertThat(plane(before, 17, 7)).containsOnlyOnce("#");
    board.play(Side.BLACK, d.at('a'));
    Inputs after = BoardInputs.of(board, Side.WHITE);
    assertThat(after.planes()[16] >> 14 & 7).isEqualTo(6);
    assertThat(plane(after, 17, 7)).doesNotContain("#");
    assertThat(BoardInputs.of(board, Side.BLACK).planes()[16] >> 14 & 7).isZero();
  }

  @Test
  void aPassIsSeenWhereTheNextDoesNotEndTheGame() {
    for (Scoring scoring : Scoring.values()) {
      GoBoard board = new GoBoard(new Grid(5, 5), rules(scoring, KOMI), Setup.EMPTY);
      board.play(Side.BLACK, 12);
      board.play(Side.WHITE, Board.PASS);
      boolean isSeen = scoring == Scoring.TERRITORY;
      Inputs inputs = BoardInputs.of(board, Side.BLACK);
      assertThat(inputs.globals()[0]).isEqualTo(isSeen ? 1 : 0);
      assertThat(inputs.globals()[14]).isEqualTo(isSeen ? 1 : 0);
      assertThat(plane(inputs, 10, 5).contains("#")).isEqualTo(isSeen);
      board.play(Side.BLACK, 13);
      Inputs later = BoardInputs.of(board, Side.WHITE);
      assertThat(later.globals()[1]).isEqualTo(1);
      assertThat(later.globals()[14]).isZero();
    }
  }

  /** Black, Black's stone taken and White's: a point of area for each. */
  @Test
  void theKomiOfTerritoryIsThatOfArea() {
    GoDiagram d = GoDiagram.of("X . . .\nX O . .\na . . .\n. . . .", Side.WHITE);
    GoBoard board = board(d, Scoring.TERRITORY);
    assertThat(BoardInputs.of(board, Side.WHITE).globals()[5]).isEqualTo((float) (8.5 / 20));
    board.play(Side.WHITE, d.at('a'));
    board.play(Side.BLACK, 15);
    board.play(Side.WHITE, 1);
    assertThat(board.captures(Side.WHITE)).isEqualTo(2);
    Inputs inputs = BoardInputs.of(board, Side.BLACK);
    assertThat(inputs.globals()[5]).isEqualTo((float) (-7.5 / 20));
    assertThat(inputs.globals()[9]).isEqualTo(1);
    assertThat(inputs.globals()[10]).isEqualTo(1);
    assertThat(inputs.mayHaveNoResult()).isTrue();
  }

  /** With an odd number of points, an odd komi draws. */
  @ParameterizedTest
  @CsvSource({"7, 0", "7.5, 0.5", "8, 0", "8.5, -0.5", "9, 0", "7.25, 0.25", "-7, 0", "-6.5, 0.5"})
  void theKomiIsSeenAsAWave(double komi, float wave) {
    GoBoard board = new GoBoard(new Grid(9, 9), rules(Scoring.AREA, komi), Setup.EMPTY);
    Inputs inputs = BoardInputs.of(board, Side.WHITE);
    assertThat(inputs.globals()[18]).isEqualTo(wave);
    assertThat(inputs.globals()[5]).isEqualTo((float) (komi / 20));
    assertThat(inputs.globals()[6]).isEqualTo(1);
    assertThat(inputs.globals()[7]).isEqualTo(-0.5f);
    assertThat(inputs.mayHaveNoResult()).isFalse();
  }
}

package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Outcome;
import dev.banmen.game.Score;
import dev.banmen.game.Setup;
import dev.banmen.game.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The references of Capture Go, Othello and Dots and Boxes on diagrams worked out by hand. */
class ReferencesTest {
  private static ReferenceCapture capture(int goal, String diagram) {
    return new ReferenceCapture(ModelStones.of(diagram), goal, Side.BLACK, 0, 0, List.of());
  }

  private static ReferenceOthello othello(Side toMove, String diagram) {
    return new ReferenceOthello(ModelStones.of(diagram), toMove);
  }

  private static ReferenceDots dots(String diagram) {
    return new ReferenceDots(ModelStones.of(diagram), false, Side.BLACK);
  }

  @Test
  void theFirstToCaptureEnoughWins() {
    String diagram =
        """
        WB.
        ..W
        .WB
        """;
    ReferenceCapture one = capture(1, diagram).after(Side.BLACK, 3);
    assertThat(one.outcome()).contains(Outcome.reached(Side.BLACK));
    assertThat(one.miss(Side.BLACK, Board.OFF)).isEqualTo(6);
    ReferenceCapture two = capture(2, diagram).after(Side.BLACK, 3);
    assertThat(two.outcome()).isEmpty();
    assertThat(two.score()).isEqualTo(new Score(1, 0));
    assertThat(two.miss(Side.BLACK, 0)).isEqualTo(5);
    assertThat(two.miss(Side.WHITE, Board.PASS)).isEqualTo(7);
    assertThat(two.miss(Side.WHITE, Board.OFF)).isEqualTo(4);
    assertThat(two.miss(Side.WHITE, 1)).isEqualTo(1);
  }

  @Test
  void aPlayerWithoutAMoveMayPass() {
    ReferenceCapture go =
        capture(
            9,
            """
            .W.W
            WWWW
            """);
    assertThat(go.miss(Side.BLACK, 0)).isEqualTo(2);
    assertThat(go.miss(Side.BLACK, 2)).isEqualTo(2);
    assertThat(go.miss(Side.BLACK, Board.PASS)).isZero();
    assertThat(go.after(Side.BLACK, Board.PASS).movers()).containsExactly(Side.WHITE);
  }

  @Test
  void inTheExerciseAKoMayBeRetakenAndAnyColourMoves() {
    ReferenceCapture go =
        capture(
            0,
            """
            .BW.
            BW.W
            .BW.
            """);
    ReferenceCapture taken = go.after(Side.BLACK, 6);
    assertThat(taken.score()).isEqualTo(new Score(1, 0));
    assertThat(taken.miss(Side.WHITE, 5)).isZero();
    assertThat(taken.after(Side.WHITE, 5).stones()).isEqualTo(go.stones());
    assertThat(taken.movers()).containsExactlyInAnyOrder(Side.values());
  }

  @Test
  void aDiscFlipsWhatItBracketsInEveryDirection() {
    ReferenceOthello start =
        othello(
            Side.BLACK,
            """
            ....
            .WB.
            .BW.
            ....
            """);
    assertThat(start.miss(Side.WHITE, 1)).isEqualTo(5);
    assertThat(start.miss(Side.BLACK, Board.PASS)).isEqualTo(3);
    assertThat(start.miss(Side.BLACK, Board.OFF)).isEqualTo(4);
    assertThat(start.miss(Side.BLACK, 5)).isEqualTo(1);
    assertThat(start.miss(Side.BLACK, 2)).isEqualTo(2);
    assertThat(start.after(Side.BLACK, 1).discs())
        .isEqualTo(
            ModelStones.of(
                """
                .B..
                .BB.
                .BW.
                ....
                """));
  }

  @Test
  void aRowThatRunsOffTheBoardOrIntoAGapFlipsNothing() {
    ReferenceOthello start =
        othello(
            Side.BLACK,
            """
            .WW.
            WW.B
            B..W
            B...
            """);
    assertThat(start.after(Side.BLACK, 0).discs())
        .isEqualTo(
            ModelStones.of(
                """
                BWW.
                BW.B
                B..W
                B...
                """));
  }

  @Test
  void whoHasNoMovePassesAndTheWinnerGetsTheEmpties() {
    ReferenceOthello passing =
        othello(
            Side.WHITE,
            """
            BW..
            ....
            ....
            ....
            """);
    assertThat(passing.miss(Side.WHITE, Board.PASS)).isZero();
    assertThat(passing.miss(Side.WHITE, 2)).isEqualTo(2);
    ReferenceOthello over = passing.after(Side.WHITE, Board.PASS).after(Side.BLACK, 2);
    assertThat(over.movers()).isEmpty();
    assertThat(over.miss(Side.WHITE, Board.PASS)).isEqualTo(6);
    assertThat(over.score()).isEqualTo(new Score(3, 0));
    assertThat(over.outcome())
        .contains(new Outcome(Optional.of(Side.BLACK), Outcome.Reason.SCORE, 16));
  }

  @Test
  void theFourthLineOwnsTheBoxAndDrawsAgain() {
    ReferenceDots dots =
        dots(
            """
            .B.W.
            W.B.W
            .B...
            """);
    assertThat(dots.miss(Side.WHITE, 13)).isEqualTo(5);
    assertThat(dots.miss(Side.BLACK, Board.PASS)).isEqualTo(3);
    assertThat(dots.miss(Side.BLACK, Board.OFF)).isEqualTo(4);
    assertThat(dots.miss(Side.BLACK, 6)).isEqualTo(1);
    assertThat(dots.miss(Side.BLACK, 1)).isEqualTo(2);
    ReferenceDots over = dots.after(Side.BLACK, 13);
    assertThat(over.at(8)).isEqualTo(Mark.BLACK);
    assertThat(over.at(6)).as("not closed by this line").isEqualTo(Mark.EMPTY);
    assertThat(over.at(0)).isEqualTo(Mark.FIXTURE);
    assertThat(over.score()).isEqualTo(new Score(1, 0));
    assertThat(over.movers()).isEmpty();
  }

  @Test
  void oneLineMayCloseTwoBoxes() {
    ReferenceDots dots =
        dots(
            """
            .B.W.
            W...W
            .B.B.
            """);
    ReferenceDots over = dots.after(Side.BLACK, 7);
    assertThat(over.score()).isEqualTo(new Score(2, 0));
    assertThat(dots.after(Side.BLACK, 7).outcome())
        .contains(new Outcome(Optional.of(Side.BLACK), Outcome.Reason.SCORE, 2));
  }

  @Test
  void aLineThatClosesNothingGivesTheTurnAway() {
    ReferenceDots start = ReferenceDots.of(2, 2, false, Setup.EMPTY);
    ReferenceDots next = start.after(Side.BLACK, 1);
    assertThat(next.movers()).containsExactly(Side.WHITE);
    assertThat(next.after(Side.WHITE, 3).after(Side.BLACK, 5).after(Side.WHITE, 7).score())
        .isEqualTo(new Score(0, 1));
  }

  @Test
  void aTieIsADrawOrTheSecondPlayers() {
    ReferenceDots draw = ReferenceDots.of(1, 2, false, Setup.EMPTY).after(Side.BLACK, 1);
    assertThat(draw.outcome().orElseThrow().winner()).isEmpty();
    ReferenceDots second = ReferenceDots.of(1, 2, true, Setup.EMPTY).after(Side.BLACK, 1);
    assertThat(second.outcome().orElseThrow().winner()).contains(Side.WHITE);
  }
}

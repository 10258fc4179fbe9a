package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Mark;
import dev.banmen.game.Score;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/**
 * Neutral points. Living stones that touch a neutral point are in seki, and their eyes are not
 * territory (Japanese Rules of Go 1989, article 8); rules that count area count them anyway.
 */
class SekiTest {
  private static final BitSet NONE = new BitSet();

  /** The side that plays d is captured. Black's outer stones live. */
  private static final GoDiagram EYE_AGAINST_EYE =
      GoDiagram.of(
          """
          a X d O e O X .
          X X O O O O X .
          O O O X X X X .
          X X X X . . X .
          . . . . . . X .
          """);

  /** The side that plays d or e is captured. */
  private static final GoDiagram WITHOUT_EYES =
      GoDiagram.of(
          """
          X d O X .
          X e O X .
          O O O X .
          X X X X .
          """);

  /** White's stone in the eye is dead, and the eye is in seki as before. */
  private static final GoDiagram STONE_IN_AN_EYE =
      GoDiagram.of(
          """
          a O X d O e
          X X X O O O
          O O O O X X
          X X X X X .
          """);

  private static GoBoard board(GoDiagram diagram, Scoring scoring) {
    return diagram.board(
        new GoRules(
            TurnRule.ALTERNATE, Ko.POSITIONAL, Suicide.FORBIDDEN, scoring, PassStones.NONE, 0));
  }

  private static BitSet eyes(GoBoard board, BitSet dead, int... sites) {
    BitSet eyes = new BitSet();
    for (int site : sites) {
      eyes.or(board.region(site, dead));
    }
    return eyes;
  }

  @Test
  void eyesInSekiCountNothingOnceTheyAreMarked() {
    GoDiagram d = EYE_AGAINST_EYE;
    GoBoard board = board(d, Scoring.TERRITORY);
    BitSet eyes = eyes(board, NONE, d.at('a'), d.at('e'));
    assertThat(eyes.stream()).containsExactly(d.at('a'), d.at('e'));
    assertThat(board.score(NONE, NONE)).isEqualTo(new Score(13 + 1, 1));
    assertThat(board.score(NONE, eyes)).isEqualTo(new Score(13, 0));
  }

  @Test
  void areaCountsTheEyesThatNobodyMarks() {
    GoDiagram d = EYE_AGAINST_EYE;
    GoBoard board = board(d, Scoring.AREA);
    assertThat(board.score(NONE, NONE)).isEqualTo(new Score(13 + 1 + 15, 1 + 9));
    BitSet eyes = eyes(board, NONE, d.at('a'), d.at('e'));
    assertThat(board.score(NONE, eyes)).isEqualTo(new Score(13 + 15, 9));
  }

  @Test
  void pointsThatBothReachAreNobodysWithoutAMark() {
    GoDiagram d = WITHOUT_EYES;
    GoBoard board = board(d, Scoring.TERRITORY);
    assertThat(board.score(NONE, NONE)).isEqualTo(new Score(4, 0));
    assertThat(board.score(NONE, eyes(board, NONE, d.at('d')))).isEqualTo(new Score(4, 0));
    assertThat(board.owners(NONE, NONE)[d.at('d')]).isEqualTo(Mark.EMPTY);
    assertThat(board.region(d.at('d'), NONE).stream()).containsExactly(d.at('d'), d.at('e'));
  }

  @Test
  void aDeadStoneInSuchAnEyeIsAPrisonerAndNoMore() {
    GoDiagram d = STONE_IN_AN_EYE;
    GoBoard board = board(d, Scoring.TERRITORY);
    BitSet dead = board.together(1);
    assertThat(dead.stream()).containsExactly(1);
    BitSet eyes = eyes(board, dead, d.at('a'), d.at('e'));
    assertThat(eyes.stream()).containsExactly(0, 1, d.at('e'));
    assertThat(board.score(dead, NONE)).isEqualTo(new Score(1 + 2 + 1, 1));
    assertThat(board.score(dead, eyes)).isEqualTo(new Score(1 + 1, 0));
  }

  @Test
  void owningSaysWhoseEachPointIs() {
    GoDiagram d = STONE_IN_AN_EYE;
    GoBoard board = board(d, Scoring.TERRITORY);
    BitSet dead = board.together(1);
    Mark[] owners = board.owners(dead, eyes(board, dead, d.at('e')));
    assertThat(owners[0]).isEqualTo(Mark.BLACK);
    assertThat(owners[1]).as("where the dead stone lay").isEqualTo(Mark.BLACK);
    assertThat(owners[2]).isEqualTo(Mark.BLACK);
    assertThat(owners[d.at('d')]).isEqualTo(Mark.EMPTY);
    assertThat(owners[4]).isEqualTo(Mark.WHITE);
    assertThat(owners[d.at('e')]).isEqualTo(Mark.EMPTY);
    assertThat(board.owners(NONE, NONE)[0])
        .as("both reach it while that stone lives")
        .isEqualTo(Mark.EMPTY);
  }

  @Test
  void nothingLiesAroundALivingStone() {
    GoBoard board = board(STONE_IN_AN_EYE, Scoring.TERRITORY);
    assertThat(board.region(1, NONE)).isEqualTo(NONE);
    assertThat(board.region(2, NONE)).isEqualTo(NONE);
    assertThat(board.region(GoBoard.OFF, NONE)).isEqualTo(NONE);
  }
}

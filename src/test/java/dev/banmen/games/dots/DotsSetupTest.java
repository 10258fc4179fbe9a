package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Board;
import dev.banmen.game.Mark;
import dev.banmen.game.Setup;
import dev.banmen.game.SetupFault;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DotsSetupTest {
  private final DotsGame game = new DotsGame(new Size(2, 3), Ties.DRAW);

  private void faulty(Setup setup, Site site, String sentence) {
    assertThat(game.faults(setup)).containsExactly(new SetupFault(site, sentence));
    assertThatThrownBy(() -> game.newBoard(setup)).isInstanceOf(IllegalArgumentException.class);
  }

  private void faulty(String drawing, Site site, String sentence) {
    faulty(DotsDrawing.setup(drawing, Side.BLACK), site, sentence);
  }

  private static Setup one(int row, int col, Mark mark) {
    return new Setup(Map.of(new Site(row, col), mark), Optional.empty());
  }

  @Test
  void aSoundSetUpIsShownAsItWasDrawn() {
    String drawing =
        """
        +=+-+
        |B|
        +-+=+
        """;
    assertThat(game.faults(DotsDrawing.setup(drawing, Side.WHITE))).isEmpty();
    Board board = game.newBoard(DotsDrawing.setup(drawing, Side.WHITE));
    assertThat(DotsDrawing.of(game, board)).isEqualTo(drawing);
    assertThat(board.ply()).isZero();
    assertThat(board.check(Side.WHITE, DotsDrawing.site(game, "1,3-2,3"))).isZero();
  }

  @Test
  void aBoxIsOwnedIfAndOnlyIfItHasFourLines() {
    faulty(
        "+-+ +\n|A\n+-+ +", new Site(1, 1), "Box 1,1-2,2 has an owner but only 3 of its 4 lines.");
    faulty("+-+ +\n| |\n+-+ +", new Site(1, 1), "Box 1,1-2,2 has all its 4 lines but no owner.");
    faulty(
        "+ + +\n   B\n+ + +",
        new Site(1, 3),
        "Box 1,2-2,3 has an owner but only 0 of its 4 lines.");
  }

  @Test
  void aDotBelongsToNobody() {
    faulty(one(0, 2, Mark.WHITE), new Site(0, 2), "1,2 is a dot, and dots belong to no one.");
    assertThat(game.faults(one(0, 2, Mark.FIXTURE))).isEmpty();
  }

  @Test
  void aLineIsNoDot() {
    faulty(
        one(0, 1, Mark.FIXTURE),
        new Site(0, 1),
        "1,1-1,2 can't be a dot: it must be empty or belong to a player.");
    faulty(
        one(1, 1, Mark.FIXTURE),
        new Site(1, 1),
        "1,1-2,2 can't be a dot: it must be empty or belong to a player.");
    assertThat(game.faults(one(0, 1, Mark.EMPTY))).isEmpty();
  }

  @Test
  void marksStandOnTheBoard() {
    faulty(one(0, 5, Mark.BLACK), new Site(0, 5), "1,3-1,4 is off the board of 2x3 dots.");
    faulty(one(-1, 0, Mark.BLACK), new Site(-1, 0), "0,1-1,1 is off the board of 2x3 dots.");
  }

  @Test
  void anEmptyMarkIsNothingEvenOffTheBoard() {
    for (Setup nothing : List.of(one(0, 5, Mark.EMPTY), one(-9, 99, Mark.EMPTY))) {
      assertThat(game.faults(nothing)).isEmpty();
      assertThat(game.newBoard(nothing).hash()).isEqualTo(game.newBoard(Setup.EMPTY).hash());
    }
  }

  @Test
  void faultsComeInReadingOrder() {
    Setup setup = DotsDrawing.setup("-+ + +\n B\n+-+ |", Side.BLACK);
    assertThat(game.faults(setup))
        .extracting(SetupFault::site)
        .containsExactly(new Site(0, 0), new Site(1, 1), new Site(2, 4));
  }
}

package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Site;
import dev.banmen.toy.ToyFamily;
import dev.banmen.tui.board.BoardView;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The screen of a game that is over. */
class EndOfGameTest {
  /** The shortest game that leaves a side without a disc; 51 squares are empty. */
  private static final String WIPED_OUT = ":e6 f4 e3 f6 g5 d6 e7 f5 c5\r";

  private static Evening evening(String game, String size, int cols, int rows) {
    Game opened = Catalog.ALL.find(game).orElseThrow().game(Map.of("size", size));
    return new Evening(opened, cols, rows, Glyphs.UNICODE);
  }

  @Test
  void emptySquaresThatCountForTheWinnerAreToldBesideTheDiscs() {
    Evening over = evening("othello", "8", 80, 24);
    assertThat(over.text()).doesNotContain("empty square");
    over.types(WIPED_OUT);
    assertThat(over.text())
        .contains("Black wins by 64 discs")
        .containsPattern("Discs +13 +0")
        .containsPattern("Empty squares +51 +0")
        .containsPattern("Total +64 +0");
  }

  @Test
  void theyAreToldOnASmallScreenToo() {
    Evening over = evening("othello", "8", 40, 15).types(WIPED_OUT);
    assertThat(over.text()).contains("Black wins by 64");
    assertThat(over.types(Evening.LEFT).text().replaceAll("\\s+", " "))
        .contains("Empty squares 51:0, Total 64:0");
  }

  @Test
  void whatIsCapturedIsDrawnWhereItStood() {
    Evening over = evening("capture", "5", 80, 24).types(":B3 C3 D3 A1 C4 A5 C2\r");
    assertThat(over.text()).contains("Black wins").contains("×");
    over.types("x");
    assertThat(over.said()).contains("Black has captured");
    assertThat(over.text().lines().filter(line -> line.contains("×")))
        .singleElement()
        .asString()
        .startsWith("  3 ");
    assertThat(over.types("o").text()).contains("×");
  }

  @Test
  void aKeyThatPlaysSaysThatTheGameIsOverAndIsNotKeptAsAnIllegalMove() {
    Evening over = evening("othello", "8", 80, 24).types(WIPED_OUT).types("\r", "p");
    assertThat(over.game().session().refusedMoves().size()).isZero();
    assertThat(over.types("\r").said()).contains("Over: r rematch").doesNotContain("Illegal");
    assertThat(over.types("p").said()).contains("Over: r rematch").doesNotContain("Illegal");
  }

  @Test
  void passingAtTheCountSaysHowToEndIt() {
    Evening count = evening("go", "9", 80, 24).types(":C3\r", "pp", "p");
    assertThat(count.said()).contains("a accepts the result").doesNotContain("Illegal");
    assertThat(count.game().session().refusedMoves().size()).isZero();
  }

  @Test
  void aPointTypedAtTheCountIsMarked() {
    Evening count = evening("go", "9", 80, 24).types(":C3\r", "pp", ":C3\r");
    assertThat(count.game().session().dead()).containsExactly(new Site(6, 2));
    assertThat(count.types(":C3\r").game().session().dead()).isEmpty();
    assertThat(count.types(":H5\r").game().session().agreed().neutral()).isNotEmpty();
    assertThat(count.game().session().refusedMoves().size()).isZero();
  }

  @Test
  void onASmallScreenTheResultIsSaidOnceAndHowItCameAbout() {
    Evening over = evening("go", "9", 40, 15).types(":C3\r", ":C4\r", "ppa");
    assertThat(over.text()).containsOnlyOnce("White wins by");
    assertThat(over.text()).containsPattern("Komi 0:7(½|\\.5),\\s+Total 1:8(½|\\.5)");
    Evening dots = evening("dots", "2", 40, 15).types(":1,1-1,2 1,1-2,1 1,2-2,2 2,1-2,2\r");
    assertThat(dots.text()).containsOnlyOnce("wins by 1");
    Evening row = evening("gomoku", "9", 40, 15).types(":E5 A1 F5 A2 G5 A3 H5 A4\r", ":I5\r");
    assertThat(row.text()).contains("Black wins").contains("The game is over: Black has five in a");
  }

  @Test
  void onASmallScreenTheCountNamesTheKeyThatEndsIt() {
    Evening counting = evening("go", "9", 40, 15).types(":C3\r", "pp");
    assertThat(counting.text()).contains("a accept", "C continue");
    assertThat(counting.text()).contains("Black passes. Mark the dead stones");
    assertThat(counting.types("\r").text()).doesNotContain("Mark the dead stones");
  }

  @Test
  void anOverlayDoesNotStayUnderTheResult() {
    Evening played = evening("go", "9", 80, 24).types(":C3\r", "oo");
    assertThat(played.said()).contains("If every stone lives");
    assertThat(played.types("Ry").game().board().layer()).isZero();
    assertThat(played.types("o").game().board().layer()).isPositive();
  }

  @Test
  void theKeysThatEndTheCountAreNamedInTheListOfMovesToo() {
    Evening counting = evening("go", "5", 80, 24).types(":B3\r", "pp", "\t");
    assertThat(counting.text()).contains("a accept", "C continue");
    assertThat(counting.types("C").text()).doesNotContain("a accept");
  }

  @Test
  void aLineThatWonIsDrawn() {
    Evening over = new Evening(new ToyFamily().game(Map.of("size", "5")), 80, 24, Glyphs.UNICODE);
    over.types(":a1 a2 b1 b2\r", "x");
    assertThat(over.text()).doesNotContain("~");
    over.types(":c1\r", "x");
    assertThat(over.text().chars().filter(c -> c == '~')).hasSize(3);
  }

  @Test
  void anExplainedPointHidesTheLineOfNoOtherPointAtTheCount() {
    Evening counting = evening("go", "13", 100, 24).types("p", "p", ":D10\r", "x");
    String explained = "D10 is neutral: it touches no living";
    assertThat(counting.said()).containsOnlyOnce("D10").contains(explained);
    pointAt(new Site(12, 3), counting);
    assertThat(counting.text()).contains("D1 is neutral.");
    pointAt(new Site(3, 3), counting);
    assertThat(counting.said()).containsOnlyOnce("D10").contains(explained);
  }

  private static void pointAt(Site site, Evening evening) {
    BoardView board = evening.game().frame(Extent.of(100, 24)).board();
    for (int cell = 0; cell < 100 * 24; cell++) {
      if (board.siteAt(cell % 100, cell / 100).equals(site)) {
        evening.give(Input.Pointed.of(MouseActionType.DRAG, Mouse.LEFT, cell % 100, cell / 100));
      }
    }
  }
}

package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.KeyType;
import dev.banmen.app.Refusal;
import dev.banmen.game.Site;
import dev.banmen.record.Markup.Sign;
import dev.banmen.session.Session;
import dev.banmen.session.Terms;
import dev.banmen.tui.board.DrawnMarks;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.play.GamePage;
import dev.banmen.tui.term.Depth;
import dev.banmen.tui.term.Input;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody draws on the board of a game in play is theirs, and no part of the game. */
class DrawnMarksTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final String DRAWN =
      ":E5\r:C3\r:arrow D4 F6\r:arrow A1 A7\r:arrow B2 G3\r:arrow H7 H3\r:arrow B9 G9\r"
          + ":mark G4\r:mark E5\r:mark J9\r:mark J9\r";

  private static Evening evening(String game, Map<String, String> chosen, Glyphs glyphs)
      throws Refusal {
    TestHouse house = new TestHouse(0);
    return new Evening(house, house.begin(Terms.of(game, chosen)), 80, 24, glyphs);
  }

  private static GamePage page(Evening evening) {
    return (GamePage) evening.shown();
  }

  private static DrawnMarks drawn(Evening evening) {
    return page(evening).view().drawn();
  }

  @Test
  void marksAndArrowsAreSeenInEachSetOfCharacters() throws Exception {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      Evening evening = evening("go", Map.of("size", "9"), glyphs).types(DRAWN);
      GOLDEN.check("go", 80, 24, glyphs, evening.text());
      Evening lines =
          evening("dots", Map.of(), glyphs)
              .types(":1,1-1,2\r:arrow 3,2-3,3 3,4-3,5\r:mark 4,1-5,1\r");
      GOLDEN.check("dots", 80, 24, glyphs, lines.text());
    }
  }

  @Test
  void arrowsAreSeenOnAScreenWithColours() throws Exception {
    Evening evening = evening("go", Map.of("size", "9"), Glyphs.UNICODE).types(DRAWN);
    GOLDEN.check("go-colours", evening.text(Depth.TRUECOLOR));
  }

  @ParameterizedTest
  @ValueSource(strings = {"go", "othello", "dots", "gomoku", "capture"})
  void drawingChangesNothingInTheGame(String game) throws Refusal {
    Evening evening = evening(game, Map.of(), Glyphs.UNICODE);
    Session before = page(evening).session();
    evening.types("***ld").types("lld*****");
    assertThat(drawn(evening).isEmpty()).isFalse();
    assertThat(page(evening).session()).isSameAs(before);
    evening.give(Input.Key.of(KeyType.Escape));
    assertThat(drawn(evening)).isEqualTo(DrawnMarks.NONE);
    assertThat(page(evening).session()).isSameAs(before);
  }

  @Test
  void aMarkBecomesTheNextOneAndThenNone() throws Refusal {
    Evening evening = evening("go", Map.of("size", "9"), Glyphs.UNICODE);
    List<Sign> signs = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      evening.types("*");
      signs.add(drawn(evening).signs().get(page(evening).cursor()));
    }
    assertThat(signs)
        .containsExactly(Sign.TRIANGLE, Sign.SQUARE, Sign.CIRCLE, Sign.CROSS, Sign.LABEL, null);
  }

  @Test
  void letteredPointsHaveTheFirstFreeLetter() {
    DrawnMarks drawn = DrawnMarks.NONE;
    for (int col = 0; col < 3; col++) {
      for (int i = 0; i < 5; i++) {
        drawn = drawn.marked(new Site(0, col)).orElseThrow();
      }
    }
    assertThat(drawn.letters()).containsValues("A", "B", "C");
    drawn = drawn.marked(new Site(0, 1)).orElseThrow();
    assertThat(drawn.letters()).containsOnlyKeys(new Site(0, 0), new Site(0, 2));
  }

  @ParameterizedTest
  @CsvSource({"':D4\r', true", "p, true", "':E5\r', false", "x, false", "L, false"})
  void marksEndWithTheNextMoveAndNotWithARefusal(String keys, boolean isMove) throws Refusal {
    Evening evening = evening("go", Map.of("size", "9"), Glyphs.UNICODE).types(":E5\r:mark G7\r");
    evening.types(keys);
    assertThat(drawn(evening).isEmpty()).isEqualTo(isMove);
  }

  @Test
  void undoTakesBackTheMoveAndNotTheMark() throws Refusal {
    Evening evening = evening("go", Map.of("size", "9"), Glyphs.UNICODE).types(":E5\r*u");
    assertThat(page(evening).session().position().ply()).isZero();
  }

  @Test
  void anArrowDrawnTwiceIsGoneAndOneWithoutEndIsCancelled() throws Refusal {
    Evening evening = evening("go", Map.of("size", "9"), Glyphs.UNICODE);
    evening.types(":arrow D4 F6\r:arrow F6 D4\r:arrow D4 F6\r");
    assertThat(drawn(evening).arrows()).hasSize(1);
    assertThat(evening.types("d").text()).contains("Arrow from E5");
    assertThat(drawn(evening).from()).isPresent();
    evening.types("d");
    assertThat(drawn(evening).from()).isEqualTo(Optional.empty());
    assertThat(drawn(evening).arrows()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"arrow D4", "arrow D4 D4", "arrow D4 Z99", "arrow A1 B1 C1"})
  void anArrowNeedsTwoPointsOfTheBoard(String command) throws Refusal {
    Evening evening = evening("go", Map.of("size", "9"), Glyphs.UNICODE);
    assertThat(evening.types(":" + command + "\r").text()).contains("for example arrow");
    assertThat(drawn(evening).isEmpty()).isTrue();
  }

  @Test
  void thereAreOnlySoMany() throws Refusal, IOException {
    DrawnMarks drawn = DrawnMarks.NONE;
    for (int i = 0; i < DrawnMarks.MOST_SIGNS; i++) {
      drawn = drawn.marked(new Site(i / 9, i % 9)).orElseThrow();
    }
    assertThat(drawn.marked(new Site(8, 8))).isEmpty();
    for (int i = 0; i < DrawnMarks.MOST_ARROWS; i++) {
      drawn = drawn.withArrow(new Site(0, i), new Site(1, i)).orElseThrow();
    }
    assertThat(drawn.withArrow(new Site(2, 2), new Site(1, 1))).isEmpty();
    Evening evening = evening("go", Map.of("size", "9"), Glyphs.UNICODE);
    for (int i = 0; i < DrawnMarks.MOST_ARROWS; i++) {
      evening.types(":arrow A" + (i % 9 + 1) + " " + (i < 9 ? "B" : i < 18 ? "C" : "D") + "5\r");
    }
    assertThat(evening.types(":arrow J1 J2\r").text())
        .contains("No more than " + DrawnMarks.MOST_ARROWS + " arrows");
  }
}

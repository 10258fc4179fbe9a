package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.catalog.Catalog;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code :rotate} and {@code :flip} turn the board on the screen, and nothing in the game. */
class TurnedScreensTest {
  private static Evening game() {
    var game = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5"));
    return new Evening(game, 80, 24, Glyphs.ASCII).types(":A5\r");
  }

  private static Evening record() throws Refusal {
    TestHouse house = new TestHouse(0);
    Scribe scribe = new Scribe("go", Map.of("size", "5")).plays("B A5");
    var words = Language.ENGLISH.words(Viewer.class);
    var page = RecordPage.of(words, house, scribe.opened(), 0);
    return new Evening(house, page, 80, 24, Glyphs.ASCII).types(Evening.RIGHT);
  }

  /** The board's part of the screen, row by row. */
  private static List<String> board(Evening evening) {
    return evening
        .text()
        .lines()
        .map(row -> row.substring(0, Math.min(44, row.length())).stripTrailing())
        .toList();
  }

  /** The names of the rows from above, those of the columns, and where the black stone is. */
  private static String seen(Evening evening) {
    StringBuilder names = new StringBuilder();
    String stone = "none";
    List<String> rows = board(evening);
    for (int y = 0; y < rows.size(); y++) {
      String row = rows.get(y);
      if (row.matches("  [1-5A-E] .*")) {
        int x = row.indexOf("X(");
        String side = x < 0 ? stone : (x < 20 ? "left" : "right");
        stone = x < 0 ? stone : (y < 12 ? "upper " : "lower ") + side;
        names.append(row.charAt(2));
      } else if (row.matches(" {8}[1-5A-E]( {7}[1-5A-E]){4}")) {
        names.append(' ').append(row.replace(" ", ""));
      }
    }
    return names + ", " + stone;
  }

  private static void turns(Evening evening) {
    assertThat(seen(evening)).isEqualTo("54321 ABCDE, upper left");
    List<String> plain = board(evening);
    assertThat(seen(evening.types(":rotate\r"))).isEqualTo("ABCDE 12345, upper right");
    assertThat(seen(evening.types(":flip\r"))).isEqualTo("ABCDE 54321, upper left");
    assertThat(seen(evening.types(":flip\r"))).isEqualTo("ABCDE 12345, upper right");
    assertThat(seen(evening.types(":rotate\r"))).isEqualTo("12345 EDCBA, lower right");
    assertThat(seen(evening.types(":rotate\r"))).isEqualTo("EDCBA 54321, lower left");
    assertThat(board(evening.types(":rotate\r"))).isEqualTo(plain);
    assertThat(seen(evening.types(":flip\r"))).isEqualTo("54321 EDCBA, upper right");
  }

  @Test
  void aGamesBoardIsTurnedAndMirrored() {
    turns(game());
  }

  @Test
  void aRecordedBoardIsTurnedAndMirrored() throws Refusal {
    turns(record());
  }

  @Test
  void movesAreNamedAndTheCursorGoesAsTheBoardIsSeen() {
    Evening evening = game().types(":rotate\r");
    assertThat(evening.types(":B5\r").said()).contains("White plays B5.");
    // B5 is at the right in the second row: one to the left and one down is C4.
    assertThat(evening.types(Evening.LEFT, Evening.DOWN, "\r").said()).contains("Black plays C4.");
  }
}

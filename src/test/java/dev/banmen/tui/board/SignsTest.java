package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.game.Hint;
import dev.banmen.game.Side;
import dev.banmen.record.Markup.Sign;
import dev.banmen.text.Language;
import dev.banmen.tui.Evening;
import dev.banmen.tui.Scribe;
import dev.banmen.tui.TestHouse;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.page.view.RecordScreen;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A recording's marks on a board differ from everything else there by shape. */
class SignsTest {
  @Test
  void theTreeOfLinesShowsMovesAsTheSidesLinesAndJoinsThemByNone() throws Refusal {
    Scribe scribe =
        new Scribe("dots", Map.of("size", "3x3"))
            .plays("B 1,1-1,2", "W 2,1-2,2", "B 3,1-3,2")
            .back(1)
            .plays("B 2,2-2,3");
    RecordPage page =
        RecordScreen.page(
            Language.ENGLISH.words(Viewer.class), new TestHouse(0), scribe.opened(), 0);
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII)) {
      char first = glyphs.line(Side.BLACK, false);
      char second = glyphs.line(Side.WHITE, false);
      Evening evening = new Evening(new TestHouse(0), page, 80, 24, glyphs);
      assertThat(evening.text()).contains("]" + first + ":" + second);
      assertThat(evening.types("\033[F").text()).contains(":" + first + ":" + second + "[");
    }
  }

  @Test
  void everySignHasAShapeOfItsOwn() {
    for (Glyphs glyphs : List.of(Glyphs.UNICODE, Glyphs.ASCII, Glyphs.CJK)) {
      Signs signs = Signs.beside(glyphs);
      Set<Character> used = new HashSet<>(List.of('[', ']', '(', ')', '!'));
      used.addAll(List.of(glyphs.square(), glyphs.star(), glyphs.dot(), glyphs.neutral()));
      used.addAll(List.of(glyphs.piece(Side.BLACK), glyphs.piece(Side.WHITE)));
      (glyphs.grid() + glyphs.border() + glyphs.lines()).chars().forEach(c -> used.add((char) c));
      for (Hint hint : Hint.values()) {
        if (hint != Hint.BLACKS && hint != Hint.WHITES) { // as a record's signs of territory
          used.add(glyphs.hint(hint));
        }
      }
      for (Sign sign : Sign.values()) {
        assertThat(used.add(signs.sign(sign))).as("%s %s", sign, signs.sign(sign)).isTrue();
        assertThat(Character.isLetterOrDigit(signs.sign(sign))).as("like a label").isFalse();
      }
    }
  }
}

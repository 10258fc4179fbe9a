package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Refusal;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.view.RecordPage;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A recording's board shows where it continues: where there is a choice, or everywhere. */
class GhostsTest {
  private static String row(Evening evening, int row) {
    return evening
        .text()
        .lines()
        .filter(line -> line.matches(" *" + row + " .*"))
        .findFirst()
        .get();
  }

  private static Evening opened() throws Refusal {
    TestHouse house = new TestHouse(0);
    Scribe scribe = new Scribe("go", Map.of("size", "5")).plays("B C3", "W B2");
    var words = Language.ENGLISH.words(Viewer.class);
    var page = RecordPage.of(words, house, scribe.opened(), 0);
    return new Evening(house, page, 80, 24, Glyphs.ASCII);
  }

  private static boolean hasLetter(Evening evening, int row, char letter) {
    return row(evening, row).substring(0, 40).indexOf(letter) >= 0;
  }

  @Test
  void theOnlyNextMoveIsShownOnDemand() throws Refusal {
    Evening evening = opened();
    assertThat(hasLetter(evening, 3, 'a')).isFalse();
    evening.types(":ghosts\r");
    assertThat(hasLetter(evening, 3, 'a')).isTrue();
    evening.types(":ghosts\r");
    assertThat(hasLetter(evening, 3, 'a')).isFalse();
  }

  @Test
  void whereThereIsAChoiceEachNextMoveHasALetterUntilMovesAreTried() throws Refusal {
    Evening evening = opened();
    evening.types("t:D4\r"); // another first move
    evening.types("\033").types("\033[H"); // back to the start, looking only
    assertThat(hasLetter(evening, 3, 'a')).as(evening.text()).isTrue();
    assertThat(hasLetter(evening, 4, 'b')).as(evening.text()).isTrue();
    evening.types("t");
    assertThat(hasLetter(evening, 4, 'b')).isFalse();
  }
}

package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.tui.canvas.Glyphs;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The piece just placed causes no refusal until the cursor moves or the move is tried again. */
class JustPlayedTest {
  private static final String MISS = "miss 1";

  private final Evening evening =
      new Evening(
          Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9")), 80, 24, Glyphs.UNICODE);

  @ParameterizedTest
  @ValueSource(strings = {"", "+", "T", "L", "\t\t", "+-T", "U", "!", "\033[200~hello\033[201~"})
  void aKeyThatDoesNotMoveTheCursorSaysNothingOfThePiece(String keys) {
    assertThat(evening.types("\r", keys).text()).doesNotContain(MISS);
  }

  @Test
  void whoAsksIsToldOfIt() {
    assertThat(evening.types("\r", "x").text()).contains(MISS);
    assertThat(evening.types("+").text()).doesNotContain(MISS);
  }

  @Test
  void whoTriesAgainIsToldAndWhoComesBackIsToo() {
    assertThat(evening.types("\r", "\r").text()).contains(MISS);
    assertThat(evening.types(Evening.UP).text()).doesNotContain(MISS);
    assertThat(evening.types(Evening.DOWN).text()).contains(MISS);
    assertThat(evening.types("+").text()).contains(MISS);
  }

  @Test
  void aPieceThatIsTakenBackIsNoneAnyMore() {
    assertThat(evening.types("\r", "u", "+").text()).contains("legal");
  }

  @Test
  void aPasteThatEndsInAMissTellsThatOneOnly() {
    String text = evening.types("\r", Evening.UP, Evening.DOWN, "\033[200~D4 D4\033[201~").text();
    assertThat(text.split(MISS, -1)).hasSize(2);
  }
}

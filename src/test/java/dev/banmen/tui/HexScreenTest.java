package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.Visitor;
import dev.banmen.game.Games;
import dev.banmen.hex.HexFamily;
import dev.banmen.session.LiveSession;
import dev.banmen.session.Terms;
import dev.banmen.tui.canvas.Glyphs;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The screen names a move without a place as its game does. */
class HexScreenTest {
  private final Visitor visitor = new Visitor(new Games(List.of(new HexFamily())));

  private LiveSession live() throws Exception {
    return visitor.begin(Terms.of("hex", Map.of("size", "5")));
  }

  @Test
  void theKeyForASwapIsLabelledSo() throws Exception {
    Evening evening = new Evening(visitor, live(), 120, 30, Glyphs.UNICODE);
    evening.types(":(1,2)\r");
    assertThat(evening.text()).contains("p swap").doesNotContain("p pass");
  }

  @Test
  void aSwapIsShownAsASwap() throws Exception {
    LiveSession live = live();
    Evening evening = new Evening(visitor, live, 100, 30, Glyphs.UNICODE);
    evening.types(":(1,2)\r");
    evening.types(":swap\r");
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(evening.text())
        .contains("swap  White takes the first stone", "over: (1,2) and (2,1).")
        .doesNotContain("White pass", "passed");
  }
}

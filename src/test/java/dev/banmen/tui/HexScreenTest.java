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
  @Test
  void aSwapIsShownAsASwap() throws Exception {
    Visitor visitor = new Visitor(new Games(List.of(new HexFamily())));
    LiveSession live = visitor.begin(Terms.of("hex", Map.of("size", "5")));
    Evening evening = new Evening(visitor, live, 100, 30, Glyphs.UNICODE);
    evening.types(":(1,2)\r");
    evening.types(":swap\r");
    assertThat(live.now().position().ply()).isEqualTo(2);
    assertThat(evening.text())
        .contains("Move 2: White swap", "Takes over: (1,2) (2,1)")
        .doesNotContain("White pass");
  }
}

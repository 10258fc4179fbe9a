package dev.banmen.tui.page.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.CommandLaws;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameCommandsTest {
  @Test
  void commandsAreOfferedWhereTheyMeanSomething() {
    Game game = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    Evening evening = new Evening(game, 80, 24, Glyphs.UNICODE);
    assertThat(CommandLaws.known(GameCommands.LINE, evening.game()))
        .contains("draw")
        .doesNotContain("accept", "continue", "say");
    assertThat(CommandLaws.known(GameCommands.LINE, evening.types(":E5\r", "p", "p").game()))
        .contains("accept", "continue")
        .doesNotContain("draw");
  }

  @Test
  void eachCommandDoesSomething() {
    Game game = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    CommandLaws.check(GameCommands.LINE, new Evening(game, 80, 24, Glyphs.UNICODE).game());
  }
}

package dev.banmen.tui.page.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.tui.Evening;
import dev.banmen.tui.canvas.Glyphs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class GameCommandsTest {
  @Test
  void namesAndTheCommandsThatAreKnownAgree() throws IOException {
    String source =
        Files.readString(Path.of("src/main/java/dev/banmen/tui/page/play/GameCommands.java"));
    String run =
        source.substring(source.indexOf("PageResult run("), source.indexOf("PageResult bare("));
    TreeSet<String> known = new TreeSet<>();
    for (Matcher name = Pattern.compile("\"([a-z]{2,})\"").matcher(run); name.find(); ) {
      known.add(name.group(1));
    }
    known.add(GameCommands.SAY);
    assertThat(known).containsExactlyElementsOf(GameCommands.NAMES);
  }

  @Test
  void commandsAreOfferedWhereTheyMeanSomething() {
    Game game = Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "9"));
    Evening evening = new Evening(game, 80, 24, Glyphs.UNICODE);
    assertThat(GameCommands.known(evening.game()))
        .contains("draw")
        .doesNotContain("accept", "continue");
    assertThat(GameCommands.known(evening.types(":E5\r", "p", "p").game()))
        .contains("accept", "continue")
        .doesNotContain("draw");
  }
}

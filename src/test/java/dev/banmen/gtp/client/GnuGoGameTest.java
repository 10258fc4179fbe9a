package dev.banmen.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.banmen.bot.ComputerPlayers;
import dev.banmen.catalog.Catalog;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.match.MatchGame;
import dev.banmen.match.MatchPlan;
import dev.banmen.match.MatchPlayer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A whole game against GNU Go, where it is installed. */
class GnuGoGameTest {
  private static final Path GNU_GO = Path.of("/usr/games/gnugo");
  private static final EngineProgram COMMAND =
      new EngineProgram(GNU_GO + " --mode gtp --level 1 --seed 1");
  private static final Map<String, String> CHOSEN = Map.of("size", "9");

  @Test
  void gnuGoPlaysAGameWithUsToItsCount() {
    assumeTrue(Files.isExecutable(GNU_GO), "GNU Go is not installed at " + GNU_GO);
    Family go = Catalog.ALL.find("go").orElseThrow();
    Game game = go.game(CHOSEN);
    try (GtpBots engines = new GtpBots(COMMAND, CHOSEN, 0)) {
      GtpBot[] engine = new GtpBot[1];
      MatchPlan plan =
          new MatchPlan(
              "go",
              CHOSEN,
              Position.start(game),
              new MatchPlayer("bot:1", "one", () -> ComputerPlayers.of(go).bot(game, 1)),
              new MatchPlayer("gtp", "GNU Go", () -> engine[0] = engines.bot(game, 1)),
              () -> ComputerPlayers.of(go).bot(game, 1),
              0,
              1,
              60_000,
              false);
      MatchGame played = new MatchGame(plan, 1);
      played.play();
      assertThat(engine[0].name()).startsWith("GNU Go 3.");
      assertThat(played.session().isOver()).isTrue();
      assertThat(played.session().outcome().orElseThrow().winner()).contains(Side.WHITE);
    }
  }
}

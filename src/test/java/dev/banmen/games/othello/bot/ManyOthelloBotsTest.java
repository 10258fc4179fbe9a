package dev.banmen.games.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.bot.Bot;
import dev.banmen.game.bot.SearchLimit;
import dev.banmen.games.othello.OthelloGame;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Many strong players of Othello that wait for their next moves fit in the memory of a server. */
class ManyOthelloBotsTest {
  private static final int PLAYERS = 8; // while it thinks, each has a table of 24 MB

  /** Has each play a move twice, in this process. */
  public static void main(String[] args) {
    OthelloGame game = new OthelloGame(8);
    List<Bot> players = new ArrayList<>();
    for (int player = 0; player < PLAYERS; player++) {
      players.add(new OthelloBots().bot(game, 9));
    }
    for (int round = 0; round < 2; round++) {
      for (Bot player : players) {
        player.decide(Position.start(game), Side.BLACK, SearchLimit.within(10, round));
      }
    }
    System.out.print(players.size());
  }

  @Test
  @Timeout(120)
  void theirTablesAreDroppedWhereMemoryIsShort() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process other =
        new ProcessBuilder(
                java,
                "-Xmx80m",
                "-cp",
                System.getProperty("java.class.path"),
                ManyOthelloBotsTest.class.getName())
            .redirectErrorStream(true)
            .start();
    String said = new String(other.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(other.waitFor()).as(said).isZero();
    assertThat(said).endsWith(Integer.toString(PLAYERS));
  }
}

package dev.banmen.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Mark;
import dev.banmen.game.Move;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import dev.banmen.games.othello.board.OthelloDiagram;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The overlays of Othello. */
class OthelloLayersTest {
  @Test
  void aDiscBesideAnEmptySquareIsOnTheFrontier() {
    assertThat(
            drawn(
                """
                BBB-
                BWB-
                BBBB
                WWWW
                """,
                "frontier",
                Hint.WEAK))
        .isEqualTo(
            """
            --#-
            --#-
            --##
            ----
            """);
  }

  @Test
  void aCornerAndWhatLeansOnItAreStable() {
    assertThat(
            drawn(
                """
                BBB-WW
                BB----
                B-----
                ------
                WB----
                -W---W
                """,
                "stable",
                Hint.FIRM))
        .isEqualTo(
            """
            ###-##
            ##----
            #-----
            ------
            ------
            -----#
            """);
  }

  @Test
  void stableDiscsAreNeverFlippedWhateverIsPlayed() {
    Random random = new Random(7);
    int seen = 0;
    for (int game = 0; game < 40; game++) {
      Position now = Position.start(new OthelloGame(6));
      Map<Site, Mark> stable = new HashMap<>();
      while (!now.movers().isEmpty()) {
        for (Site site : look(now, "stable").overlay().hints().keySet()) {
          stable.putIfAbsent(site, now.at(site));
        }
        List<Move> moves = now.legalMoves();
        now = ((Played) now.play(moves.get(random.nextInt(moves.size())))).after();
        for (Map.Entry<Site, Mark> disc : stable.entrySet()) {
          assertThat(now.at(disc.getKey())).isEqualTo(disc.getValue());
        }
      }
      seen += stable.size();
    }
    assertThat(seen).as("stable discs seen").isGreaterThan(100);
  }

  private static Explanation look(Position position, String id) {
    for (Layer layer : HasLayers.of(position.game())) {
      if (layer.id().equals(id)) {
        return layer.of(position);
      }
    }
    throw new AssertionError(id);
  }

  /** The board with a sign where the layer has this hint. */
  private static String drawn(String board, String id, Hint hint) {
    OthelloDiagram diagram = OthelloDiagram.of(board);
    OthelloGame game = new OthelloGame(diagram.size());
    Position position = Position.of(game, diagram.setup(Side.BLACK));
    Map<Site, Hint> hints = look(position, id).overlay().hints();
    StringBuilder drawn = new StringBuilder();
    for (int i = 0; i < game.lattice().size(); i++) {
      drawn.append(hints.get(game.lattice().site(i)) == hint ? '#' : '-');
      drawn.append((i + 1) % diagram.size() == 0 ? "\n" : "");
    }
    return drawn.toString();
  }
}

package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Overlay;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The overlays of Go. */
class GoLayersTest {
  @Test
  void aGroupHasItsLibertiesAtItsFirstStoneAndIsMarkedInAtari() {
    Position position =
        position(
            """
            . X O O .
            X O X X .
            . . . O .
            . . . . .
            """);
    assertThat(drawn(position, "liberties"))
        .isEqualTo(
            """
            l 1 1 ? l
            2 1 2 . .
            . l . 3 .
            . . . . .
            """);
    assertThat(look(position, "liberties").sentence())
        .isEqualTo("In atari: Black B4 (1 stone), White C4 (2 stones), White B3 (1 stone).");
  }

  @Test
  void fiveGroupsInAtariAreAllNamedAndOfSixTwoAreLeftOut() {
    assertThat(inAtari(5)).contains("Black T3 (1 stone).").doesNotContain("more");
    assertThat(inAtari(6)).contains("Black P3 (1 stone) and 2 more.");
  }

  /** What is said of so many stones in atari, side by side. */
  private static String inAtari(int stones) {
    String empty = ". ".repeat(4 * stones) + ".\n";
    Position position = position(". O X O ".repeat(stones) + ".\n" + empty + empty);
    return look(position, "liberties").sentence();
  }

  @Test
  void theStonesOfAGroupInAtariAreWeakAndItsLibertyIsMarked() {
    Overlay overlay =
        look(
                position(
                    """
                    X X O .
                    O . . .
                    . . . .
                    """),
                "liberties")
            .overlay();
    assertThat(overlay.hints())
        .isEqualTo(
            Map.of(
                new Site(0, 0), Hint.WEAK,
                new Site(0, 1), Hint.WEAK,
                new Site(1, 1), Hint.LIBERTY));
    assertThat(overlay.counts())
        .isEqualTo(Map.of(new Site(0, 0), 1, new Site(0, 2), 2, new Site(1, 0), 2));
  }

  @Test
  void aBareBoardHasNeitherStonesNorTerritory() {
    Position bare = position(". .\n. .\n");
    assertThat(look(bare, "liberties").sentence()).isEqualTo("There are no stones on the board.");
    assertThat(look(bare, "territory").overlay().hints()).isEmpty();
  }

  @Test
  void twoWallsShareTheBoard() {
    assertThat(
            drawn(
                position(
                    """
                    . . X . O . .
                    . . X . O . .
                    . . X . O . .
                    . . X . O . .
                    . . X . O . .
                    . . X . O . .
                    . . X . O . .
                    """),
                "territory"))
        .isEqualTo("b b . . . w w\n".repeat(7));
  }

  private static Position position(String drawing) {
    GoDiagram d = GoDiagram.of(drawing);
    String size = d.rows() + "x" + d.cols();
    return Position.of(new GoFamily().game(Map.of("size", size)), d.setup());
  }

  private static Explanation look(Position position, String id) {
    for (Layer layer : HasLayers.of(position.game())) {
      if (layer.id().equals(id)) {
        return layer.of(position);
      }
    }
    throw new AssertionError(id);
  }

  /** The counts of a layer, and its hints by a letter. */
  private static String drawn(Position position, String id) {
    Overlay overlay = look(position, id).overlay();
    StringBuilder drawn = new StringBuilder();
    for (int i = 0; i < position.lattice().size(); i++) {
      Site site = position.lattice().site(i);
      Integer count = overlay.counts().get(site);
      drawn.append(count != null ? count.toString() : letter(overlay.hints().get(site)));
      drawn.append((i + 1) % position.lattice().cols() == 0 ? '\n' : ' ');
    }
    return drawn.toString();
  }

  private static String letter(Hint hint) {
    if (hint == null) {
      return ".";
    }
    return switch (hint) {
      case BLACKS -> "b";
      case WHITES -> "w";
      case LIBERTY -> "l";
      default -> "?";
    };
  }
}

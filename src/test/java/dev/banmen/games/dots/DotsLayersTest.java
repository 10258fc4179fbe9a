package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Explanation;
import dev.banmen.game.Hint;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import dev.banmen.game.facet.HasLayers;
import dev.banmen.game.facet.Layer;
import org.junit.jupiter.api.Test;

/** The overlays of Dots and Boxes. */
class DotsLayersTest {
  private static final String CHAINS =
      """
      +-+-+-+-+

      +-+-+-+-+
      |   | | |
      + + + + +
      |   | | |
      +-+-+ + +

      + + + + +
      """;

  @Test
  void chainsAndLoopsAreCountedInTheirBoxes() {
    Explanation look = look(CHAINS, "chains");
    assertThat(look.overlay().counts())
        .containsEntry(new Site(1, 7), 4)
        .containsEntry(new Site(5, 1), 4)
        .containsEntry(new Site(3, 5), 2)
        .doesNotContainKey(new Site(7, 1));
    assertThat(look.overlay().hints())
        .containsEntry(new Site(1, 1), Hint.CHAIN)
        .containsEntry(new Site(3, 1), Hint.LOOP);
    assertThat(look.sentence()).isEqualTo("Chains: 4, 2, 2; Loops: 4; long chains: 1.");
  }

  @Test
  void aBareBoardHasNoChainsAndOnlySafeLines() {
    String bare = "+ + +\n     \n+ + +\n     \n+ + +\n";
    assertThat(look(bare, "chains").sentence()).startsWith("No chains yet");
    assertThat(look(bare, "safe").overlay().hints()).hasSize(12).containsValue(Hint.LEGAL);
  }

  @Test
  void ofAFullBoardBothSayThatEveryLineIsDrawn() {
    String full = "+-+-+\n|A|A|\n+-+-+\n";
    assertThat(look(full, "chains").sentence()).isEqualTo("Every line is drawn.");
    assertThat(look(full, "safe").sentence()).isEqualTo("Every line is drawn.");
    String gifts = "+-+\n|\n+-+\n";
    assertThat(look(gifts, "safe").sentence()).startsWith("No line is safe");
  }

  @Test
  void aThirdLineIsNotSafeAndNeitherIsAFourth() {
    Explanation look =
        look(
            """
            +-+-+-+
            |   | |
            + + + +
                |
            + + + +
            """,
            "safe");
    assertThat(look.overlay().hints().keySet())
        .containsExactlyInAnyOrder(
            new Site(3, 0),
            new Site(3, 2),
            new Site(3, 6),
            new Site(4, 1),
            new Site(4, 3),
            new Site(4, 5));
  }

  private static Explanation look(String drawing, String id) {
    DotsGame game = DotsDrawing.game(drawing);
    Position position = Position.of(game, DotsDrawing.setup(drawing, Side.BLACK));
    for (Layer layer : HasLayers.of(game)) {
      if (layer.id().equals(id)) {
        return layer.of(position);
      }
    }
    throw new AssertionError(id);
  }
}

package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Game;
import dev.banmen.game.Ground;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.Side;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DotsFamilyTest {
  private final DotsFamily family = new DotsFamily();

  @Test
  void theStandardGameHasSixBySixDots() {
    Game game = family.game(Map.of());
    assertThat(game.id()).isEqualTo(family.id()).isEqualTo("dots");
    assertThat(game.summary()).isEqualTo("6x6 dots");
    assertThat(game.lattice()).hasToString("11x11 LINES");
    assertThat(game.lattice().ground()).isEqualTo(Ground.LINES);
    assertThat(Position.start(game).legalMoves()).hasSize(60);
  }

  @Test
  void sizeAndTiesAreChosen() {
    Game game = family.game(Map.of("size", "2x3", "ties", "second"));
    assertThat(game.summary()).isEqualTo("2x3 dots, B wins ties");
    assertThat(Position.start(game).legalMoves()).hasSize(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "101", "2x101", "0x3", "x", "-1"})
  void sizesOfPlayAreFromOneToAHundred(String size) {
    assertThatThrownBy(() -> family.game(Map.of("size", size))).isInstanceOf(OptionFault.class);
    assertThat(family.game(Map.of("size", "1x100")).lattice().cols()).isEqualTo(199);
  }

  @Test
  void sidesAreFirstAndSecond() {
    Game game = family.game(Map.of());
    assertThat(game.words().side(Side.BLACK)).isEqualTo("A");
    assertThat(game.words().side(Side.WHITE)).isEqualTo("B");
    assertThat(game.words().text("score")).isEqualTo("boxes");
  }

  @Test
  void onlyLinesAreOpen() {
    Game game = family.game(Map.of("size", "3x4"));
    for (int site = 0; site < game.lattice().size(); site++) {
      int row = site / game.lattice().cols();
      int col = site % game.lattice().cols();
      assertThat(game.lattice().isOpen(game.lattice().site(site))).isEqualTo((row + col) % 2 == 1);
    }
  }
}

package dev.banmen.gtp.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.game.Side;
import org.junit.jupiter.api.Test;

class OperandsTest {
  @Test
  void colorsHaveTwoNamesEach() throws CommandFault {
    assertThat(Operands.side("B", "no color")).isEqualTo(Side.BLACK);
    assertThat(Operands.side("White", "no color")).isEqualTo(Side.WHITE);
    assertThatThrownBy(() -> Operands.side("whit", "no color")).isInstanceOf(CommandFault.class);
  }
}

package dev.banmen.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SizeTest {
  @Test
  void aSizeHasARowAndAColumn() {
    assertThat(new Size(1, 5)).hasToString("1x5");
    assertThatThrownBy(() -> new Size(0, 5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Size(5, -1)).isInstanceOf(IllegalArgumentException.class);
  }
}

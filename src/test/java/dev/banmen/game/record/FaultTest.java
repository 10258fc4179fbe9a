package dev.banmen.game.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FaultTest {
  @Test
  void aPlaceIsToldAsFarAsThereIsOne() {
    assertThat(Fault.place(3, 7)).isEqualTo("3:7");
    assertThat(Fault.place(3, 0)).isEqualTo("3");
    assertThat(Fault.place(1, 0)).isEqualTo("1");
    assertThat(Fault.place(0, 0)).as("the whole file").isEmpty();
  }
}

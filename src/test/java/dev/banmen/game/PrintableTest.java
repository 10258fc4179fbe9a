package dev.banmen.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {
  @Test
  void lettersOfAllLanguagesStay() {
    String text = "D4 ä e\u0301 ж 漢 😀 ~";
    assertThat(Printable.of(text)).isEqualTo(text);
  }

  /**
   * A control, the escape of 8 bits, a turn to the left, a line's end, half a pair, no character.
   */
  @ParameterizedTest
  @ValueSource(ints = {0x1b, 0x7f, 0x9b, 0x202e, 0x2028, 0xd800, 0x0378, 0xe0001})
  void whatATerminalObeysOrHidesIsReplacedOnce(int codePoint) {
    assertThat(Printable.of("a" + new String(Character.toChars(codePoint)) + "b")).isEqualTo("a?b");
  }
}

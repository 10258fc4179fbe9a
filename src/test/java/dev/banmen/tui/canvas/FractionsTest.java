package dev.banmen.tui.canvas;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Screens show halves and quarters as one character where that is surely one cell wide. */
class FractionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "81 : 7.5 | 81 : 7½",
        "0.5 | ½",
        "-3.75 | -3¾",
        "10.5 points | 10½ points",
        "贴3.75子，黑胜0.25子 | 贴3¾子，黑胜¼子",
        "7.5. | 7½.",
        "7 | 7",
      })
  void halvesAndQuartersAreOneCharacter(String text, String shown) {
    assertThat(Glyphs.UNICODE.fractions(text)).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({
    "6.55",
    "1.2.5",
    "1.5.2",
    "game-1.5.sgf",
    "v1.5",
    "1.5k",
    "\"0.5\"",
    "“7.5”",
    ".5",
    "7.",
    "0.125"
  })
  void otherNumbersAndNamesStay(String text) {
    assertThat(Glyphs.UNICODE.fractions(text)).isEqualTo(text);
  }

  @Test
  void otherSetsOfGlyphsKeepDecimals() {
    assertThat(Glyphs.CJK.fractions("7.5")).isEqualTo("7.5");
    assertThat(Glyphs.ASCII.fractions("7.5")).isEqualTo("7.5");
  }
}

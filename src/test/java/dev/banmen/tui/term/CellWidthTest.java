package dev.banmen.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import org.jline.utils.WCWidth;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellWidthTest {
  /** The table isn't asked about most of them. */
  @Test
  void everyWideCharacterOfTheTableIsWide() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (WCWidth.wcwidth(c) == 2) {
        assertThat(CellWidth.of(c)).as("U+%04X", c).isEqualTo(2);
      }
    }
  }

  /** A letter, lines and discs of boards, a block, a sign whose width is ambiguous, no emoji. */
  @ParameterizedTest
  @ValueSource(
      ints = {'a', 0x2500, 0x25cb, 0x25cf, 0x2588, 0x00a7, 0x2764, 0x1160, 0x1fb00, 0x1d400})
  void theOthersAreNarrow(int codePoint) {
    assertThat(CellWidth.of(codePoint)).isEqualTo(1);
  }

  /** Also those that are newer than the table, and a skin without a hand. */
  @ParameterizedTest
  @ValueSource(
      ints = {
        0x1100, 0x231a, 0x26aa, 0x25fd, 0x3042, 0x6f22, 0xac00, 0xff21, 0x20bb7, 0x1f600, 0x1fae8,
        0x1fac8, 0x1f3fd
      })
  void chineseKoreanAndEmojiAreWide(int codePoint) {
    assertThat(CellWidth.of(codePoint)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"e\u0301,1", "\u2764,1", "\u2764\ufe0f,2", "1\ufe0f\u20e3,2", "\u6f22\u0301,2"})
  void aCharacterOfSeveralPartsIsAsWideAsItsFirstOrAnEmoji(String text, int width) {
    assertThat(CellWidth.of(text)).isEqualTo(width);
  }
}

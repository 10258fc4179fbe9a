package dev.banmen.tui.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellTextTest {
  /** Letters spelled out are as wide as the ones that are shown for them. */
  @ParameterizedTest
  @CsvSource({
    "Rene\u0301,Ren\u00e9,4",
    "Nguye\u0302\u0303n,Nguy\u1ec5n,6",
    "\u1112\u1161\u11ab\u1100\u116e\u11a8,\ud55c\uad6d,4",
    "\u2764\ufe0f!,\u2764!,2",
    "x\u0302y,x?y,3",
    "Ann\u3164,Ann?,4",
    "Ann\u115f,Ann?,4",
    "a\ufe0fb,a?b,3",
    "\u0301a,?a,2",
    "\u6f22\u200b\u5b57,\u6f22?\u5b57,5"
  })
  void aTextIsAsWideAsWhatIsShownOfIt(String text, String shown, int cells) {
    assertThat(shown(text)).isEqualTo(shown);
    assertThat(CellText.width(text)).isEqualTo(cells);
    assertThat(CellText.fitting(text, cells)).isEqualTo(text.length());
    assertThat(CellText.fitting(text, cells - 1)).isLessThan(text.length());
  }

  private static String shown(String text) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length(); ) {
      int end = CellText.end(text, i);
      shown.append(CellText.shown(text, i, end));
      i = end;
    }
    return shown.toString();
  }

  @Test
  void aLineIsBrokenBetweenLettersAndNotWithinOne() {
    String word = "e\u0301".repeat(7);
    assertThat(Prose.of(word, 4, 2).line(0)).isEqualTo("e\u0301".repeat(4));
  }
}

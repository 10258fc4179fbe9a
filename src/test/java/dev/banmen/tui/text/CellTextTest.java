package dev.banmen.tui.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.tui.theme.Role;
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
    "\u2764\ufe0f!,\u2764\ufe0f!,3",
    "\u2764!,\u2764!,2",
    "x\u0302y,x\u0302y,2",
    "x\u0300\u0301\u0302\u0303\u0304,x\u0300\u0301\u0302\u0303?,2",
    "\ud842\udfb7\u91ce,\ud842\udfb7\u91ce,4",
    "\ud842!,?!,2",
    "\ud83d\ude00!,\ud83d\ude00!,3",
    "\u26aa!,\u26aa!,3",
    "\u25cb!,\u25cb!,2",
    "\ud83d\udc68\u200d\ud83d\udc69,\ud83d\udc68\u200d\ud83d\udc69,2",
    "\ud83d\udc68\ud83d\udc69,\ud83d\udc68\ud83d\udc69,4",
    "\ud83c\uddef\ud83c\uddf5,\ud83c\uddef\ud83c\uddf5,2",
    "\ud83d\udc4d\ud83c\udffd,\ud83d\udc4d\ud83c\udffd,2",
    "a\ud83c\udffd,a\ud83c\udffd,3",
    "1\ufe0f\u20e3,1\ufe0f\u20e3,2",
    "\ud83e\udee8,\ud83e\udee8,2",
    "\u0928\u093f,\u0928\u093f,2",
    "a\u202eb,a?b,3",
    "a\u200db,a?b,3",
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

  /** Also within a name, whatever the row is cut to. */
  @Test
  void noCharacterIsCutInTwo() {
    String family = "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67";
    String text = "a" + family + family + "e\u0301\ud842\udfb7";
    assertThat(Line.cut(text, 4, "~")).isEqualTo("a" + family + "~");
    assertThat(Line.wrap(text, Role.TEXT, 3))
        .extracting(Line::text)
        .containsExactly("a" + family, family + "e\u0301", "\ud842\udfb7");
    assertThat(Line.wrap(family + family, Role.TEXT, 1))
        .as("more than fits")
        .extracting(Line::text)
        .containsExactly(family, family);
  }

  @Test
  void aLineIsBrokenBetweenLettersAndNotWithinOne() {
    String word = "e\u0301".repeat(7);
    assertThat(Prose.of(word, 4, 2).line(0)).isEqualTo("e\u0301".repeat(4));
  }
}

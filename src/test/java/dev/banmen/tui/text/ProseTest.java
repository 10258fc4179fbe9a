package dev.banmen.tui.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Text of any script in lines of a width. */
class ProseTest {
  private static List<String> lines(String text, int width) {
    Prose prose = Prose.of(text, width, Integer.MAX_VALUE);
    List<String> lines = new ArrayList<>();
    for (int line = 0; line < prose.lines(); line++) {
      lines.add(prose.line(line));
    }
    return lines;
  }

  @Test
  void linesBreakAtBlanksAndWhereTheTextSaysSo() {
    assertThat(lines("one two three\n\nfour", 8)).containsExactly("one two", "three", "", "four");
    assertThat(lines("one two\r\nthree", 8)).containsExactly("one two", "three");
    assertThat(lines("", 8)).containsExactly("");
    assertThat(lines("one\n", 8)).containsExactly("one", "");
  }

  @Test
  void wideCharactersTakeTwoCells() {
    assertThat(lines("黒は右上を守る", 6)).containsExactly("黒は右", "上を守", "る");
    assertThat(lines("a黒は", 4)).containsExactly("a黒", "は");
  }

  @Test
  void aLineWithoutEndIsBrokenInTimeThatGrowsWithItsLength() {
    Prose prose = Prose.of("x".repeat(1_000_000), 30, Integer.MAX_VALUE);
    assertThat(prose.lines()).isEqualTo(33_334);
    assertThat(Prose.of("x".repeat(1_000_000), 30, 10).lines()).isEqualTo(10);
  }

  /** Whatever the text: each line fits, and they hold all that is not blank, in its order. */
  @Test
  void nothingIsLostAndNothingIsTooWide() {
    SplittableRandom random = new SplittableRandom(5);
    String[] pieces = {
      "a", " ", "  ", "\n", "\t", "棋", "long-word", "é", "\r\n", "\033", "\ud83d\ude00"
    };
    for (int round = 0; round < 500; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(40); i > 0; i--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      int width = 2 + random.nextInt(12);
      List<String> lines = lines(text.toString(), width);
      assertThat(lines).as("%s in %d", text, width).allMatch(line -> CellText.width(line) <= width);
      assertThat(String.join("", lines).replaceAll("\\s", ""))
          .isEqualTo(text.toString().replaceAll("\\s", ""));
    }
  }

  @Test
  void aPlaceIsFoundAgainByItsLineAndColumn() {
    String text = "one two three\n棋譜 four";
    Prose prose = Prose.of(text, 8, Integer.MAX_VALUE);
    for (int place = 0; place < text.length(); place++) {
      int line = prose.lineOf(place);
      assertThat(prose.place(line, prose.column(place))).as("place %d", place).isEqualTo(place);
    }
  }
}

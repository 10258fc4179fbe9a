package dev.banmen.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long runs of comments and blank lines are cut, and everything else stays where it was. */
class ShortTextTest {
  private static long lines(String text) {
    return text.lines().count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "# a comment\n", "  \t\n", "\r\n", "#\n\n"})
  void aLongRunIsCutToNineLines(String line) {
    String text = "a = 1\n" + line.repeat(4000) + "b = 2\n";
    ShortText cut = ShortText.of(text);
    assertThat(lines(cut.text())).isEqualTo(11);
    assertThat(cut.text()).startsWith("a = 1\n").endsWith("b = 2\n");
    assertThat(cut.line(1)).isEqualTo(1);
    assertThat(cut.line(2)).isEqualTo(2);
    assertThat(cut.line(11)).isEqualTo((int) lines(text));
    assertThat(cut.whole(cut.text())).isEqualTo(text);
  }

  @Test
  void aShortRunStays() {
    String text = "a = 1\n" + "\n".repeat(15) + "b = 2\n";
    assertThat(ShortText.of(text).text()).isEqualTo(text);
    assertThat(ShortText.of(text.replace("b", "\nb")).text()).isNotEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"\"", "'''"})
  void linesOfATextInQuotationMarksAreNoComments(String quotes) {
    String inside = "a = " + quotes + "\n" + "# x\n\n".repeat(20) + quotes + "\n";
    assertThat(ShortText.of(inside).text()).isEqualTo(inside);
    String behind = "a = " + quotes + "x" + quotes + "\n" + "# x\n\n".repeat(20);
    assertThat(lines(ShortText.of(behind).text())).isEqualTo(10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = \"\\\"\"\"\" # \"\"\"",
        "a = '\"\"\"'",
        "a = \"\"",
        "a = \"\"\"x\\\"\"\"\"",
        "a = \"\"\"x\"\"\"\"\"",
        "a = 1 # \"\"\""
      })
  void aTextThatEndsOnItsLineIsNotOpen(String line) {
    TomlStrings strings = new TomlStrings();
    strings.go(line, 0, line.length());
    assertThat(strings.isOpen()).isFalse();
  }

  @Test
  void aChangeIsMadeInTheWholeText() {
    String comments = "# c\n".repeat(50);
    ShortText cut = ShortText.of(comments + "a = 1\n" + comments + "b = 2\n" + comments);
    String changed = cut.text().replace("b = 2", "b = 3\nc = 4");
    assertThat(cut.whole(changed))
        .isEqualTo(comments + "a = 1\n" + comments + "b = 3\nc = 4\n" + comments);
  }

  @Test
  void whateverItSaysATextCanBeMadeWhole() {
    Random random = new Random(14);
    List<String> parts =
        List.of("\n", "#x\n", "\"\"\"", "'''", "\"", "'", "\\", "a=1\n", "\r\n", " ", "#");
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder();
      while (text.length() < 60) {
        text.append(parts.get(random.nextInt(parts.size())).repeat(1 + random.nextInt(20)));
      }
      ShortText cut = ShortText.of(text.toString());
      assertThat(cut.whole(cut.text())).isEqualTo(text.toString());
      assertThat(cut.line((int) lines(cut.text()))).isEqualTo((int) lines(text.toString()));
    }
  }

  @Test
  void thereMayBeAThousandLinesAndNoMore() {
    String thousand = "a = 1\n# x\n\n".repeat(1000);
    assertThat(ShortText.of(thousand).tooMuch()).isEmpty();
    assertThat(ShortText.of(thousand + "a = 1").tooMuch()).hasValue(3001);
  }

  @Test
  void blanksAtTheEndSayNothing() {
    assertThat(ShortText.of("a = 1\n" + " ".repeat(200_000)).tooMuch()).isEmpty();
    assertThat(ShortText.of("a = 1\n#" + "x".repeat(200_000)).tooMuch()).isEmpty();
  }

  @Test
  void theyMayHaveSixteenThousandCharactersBesidesComments() {
    String line = "a = \"" + "x".repeat(ShortText.MOST_CHARS - 7) + "\"\n";
    assertThat(ShortText.of(line).tooMuch()).isEmpty();
    assertThat(ShortText.of("#" + line + line).tooMuch()).isEmpty();
    assertThat(ShortText.of(line + "b").tooMuch()).hasValue(2);
    assertThat(ShortText.of("b = 1 # " + "x".repeat(200_000)).tooMuch()).isEmpty();
  }
}

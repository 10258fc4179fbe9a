package dev.banmen.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.banmen.text.Language;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long runs of comments and blank lines are cut, and everything else stays where it was. */
class TomlTextTest {
  private static TomlText of(String text) {
    return new TomlText(text, Language.ENGLISH.words(TomlText.class));
  }

  private static int line(String text, String key) {
    TomlText read = of(text);
    return read.line(read.table().inputPositionOf(key));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "# a comment\n", "  \t\n", "\r\n", "#\n\n"})
  void linesCountAsInTheFile(String line) {
    for (int times : List.of(1, 8, 15, 16, 17, 4000)) {
      String run = line.repeat(times);
      String text = "a = 1\n" + run + "b = 2\n" + run;
      assertThat(line(text, "a")).isEqualTo(1);
      assertThat(line(text, "b")).isEqualTo(2 + (int) run.lines().count());
      assertThat(of(text).table().toToml().lines().count()).isLessThan(50);
      assertThat(of(text).whole()).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\"\"", "'''"})
  void linesOfATextInQuotationMarksAreNoComments(String quotes) {
    String inside = "# x\n\n".repeat(20);
    TomlText text = of("a = " + quotes + "\n" + inside + quotes + "\nb = 2\n");
    assertThat(text.table().getString("a")).isEqualTo(inside);
    assertThat(text.line(text.table().inputPositionOf("b"))).isEqualTo(43);
  }

  @Test
  void aChangeIsMadeInTheWholeText() {
    String comments = "# c\n".repeat(50);
    TomlText text = of(comments + "a = 1\n" + comments + "b = 2\n" + comments);
    text.table().set("b", 3L);
    assertThat(text.whole()).isEqualTo(comments + "a = 1\n" + comments + "b = 3\n" + comments);
  }

  @Test
  void whateverItSaysAFileIsWhole() {
    Random random = new Random(14);
    List<String> parts = List.of("\n", "#x\n", "\r\n", " \n", "# \"\"\"\n", "# '\n");
    for (int i = 0; i < 200; i++) {
      StringBuilder text = new StringBuilder();
      for (int key = 0; key < 5; key++) {
        String run = parts.get(random.nextInt(parts.size()));
        text.append(run.repeat(random.nextInt(30))).append("k" + key + " = " + key + "\n");
      }
      assertThat(of(text.toString()).whole()).isEqualTo(text.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "# don't use '''\n",
        "a = '''x'''\n",
        "a = \"\"\"x\\\"\"\"\"\" # \"\"\"\n",
        "a = \"'''\" # x\n",
        "a = '\"\"\"'\n",
        "a = \"\"\"\n\"\"\n# x\n\"\"\"\"\"\n"
      })
  void quotationMarksBeforeCommentsChangeNothing(String first) {
    String whole = first + "b = 1\n" + "# x\n".repeat(1001) + "c = 1\n";
    TomlText text = of(whole);
    assertThat(text.faults()).isEmpty();
    assertThat(text.table().keySet()).contains("b", "c");
    assertThat(line(whole, "c")).isEqualTo((int) whole.lines().count());
    assertThat(text.whole()).isEqualTo(whole);
    assertThat(text.table().toToml().lines().count()).isLessThan(20);
  }

  /** A library that drops the comment in place of others must not cost anybody theirs. */
  @Test
  void aCommentThatIsGoneIsNotWritten() {
    TomlText text = of("a = [\n" + "# c\n".repeat(50) + "1]\n");
    text.table().set("a", 3L);
    assertThat(text.table().toToml()).doesNotContain("#");
    assertThatThrownBy(text::whole).hasMessageContaining("comments inside");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{a=", "a.", "[\n", "\"\".", "[[", "'", "[a]\n", "-", "\\"})
  void whateverIsNestedHasAFaultAndNoError(String nested) {
    for (int times : List.of(2000, 8000, 16_000, 100_000)) {
      assertThat(of("b = " + nested.repeat(times)).faults()).isNotEmpty();
      assertThat(of(nested.repeat(times)).whole()).isNotNull();
    }
  }

  @Test
  void thereMayBeAThousandLinesAndNoMore() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      text.append("a" + i + " = 1\n# x\n\n");
    }
    assertThat(of(text.toString()).faults()).isEmpty();
    List<SettingsFault> faults = of(text + "b = 1").faults();
    assertThat(faults).hasSize(1);
    assertThat(faults.get(0).line()).isEqualTo(3001);
    assertThat(of(text + "b = 1").table().keySet()).isEmpty();
  }
}

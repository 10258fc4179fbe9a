package dev.banmen.tui.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.Allocated;
import dev.banmen.tui.theme.Role;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How lines are cut off where there is no room for all of them. */
class LineTest {
  private static final List<Line> SAID =
      List.of(
          new Line("The board is as", Role.TEXT),
          new Line("large as it gets.", Role.TEXT),
          new Line("D4 is legal.", Role.TEXT));

  @Test
  void whatFitsInALineIsNotBrokenInARowOfSuch() {
    List<String> choices = List.of("1 能下", "2 已有棋子", "3 劫", "4 轮到对方");
    assertThat(Line.filled(choices, Role.TEXT, 28))
        .extracting(Line::text)
        .containsExactly("1 能下  2 已有棋子  3 劫", "4 轮到对方");
    assertThat(Line.filled(choices.subList(0, 3), Role.TEXT, 23)).hasSize(2);
    assertThat(Line.filled(choices.subList(0, 3), Role.TEXT, 24)).hasSize(1);
    assertThat(Line.filled(List.of("1 a", "2 much too long"), Role.TEXT, 10))
        .extracting(Line::text)
        .containsExactly("1 a", "2 much too", "long");
  }

  private static String last(int room, int width, String more) {
    List<Line> fitting = Line.fitting(SAID, room, width, more);
    return fitting.get(fitting.size() - 1).text();
  }

  @Test
  void whatIsCutOffEndsInASign() {
    assertThat(last(1, 18, "…")).isEqualTo("The board is as…");
    assertThat(last(1, 15, "...")).isEqualTo("The board is...");
    assertThat(last(3, 18, "…")).isEqualTo("D4 is legal.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Go, 9x9, Chinese, komi 7½ | 25 | '' | Go, 9x9, Chinese, komi 7½",
        "Go, 9x9, Chinese, komi 7½ | 24 | '' | Go, 9x9, Chinese",
        "Go, Othello, Gomoku | 18 | ' …' | Go, Othello …",
        "Go, Othello, Gomoku | 12 | ' …' | Go …",
        "The ear: Shusaku, 1846 | 16 | '' | The ear: Shusaku",
        "The ear: Shusaku, 1846 | 15 | '' | The ear",
        "围棋、黑白棋 | 11 | '' | 围棋",
        "Score 1:2 | 8 | '' | Score 1…",
        "Othello | 4 | ' …' | Oth…"
      })
  void wholePartsAreLeftOutFromTheEnd(String text, int width, String end, String left) {
    assertThat(Line.parts(text, width, end, "…")).isEqualTo(left);
  }

  @Test
  void theSignStandsApartFromASentencesEndOrInPlaceOfItsStop() {
    assertThat(last(2, 19, "…")).isEqualTo("large as it gets. …");
    assertThat(last(2, 18, "…")).isEqualTo("large as it gets…");
    assertThat(last(2, 20, "...")).isEqualTo("large as it gets...");
    assertThat(last(2, 21, "...")).isEqualTo("large as it gets. ...");
  }

  @Test
  void aTextIsBrokenIntoLinesInOnePassHoweverLongItIs() {
    String text = "10000 20000 30000 40000 ".repeat(5_000);
    long once = Allocated.by(() -> Line.wrap(text, Role.TEXT, 39));
    assertThat(once).isLessThan(20L * text.length());
    assertThat(Line.wrap("one two  three", Role.TEXT, 7))
        .extracting(Line::text)
        .containsExactly("one two", " three");
    assertThat(Line.wrap("一二三四五", Role.TEXT, 4))
        .extracting(Line::text)
        .containsExactly("一二", "三四", "五");
    assertThat(Line.wrap("", Role.TEXT, 4)).extracting(Line::text).containsExactly("");
    assertThat(Line.wrap("abcdef", Role.TEXT, 4))
        .extracting(Line::text)
        .containsExactly("abcd", "ef");
  }

  @Test
  void aSentenceIsCutBetweenWordsIfOneEndsNear() {
    assertThat(Line.words("3,1-4,1 was better", 11)).isEqualTo("3,1-4,1 was");
    assertThat(Line.words("3,1-4,1 was better", 10)).isEqualTo("3,1-4,1");
    assertThat(Line.words("a longword", 7)).isEqualTo("a longw");
    assertThat(Line.words("whole", 9)).isEqualTo("whole");
  }

  @Test
  void aChineseLineEndsWithAWordWhereOneEndsJustBefore() {
    assertThat(Line.wrap("难度1。按 Tab 更改。", Role.TEXT, 18))
        .extracting(Line::text)
        .containsExactly("难度1。按 Tab", "更改。");
    assertThat(Line.wrap("从1到52，或长方形", Role.TEXT, 14))
        .extracting(Line::text)
        .containsExactly("从1到52，", "或长方形");
    assertThat(Line.wrap("一，二三四五六", Role.TEXT, 12))
        .extracting(Line::text)
        .containsExactly("一，二三四五", "六");
  }

  @Test
  void whatAKeyDoesStaysInItsColumn() {
    assertThat(HelpLine.of("Tab\tother games, then their options, and back").wrapped(38))
        .extracting(Line::text)
        .containsExactly(
            "Tab           other games, then their", "              options, and back");
    assertThat(HelpLine.of("no key at all, only a text of its own").wrapped(20))
        .extracting(Line::text)
        .containsExactly("no key at all, only", "a text of its own");
  }

  /** At every width, in wide letters too. */
  @Test
  void aNameWithoutItsMiddleFitsAndKeepsItsEnd() {
    for (String name : new String[] {"WTH_1979.wtb #1234", "很长的题目名称 第1234局"}) {
      for (int width = 1; width < 40; width++) {
        String said = Line.middle(name, width, "…");
        assertThat(CellText.width(said)).isLessThanOrEqualTo(width);
        assertThat(said.isEmpty() || width < 13 || said.endsWith("1234") || said.endsWith("4局"))
            .isTrue();
        assertThat(said.equals(name)).isEqualTo(CellText.width(name) <= width);
      }
    }
  }
}

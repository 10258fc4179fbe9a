package dev.banmen.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Score;
import dev.banmen.game.Side;
import dev.banmen.game.facet.ScoreTable;
import dev.banmen.game.facet.ScoreWords;
import dev.banmen.text.Language;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * In Chinese an area count is in stones: each side's, less or plus the komi, against half of the
 * board (Chinese Rules of Weiqi 2002, articles 12 and 13). Territory is in points, and other
 * languages have points for both.
 */
class StoneScoresTest {
  private static final Language CHINESE = Language.of(Locale.CHINESE);
  private static final Language TRADITIONAL = Language.of(Locale.forLanguageTag("zh-Hant"));

  /** 43 stones and points against 38, as in the lesson on komi. */
  private static final Score WON_BY_WHITE = new Score(43, 38 + 7.5);

  private static Game go(Map<String, String> chosen) {
    return new GoFamily().game(chosen);
  }

  private static Game chinese(String rules) {
    return go(Map.of("size", "9", "rules", rules)).in(CHINESE);
  }

  @ParameterizedTest
  @CsvSource({
    "chinese, '9x9，中国规则，贴3.75子'",
    "japanese, '9x9，日本规则，贴6.5目'",
    "nz, '9x9，新西兰规则，贴3.5子'",
  })
  void komiIsHalfAsManyStones(String rules, String summary) {
    assertThat(chinese(rules).summary()).isEqualTo(summary);
  }

  @ParameterizedTest
  @CsvSource({
    "0,     不贴目,       不贴目,        不贴目",
    "0.5,   贴半目,       贴半目,        半目",
    "1,     贴0.5子,      贴1目,         1目",
    "3.5,   贴1.75子,     贴3.5目,       3.5目",
    "5.5,   贴2.75子,     贴5.5目,       5.5目",
    "6.5,   贴3.25子,     贴6.5目,       6.5目",
    "6.75,  贴6.75目,     贴6.75目,      6.75目",
    "7,     贴3.5子,      贴7目,         7目",
    "7.5,   贴3.75子,     贴7.5目,       7.5目",
    "8,     贴4子,        贴8目,         8目",
    "-0.5,  倒贴半目,     倒贴半目,      倒贴半目",
    "-5.5,  倒贴2.75子,   倒贴5.5目,     倒贴5.5目"
  })
  void aKomiIsSaidAsPlayersSayIt(String komi, String area, String territory, String choice) {
    for (String rules : List.of("chinese", "japanese")) {
      Map<String, String> chosen = Map.of("rules", rules, "komi", komi);
      String said = rules.equals("chinese") ? area : territory;
      GoFamily family = new GoFamily();
      String summary = family.game(chosen).in(CHINESE).summary();
      assertThat(summary).endsWith("，" + said);
      assertThat(family.game(chosen).summary()).endsWith(", komi " + komi);
      assertThat(family.valueName("komi", komi, chosen)).isEqualTo(komi);
      assertThat(family.in(CHINESE).valueName("komi", komi, chosen)).isEqualTo(choice);
      String traditional = family.game(chosen).in(TRADITIONAL).summary();
      assertThat(traditional).endsWith("，" + said.replace('贴', '貼'));
    }
    assertThat(new GoFamily().valueName("komi", "nonsense", Map.of())).contains("nonsense");
  }

  @Test
  void withoutKomiNobodyGivesAny() {
    Game game = go(Map.of("size", "9", "komi", "0"));
    assertThat(game.in(CHINESE).summary()).isEqualTo("9x9，中国规则，不贴目");
    assertThat(game.summary()).isEqualTo("9x9, Chinese, komi 0");
  }

  @Test
  void stonesGivenBackForAHandicapAreHalved() {
    Game game = go(Map.of("rules", "chinese", "handicap", "5"));
    assertThat(game.in(CHINESE).summary()).isEqualTo("19x19，中国规则，贴半目，让5子，还2.5子");
    assertThat(game.summary()).isEqualTo("19x19, Chinese, komi 0.5, handicap 5 (White +5)");
  }

  @Test
  void anAreaGameIsWonByHalfTheDifference() {
    Game game = chinese("chinese");
    assertThat(ScoreWords.of(game).points(2.5)).isEqualTo("1.25子");
    assertThat(ScoreWords.of(game).pointsBriefly(2.5)).isEqualTo("1.25子");
    assertThat(((GoGame) game).count(WON_BY_WHITE)).isEqualTo("白胜1.25子");
    assertThat(((GoGame) game).count(new Score(49, 32 + 7.5))).isEqualTo("黑胜4.75子");
    assertThat(ScoreWords.of(game).counted(WON_BY_WHITE, Side.BLACK)).isEqualTo("43子");
    assertThat(ScoreWords.of(game).counted(WON_BY_WHITE, Side.WHITE)).isEqualTo("38子");
    assertThat(ScoreWords.of(game).countedBriefly(WON_BY_WHITE, Side.WHITE))
        .isEqualTo("38子（贴3.75子）");
  }

  @Test
  void territoryIsInPoints() {
    Game game = chinese("japanese");
    assertThat(ScoreWords.of(game).points(2.5)).isEqualTo("2.5目");
    assertThat(((GoGame) game).count(new Score(14, 16.5))).isEqualTo("白胜2.5目");
    assertThat(ScoreWords.of(game).counted(new Score(14, 16.5), Side.WHITE)).isEqualTo("16.5目");
  }

  @Test
  void anEqualCountSaysSo() {
    assertThat(((GoGame) chinese("tromp-taylor")).count(new Score(40, 40))).isEqualTo("双方相等");
    assertThat(((GoGame) go(Map.of())).count(new Score(40, 40))).isEqualTo("40-40");
  }

  @Test
  void inEnglishAnAreaIsInPoints() {
    Game game = go(Map.of());
    assertThat(ScoreWords.of(game).points(2.5)).isEqualTo("2.5 points");
    assertThat(ScoreWords.of(game).pointsBriefly(2.5)).isEqualTo("2.5");
    assertThat(((GoGame) game).count(WON_BY_WHITE)).isEqualTo("43-45.5");
    assertThat(ScoreWords.of(game).counted(WON_BY_WHITE, Side.WHITE)).isEqualTo("45.5 points");
    assertThat(ScoreWords.of(game).countedBriefly(WON_BY_WHITE, Side.WHITE)).isEqualTo("45.5");
  }

  private static List<String> table(Map<String, String> chosen, String diagram) {
    Game game = go(chosen).in(CHINESE);
    Position position = Position.of(game, GoDiagram.of(diagram).setup());
    return ScoreTable.of(game, position, new BitSet(), new BitSet()).stream()
        .map(
            part ->
                part.name()
                    + part.black().stream().mapToObj(points -> " " + Score.points(points)).toList()
                    + part.white().stream().mapToObj(points -> " " + Score.points(points)).toList())
        .map(row -> row.replaceAll("[\\[\\]]", ""))
        .toList();
  }

  /** What is written adds up to the result that the heading says. */
  @Test
  void theTableComparesEachSideWithHalfOfTheBoard() {
    assertThat(
            table(
                Map.of("size", "5", "rules", "chinese"),
                ". X O . .\n. X O . .\n. X O . .\n. X O . .\n. X O . ."))
        .containsExactly("活子 5 5", "围空 5 10", "贴子 -3.75 3.75", "归本数 -12.5 -12.5", "胜负 -6.25 6.25");
  }

  @Test
  void neutralPointsAreSharedInTheTable() {
    assertThat(
            table(
                Map.of("size", "5", "rules", "tromp-taylor"),
                ". X . O .\n. X . O .\n. X . O .\n. X . O .\n. X . O ."))
        .containsExactly("活子 5 5", "围空 5 5", "单官 2.5 2.5", "归本数 -12.5 -12.5", "胜负 0 0");
  }

  @Test
  void aTableOfTerritoryHasASum() {
    assertThat(
            table(
                Map.of("size", "5", "rules", "japanese"),
                ". X O . .\n. X O . .\n. X O . .\n. X O . .\n. X O . ."))
        .containsExactly("围空 5 10", "俘子 0 0", "贴目 6.5", "合计 5 16.5");
  }
}

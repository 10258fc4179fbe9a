package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Page;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.text.Line;
import dev.banmen.tui.text.Prose;
import dev.banmen.tui.theme.Role;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages in Chinese, against golden files; and where its lines are broken. */
class ChineseScreensTest {
  @RegisterExtension static final Golden GOLDEN = new Golden();

  private static final String KO = ":D5\r:E5\r:C4\r:F4\r:D3\r:E3\r:J9\r:D4\r:E4\r:D4\r";

  private static final String LESSON =
      """
      ---
      game: go
      set: size=5
      ---
      # 提子

      棋子旁边的空点是它的**气**。没有气的棋子要从棋盘上拿掉，这叫做**提子**（也叫“吃子”）。

      ## 轮到你

      白棋只剩一口气：提掉它。

      ```board black
      . . . . .
      . . X . .
      . X O . .
      . . X . .
      . . . . .
      ```

      ```answers
      right D3: 这是最后一口气，白子被提掉。
      wrong *: 找一找白子旁边的空点。
      ```
      """;

  private static Stream<Arguments> all() {
    return Languages.ALL.stream()
        .filter(language -> !language.equals(Words.ENGLISH))
        .flatMap(
            language -> Stream.of(Arguments.of(language, 80, 24), Arguments.of(language, 40, 15)));
  }

  private static void check(String name, Locale language, int cols, int rows, Evening evening)
      throws IOException {
    String file = language.toLanguageTag() + "-" + name;
    GOLDEN.check(file, cols, rows, Glyphs.UNICODE, evening.text());
  }

  private static Evening go(Locale language, int cols, int rows) {
    Games games = Catalog.ALL.in(Language.of(language));
    Game game = games.find("go").orElseThrow().game(Map.of("size", "9"));
    return new Evening(game, cols, rows, Glyphs.UNICODE);
  }

  @ParameterizedTest
  @MethodSource("all")
  void pagesReadWell(Locale language, int cols, int rows) throws IOException {
    TestHouse house = new TestHouse(0, language);
    Words words = house.language.words(Viewer.class);
    Page home = HomePage.of(house, words);
    check("home", language, cols, rows, new Evening(house, home, cols, rows, Glyphs.UNICODE));
    Evening settings = new Evening(house, home, cols, rows, Glyphs.UNICODE).types("S");
    check("settings", language, cols, rows, settings);
    check("miss", language, cols, rows, go(language, cols, rows).types(KO));
    check("explained", language, cols, rows, go(language, cols, rows).types("x"));
    check("help", language, cols, rows, go(language, cols, rows).types("?"));
    Lesson lesson = Taught.read("go/capture", LESSON);
    Page first = LessonPage.of(words, LessonSession.at(lesson, 0));
    Evening learning = new Evening(house, first, cols, rows, Glyphs.UNICODE);
    check("lesson", language, cols, rows, learning);
    check("lesson-wrong", language, cols, rows, learning.types("n", ":A1\r"));
  }

  @Test
  void aResignationIsTheLosers() {
    Evening over = go(Locale.SIMPLIFIED_CHINESE, 80, 24).types("Ry");
    assertThat(over.text()).contains("白方获胜，对手认输");
  }

  private static List<String> wrapped(String text, int width) {
    return Line.wrap(text, Role.TEXT, width).stream().map(Line::text).toList();
  }

  @Test
  void noLineBeginsWithWhatClosesOrEndsWithWhatOpens() {
    assertThat(wrapped("黑方提子，然后走。", 8)).containsExactly("黑方提", "子，然后", "走。");
    assertThat(wrapped("落子（D4）后再走", 6)).containsExactly("落子", "（D4）", "后再走");
    assertThat(wrapped("第57手 White", 8)).containsExactly("第57手", "White");
    assertThat(wrapped("在D4提子", 3)).containsExactly("在", "D4", "提", "子");
    assertThat(wrapped("。。。。", 4)).containsExactly("。。", "。。");
    assertThat(wrapped("一二", 1)).containsExactly("一", "二");
    assertThat(wrapped("a b  c", 1)).containsExactly("a", "b", " ", "c");
  }

  @Test
  void proseThatIsWrittenIsBrokenLikewise() {
    Prose prose = Prose.of("黑方提子，然后走。", 8, 9);
    assertThat(prose.line(0)).isEqualTo("黑方提");
    assertThat(prose.line(1)).isEqualTo("子，然后");
  }
}

package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.Paragraph;
import dev.banmen.text.Language;
import dev.banmen.text.Words;
import dev.banmen.tui.canvas.Extent;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.home.HomeFrame;
import dev.banmen.tui.page.home.HomePage;
import dev.banmen.tui.page.home.HomePart;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import dev.banmen.tui.text.CellText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts that are longer than their place are read screen by screen, and no line is missed. */
class ScrolledTextTest {
  private static final String PAGE_DOWN = "\033[6~";
  private static final String PAGE_UP = "\033[5~";

  @AfterEach
  void english() {}

  private static Evening lesson(String id, int cols, int rows) {
    LessonPage page =
        LessonPage.of(Language.ENGLISH.words(Viewer.class), LessonSession.at(Taught.named(id), 0));
    return new Evening(new TestHouse(0), page, cols, rows, Glyphs.UNICODE);
  }

  private static int scrolled(Evening evening) {
    return ((LessonPage) evening.shown()).view().scrolled();
  }

  @Test
  void aPageOfALessonsTextBeginsAfterTheOneBefore() {
    Evening evening = lesson("go/01-the-board", 40, 12);
    assertThat(scrolled(evening.types(PAGE_DOWN))).isEqualTo(3); // of three lines
    assertThat(scrolled(evening.types(PAGE_DOWN))).isEqualTo(6);
    assertThat(scrolled(evening.types(PAGE_UP))).isEqualTo(3);
  }

  /** What is seen of a text, paging through it, but for blanks and the signs of scrolling. */
  private static String paged(Evening evening) {
    StringBuilder seen = new StringBuilder();
    for (int last = -1; last != scrolled(evening); evening.types(PAGE_DOWN)) {
      last = scrolled(evening);
      seen.append(evening.text());
    }
    return squeezed(seen.toString());
  }

  private static String squeezed(String text) {
    return text.replaceAll("[\\s^]|(?<= )v\\n", "");
  }

  @ParameterizedTest
  @ValueSource(strings = {"go/01-the-board", "go/06-suicide", "dots/04-chains"})
  void everyWordOfALessonIsSeenOnAnyScreen(String id) {
    for (int[] size : new int[][] {{20, 10}, {40, 12}, {40, 15}, {80, 24}}) {
      for (String view : List.of("", "\t")) {
        Evening evening = lesson(id, size[0], size[1]).types(view);
        for (Paragraph passage : ((LessonPage) evening.shown()).attempt().step().prose()) {
          for (String word : passage.text().split(" ")) {
            assertThat(paged(evening.types("\033[5~".repeat(40)))).contains(squeezed(word));
          }
        }
      }
    }
  }

  @Test
  void theKeyLineNamesTheKeyWhileThereIsMoreBelow() {
    Evening evening = lesson("go/01-the-board", 30, 10);
    assertThat(evening.text()).contains("Enter more");
    assertThat(evening.types("\033[6~".repeat(40)).text())
        .contains("q back")
        .doesNotContain("Enter more");
    Evening clicked = lesson("go/01-the-board", 30, 10);
    String[] lines = clicked.text().split("\n");
    clicked.give(
        Input.Pointed.of(
            MouseActionType.CLICK_DOWN, Mouse.LEFT, lines[9].indexOf("Enter more"), 9));
    assertThat(scrolled(clicked)).isEqualTo(2);
  }

  @Test
  void whereOneLineIsShownItIsLineByLine() {
    Evening evening = lesson("go/01-the-board", 20, 9);
    assertThat(scrolled(evening.types(PAGE_DOWN))).isEqualTo(1);
    assertThat(scrolled(evening.types(PAGE_DOWN, PAGE_UP))).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "zh", "zh-Hant"})
  void theBarOfAListStandsApartFromItsWords(String language) {
    TestHouse house = new TestHouse(0, Locale.forLanguageTag(language));
    for (int[] size : new int[][] {{20, 10}, {24, 10}, {40, 15}, {80, 24}, {80, 14}}) {
      Words words = house.language.words(Viewer.class);
      Evening evening =
          new Evening(house, HomePage.of(house, words), size[0], size[1], Glyphs.UNICODE);
      HomeFrame frame = HomeFrame.of(Extent.of(size[0], size[1]), HomePart.MENU);
      int bar = frame.list().x() + frame.list().cols() - 1;
      for (int i = 0; i < 14; i++) {
        for (String line : evening.types(Evening.DOWN).text().split("\n")) {
          int end = CellText.fitting(line, bar);
          String rest = line.substring(end);
          boolean isBar = rest.startsWith("│") || rest.startsWith("┃");
          assertThat(!isBar || line.charAt(end - 1) == ' ').as(line).isTrue();
        }
      }
    }
  }

  @Test
  void aPageOfACommentEndsWithTheLineThatTheNextBeginsWith() throws Refusal {
    StringBuilder comment = new StringBuilder();
    for (int i = 1; i <= 30; i++) {
      comment.append("line ").append(i).append('\n');
    }
    Scribe scribe = new Scribe("go", Map.of("size", "9")).notes("C", comment.toString());
    RecordPage page =
        RecordPage.of(Language.ENGLISH.words(Viewer.class), new TestHouse(0), scribe.opened(), 0);
    Evening evening = new Evening(new TestHouse(0), page, 40, 12, Glyphs.UNICODE).types("\t");
    assertThat(evening.text()).contains("line 1\n", "line 10\n").doesNotContain("line 11");
    assertThat(evening.types(PAGE_DOWN).text())
        .contains("line 10\n", "line 19\n")
        .doesNotContain("line 9\n", "line 20\n");
    assertThat(evening.types(PAGE_UP).text()).contains("line 1\n", "line 10\n");
  }
}

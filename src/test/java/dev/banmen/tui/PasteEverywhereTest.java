package dev.banmen.tui;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.input.MouseActionType;
import dev.banmen.app.Refusal;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.study.RecordCursor;
import dev.banmen.text.Language;
import dev.banmen.tui.canvas.Glyphs;
import dev.banmen.tui.page.Viewer;
import dev.banmen.tui.page.learn.LessonPage;
import dev.banmen.tui.page.view.RecordPage;
import dev.banmen.tui.page.view.RecordViewState.Mode;
import dev.banmen.tui.term.Input;
import dev.banmen.tui.term.Mouse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves pasted outside a game are tried, or reported as useless there. */
class PasteEverywhereTest {
  private static final String LESSON =
      """
      ---
      game: go
      set: size=5
      ---
      # Capture

      One liberty is left.

      ```board black
      . . . . .
      . . X . .
      . X O . .
      . . X . .
      . . . . .
      ```

      ```answers
      right D3: That was its last liberty.
      wrong *: That does not touch it.
      ```

      ## Play

      ```practice
      goal: moves 9
      ```
      """;

  private final TestHouse house = new TestHouse(0);

  private Evening recording() throws Refusal {
    Scribe scribe =
        new Scribe("go", Map.of("size", "9")).plays("B D5", "W E5", "B C4").notes("C", "Here.");
    RecordPage page =
        RecordPage.of(Language.ENGLISH.words(Viewer.class), house, scribe.opened(), 0);
    return new Evening(house, page, 80, 24, Glyphs.UNICODE);
  }

  private Evening lesson(int step) {
    Lesson lesson = Taught.read("go/capture", LESSON);
    LessonPage page =
        LessonPage.of(Language.ENGLISH.words(Viewer.class), LessonSession.at(lesson, step));
    return new Evening(house, page, 80, 24, Glyphs.UNICODE);
  }

  private static Evening pasted(Evening evening, String text) {
    return evening.types("\033[200~" + text + "\033[201~");
  }

  private static String said(Evening evening) {
    return evening.text().replaceAll("[\\s│┃|]+", " ");
  }

  private static RecordCursor walk(Evening evening) {
    return ((RecordPage) evening.shown()).recordCursor();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "t"})
  void inARecordingTheyAreTriedAsAVariation(String before) throws Refusal {
    Evening evening = pasted(recording().types(Evening.RIGHT, before), "E5 D4 C3");
    assertThat(walk(evening).number()).isEqualTo(4);
    assertThat(((RecordPage) evening.shown()).is(Mode.TRYING)).isTrue();
    assertThat(said(evening)).contains("3 moves tried");
    Evening listed = recording().types(Evening.RIGHT, before, ":e5 d4 c3\r");
    assertThat(said(listed)).contains("3 moves tried");
    Evening typed = recording().types(Evening.RIGHT, ":e5\r:d4\r:c3\r");
    assertThat(walk(evening).nodeView().position().setup())
        .isEqualTo(walk(typed).nodeView().position().setup());
    assertThat(walk(evening).tree().size()).isEqualTo(walk(typed).tree().size());
    assertThat(walk(evening.types("u", "u")).number()).isEqualTo(2);
  }

  @Test
  void whatIsTriedIsKeptAsWhatIsTyped() throws Refusal {
    pasted(recording(), "A1 B1");
    assertThat(house.kept).hasSize(1);
  }

  @Test
  void inARecordingTheyStopAtTheFirstMiss() throws Refusal {
    Evening evening = pasted(recording().types("t"), "E5 D4 E5 G7");
    assertThat(walk(evening).number()).isEqualTo(2);
    assertThat(said(evening)).contains("Played 2 of 4 moves: number 3");
  }

  @Test
  void inARecordingWhatIsNoListDoesNothing() throws Refusal {
    Evening evening = pasted(recording(), "hello");
    assertThat(walk(evening).tree().size()).isEqualTo(walk(recording()).tree().size());
    assertThat(house.kept).isEmpty();
    assertThat(said(evening)).contains("Pasted: 'hello' isn't a move");
  }

  /** The words of a page, without the lines of the board that stand between them. */
  private static String words(Evening evening) {
    return evening.text().replaceAll("[^\\p{Alnum}\\p{Punct}]+", " ");
  }

  @Test
  void inALessonTheyAreAnswers() {
    assertThat(words(pasted(lesson(0), "D3"))).contains("Right. That was its last");
    assertThat(words(pasted(lesson(0), "A1 D3")))
        .contains("does not touch", "Pasted: 1 of 2 moves tried");
    assertThat(words(pasted(lesson(0), "D3 A1")))
        .contains("Right. That was its last", "1 of 2 moves");
  }

  @Test
  void inPracticeTheyArePlayed() {
    Evening evening = pasted(lesson(1), "A1 B2 A2");
    assertThat(((LessonPage) evening.shown()).position().ply()).isEqualTo(3);
    assertThat(pasted(evening, "A1 A3").text()).contains("Pasted: 1 of 2 moves tried");
    assertThat(((LessonPage) evening.shown()).position().ply()).isEqualTo(3);
  }

  @ParameterizedTest
  @EnumSource(
      value = EveryPage.class,
      names = {"GUESSING", "TABLE", "BROWSER", "LEARN", "SETTINGS", "REVIEW"})
  void elsewhereItIsSaidThatTheyAreOfNoUse(EveryPage page) {
    Evening evening = page.open();
    String before = evening.text();
    String after = pasted(evening, "E5 D4").text();
    assertThat(after).contains("You can't paste here");
    assertThat(evening.give(Input.Pointed.of(MouseActionType.CLICK_DOWN, Mouse.RIGHT, 0, 0)).text())
        .isEqualTo(before);
  }

  @ParameterizedTest
  @EnumSource
  void noPasteIsSilent(EveryPage page) {
    Evening evening = page.open();
    String before = evening.text();
    assertThat(pasted(evening, "E5 D4").text()).isNotEqualTo(before);
  }
}

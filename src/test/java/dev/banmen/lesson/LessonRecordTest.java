package dev.banmen.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Family;
import dev.banmen.game.Position;
import dev.banmen.record.Markup;
import dev.banmen.record.Replay;
import dev.banmen.tui.Taught;
import dev.banmen.tui.TestHouse;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each step of each lesson is there in its record: the board, the marks, the text. */
class LessonRecordTest {
  static List<String> lessons() {
    return Taught.names();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void theRecordHasTheBoardOfEachStep(String id) {
    Lesson lesson = Taught.named(id);
    Family family = TestHouse.everything().find(lesson.game().id()).orElseThrow();
    for (int i = 0; i < lesson.steps().size(); i++) {
      Step step = lesson.steps().get(i);
      LessonRecord record = LessonRecord.of(lesson, i, family);
      Replay replay = Replay.of(record.recording(), TestHouse.everything());
      replay.goTo(record.node());
      Position shown = replay.position();
      assertThat(shown.setup().marks()).as(step.name()).isEqualTo(marks(step.start()));
      if (step.start().toMove().isPresent()) { // a finished game is led as its last board
        assertThat(shown.toMove()).as(step.name()).isEqualTo(step.start().toMove());
      }
      Markup marks = Markup.at(replay.game(), record.recording().tree(), record.node());
      assertThat(marks.signs()).isEqualTo(step.markup().signs());
      assertThat(record.recording().tree().text(record.node(), "N")).isEqualTo(step.heading());
      for (Paragraph one : step.prose()) {
        assertThat(record.recording().tree().text(record.node(), "C")).contains(one.text());
      }
    }
  }

  private static Object marks(Position position) {
    return Position.of(position.game(), position.setup()).setup().marks();
  }
}

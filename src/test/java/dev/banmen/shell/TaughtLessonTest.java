package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.SharedPosition;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.shell.learn.TaughtLesson;
import org.junit.jupiter.api.Test;

/** A lesson in line mode, as it can be shown to others. */
class TaughtLessonTest {
  private static final String LESSON =
      """
      ---
      game: go
      set: size=5
      ---
      # Groups
      ## Stones
      A stone has four neighbours.

      ## Eyes
      A group with two eyes lives.
      """;

  @Test
  void isLedFromTheStepThatIsOpen() {
    Lesson lesson = Fixture.lesson(Fixture.read(LESSON));
    TaughtLesson taught = TaughtLesson.of(new Visitor(Catalog.ALL), LessonSession.at(lesson, 1));
    SharedPosition shown = taught.shown().orElseThrow();
    assertThat(shown.recording().tree().text(shown.node(), "C")).contains("two eyes");
    assertThat(shown.end()).isEqualTo(SharedPosition.start(shown.recording()).end());
  }
}

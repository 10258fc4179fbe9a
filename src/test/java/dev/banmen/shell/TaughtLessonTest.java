package dev.banmen.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.app.SharedPosition;
import dev.banmen.app.Visitor;
import dev.banmen.catalog.Catalog;
import dev.banmen.command.Commands;
import dev.banmen.command.FrontEnd;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.shell.learn.TaughtLesson;
import dev.banmen.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @ParameterizedTest
  @CsvSource({
    "go 2, 2 of 2",
    "1, 1 of 2",
    "go 1, That is the one shown: step 1.",
    "go unsolved, 2 of 2",
    "go random, 2 of 2",
    "go next, 2 of 2",
    "go due, No problem is due.",
    "list, '0 of 2 solved, 0 due  Groups 1: Stones, new. 2: Eyes, new.'",
    "list unsolved 2, '0 of 2 solved, 0 due  unsolved: 2  Groups 2: Eyes, new.'",
    "list due, 'due: 0'",
    "list 2, 'Groups 2: Eyes, new.'",
    "list new, Type 'list'",
    "list due2, Type 'list'",
    "turn, Only problems of a file are turned.",
    "go 3, This lesson has 2 steps.",
    "go on, This lesson has 2 steps.",
  })
  void aStepIsReachedByItsNumber(String typed, String said) {
    Lesson lesson = Fixture.lesson(Fixture.read(LESSON));
    TaughtLesson taught = TaughtLesson.of(new Visitor(Catalog.ALL), LessonSession.at(lesson, 0));
    Answer answer =
        taught
            .on(new Commands(FrontEnd.LINES, taught.where(), Language.ENGLISH).read(typed))
            .orElseThrow();
    assertThat(String.join(" ", answer.lines())).contains(said);
  }
}

package dev.banmen.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.reader.Fixture;
import dev.banmen.lesson.review.ReviewPlan;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class LessonSummaryTest {
  private static LessonSummary after(Lesson lesson, String... lines) {
    LocalDate day = LocalDate.of(2026, 11, 21);
    return LessonSummary.of(List.of(lesson), Progress.of(List.of(lines)), ReviewPlan.USUAL, day);
  }

  @Test
  void aFirstLessonLeftInItsMiddleIsBegunAndNotNew() throws IOException {
    Lesson toy = Fixture.toy();
    assertThat(after(toy).isNew()).isTrue();
    assertThat(after(toy).isBegun()).isFalse();
    String read = " " + toy.id() + "#" + toy.steps().get(0).name() + " read";
    LessonSummary begun = after(toy, "2026-11-21 09:00:00" + read);
    assertThat(begun.isNew()).isFalse();
    assertThat(begun.isBegun()).isTrue();
    assertThat(begun.next()).isEqualTo(1);
  }
}

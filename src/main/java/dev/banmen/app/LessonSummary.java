package dev.banmen.app;

import dev.banmen.game.Position;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import java.util.List;
import java.util.Optional;

/**
 * How far somebody is in the lessons. Immutable.
 *
 * @param done how many lessons are done
 * @param all how many there are
 * @param title of the lesson to continue with; empty if there is none
 * @param board of the step to continue with; empty if there is none
 */
public record LessonSummary(int done, int all, String title, Optional<Position> board) {
  public static final LessonSummary NOTHING = new LessonSummary(0, 0, "", Optional.empty());

  /** Returns how far this progress is in these lessons, which are in the order to learn them. */
  public static LessonSummary of(List<Lesson> lessons, Progress progress) {
    if (lessons.isEmpty()) {
      return NOTHING;
    }
    int done = 0;
    for (Lesson lesson : lessons) {
      done += progress.isDone(lesson) ? 1 : 0;
    }
    Lesson next = progress.next(lessons).orElse(lessons.get(0));
    Position board = next.steps().get(progress.resume(next)).end();
    return new LessonSummary(done, lessons.size(), next.title(), Optional.of(board));
  }
}

package dev.banmen.app;

import dev.banmen.game.Position;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.ReviewPlan;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * How far somebody is in the lessons. Immutable.
 *
 * @param next the number of the lesson to continue with, of those of its game; 0 if all are done
 * @param all how many of its game there are
 * @param isBegun whether that lesson was left in its middle
 * @param due how many concepts are to be reviewed today
 * @param title of the lesson to continue with; empty if there is none
 * @param board of the step to continue with; empty if there is none
 */
public record LessonSummary(
    int next, int all, boolean isBegun, int due, String title, Optional<Position> board) {
  public static final LessonSummary NOTHING =
      new LessonSummary(1, 0, false, 0, "", Optional.empty());

  /** Returns how far this progress is in these lessons, which are in the order to learn them. */
  public static LessonSummary of(
      List<Lesson> lessons, Progress progress, ReviewPlan plan, LocalDate today) {
    if (lessons.isEmpty()) {
      return NOTHING;
    }
    Optional<Lesson> unfinished = progress.next(lessons);
    Lesson next = unfinished.orElse(lessons.get(0));
    List<Lesson> ofGame =
        lessons.stream().filter(one -> one.game().id().equals(next.game().id())).toList();
    int due = ConceptSchedule.of(lessons, progress, plan).forToday(today).size();
    int step = progress.resume(next);
    Position board = next.steps().get(step).end();
    int number = unfinished.isEmpty() ? 0 : ofGame.indexOf(next) + 1;
    return new LessonSummary(
        number,
        ofGame.size(),
        unfinished.isPresent() && step > 0,
        due,
        next.title(),
        Optional.of(board));
  }

  /** Whether nothing has been learned yet. */
  public boolean isNew() {
    return next == 1 && due == 0 && !isBegun;
  }
}

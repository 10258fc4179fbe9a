package dev.banmen.app;

import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.LessonSession;
import dev.banmen.lesson.MistakeProblem;
import dev.banmen.lesson.Progress;
import dev.banmen.lesson.StepResult;
import dev.banmen.lesson.review.ConceptSchedule;
import dev.banmen.lesson.review.ExerciseSource;
import dev.banmen.lesson.review.ReviewPlan;
import dev.banmen.lesson.review.StepSearch;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;

/** The lessons that one person can take, and what they have learned. */
public interface LessonStore {
  /**
   * Starts to read the lessons, in the order to learn them; none by default.
   *
   * @throws Refusal if it is clear at once that they cannot be read
   */
  default Pending<List<Lesson>> inOrder() throws Refusal {
    return Pending.completed(watch -> List.of());
  }

  /**
   * The lesson with this name or in this file; empty if there is neither. Waits for it.
   *
   * @throws Refusal if it cannot be read
   */
  default Optional<Lesson> named(String name) throws Refusal {
    return inOrder().outcome().stream().filter(lesson -> lesson.id().equals(name)).findFirst();
  }

  /**
   * The same, for somebody who watches: reading a folder of problems may take long. Given up, it
   * finds none.
   *
   * @throws Refusal if it cannot be read
   */
  default Optional<Lesson> named(String name, Pending.Watch watch) throws Refusal {
    return named(name);
  }

  /** The lesson that was just read from a file, if it has no faults; else the one of this name. */
  default Optional<Lesson> named(String name, Optional<LessonDraft> read) throws Refusal {
    Optional<Lesson> lesson = read.flatMap(LessonDraft::lesson);
    return lesson.isPresent() ? lesson : named(name);
  }

  /**
   * Reads a lesson in a file again if it has changed.
   *
   * @param stamp of the state that is known; empty for none
   * @return empty if it is in that state, or there is no such file
   * @throws Refusal if it cannot be read
   */
  default Optional<LessonDraft> draft(String file, String stamp) throws Refusal {
    return Optional.empty();
  }

  /** Why some files of lessons could not be read, a line each, after {@link #inOrder} is over. */
  default List<String> unread() {
    return List.of();
  }

  /**
   * The summary of all that has been learned so far.
   *
   * @throws Refusal if it cannot be read
   */
  default Progress progress() throws Refusal {
    return Progress.NONE;
  }

  /**
   * The progress as far as it can be said without waiting: as it was read last, with what was
   * remembered since. By default it is read.
   *
   * @throws Refusal if it cannot be read
   */
  default Progress knownProgress() throws Refusal {
    return progress();
  }

  /**
   * Starts to find out how far the learner is.
   *
   * @throws Refusal if it is clear at once that the lessons or the progress cannot be read
   */
  default Pending<LessonSummary> soFar() throws Refusal {
    Pending<List<Lesson>> lessons = inOrder();
    Progress progress = progress();
    ReviewPlan plan = reviewPlan();
    LocalDate today = today();
    Pending.Work<LessonSummary> work =
        watch -> LessonSummary.of(lessons.outcome(), progress, plan, today);
    return lessons.isOver()
        ? Pending.completed(work)
        : Pending.start("learned", work, unwanted -> {});
  }

  /**
   * The learner's memory of the concepts that these lessons teach.
   *
   * @throws Refusal if it cannot be read
   */
  default ConceptSchedule cards(List<Lesson> lessons) throws Refusal {
    return ConceptSchedule.of(lessons, progress(), reviewPlan());
  }

  /** When the learner wants to review, and how much. */
  default ReviewPlan reviewPlan() {
    return ReviewPlan.USUAL;
  }

  /** Makes exercises for reviews, on any one thread at a time; none by default. */
  default ExerciseSource exercises() {
    return ExerciseSource.NONE;
  }

  /**
   * Finds the step of a lesson that words ask for. Not for a viewer's thread: it may read all
   * problems of a file.
   *
   * @param at where the learner is
   * @throws Refusal if the progress cannot be read
   */
  default StepSearch.FoundStep found(LessonSession at, String words) throws Refusal {
    return new StepSearch(at.lesson(), at.index(), knownProgress(), reviewPlan(), today())
        .find(words, ThreadLocalRandom.current());
  }

  /** The date where the learner is. */
  LocalDate today();

  /**
   * Remembers how a try at a step of a lesson went. By default nothing is remembered.
   *
   * @throws Refusal if it cannot be written; then progress is as it was
   */
  default void remember(StepResult tried) throws Refusal {}

  /**
   * Saves a mistake as a problem of the learner's own, to review from tomorrow on. By default
   * nothing is saved.
   *
   * @throws Refusal if it cannot be written
   */
  default void keep(MistakeProblem problem) throws Refusal {}
}

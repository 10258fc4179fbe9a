package dev.banmen.lesson;

import dev.banmen.game.Move;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A learner's place in a lesson: the step, and the attempt at it. Immutable; methods return the
 * next state, or this one if the request doesn't apply.
 *
 * @param index the number of the step, from 0
 * @param attempt at this step
 * @param isOver whether the learner has moved on from the last step
 * @param tried the result to save of the learner's last action; empty if there is none
 */
public record LessonSession(
    Lesson lesson, int index, StepProgress attempt, boolean isOver, Optional<StepResult> tried) {
  /**
   * Starts a lesson at a step.
   *
   * @param step its number, from 0
   */
  public static LessonSession at(Lesson lesson, int step) {
    StepProgress found = StepProgress.at(lesson.steps().get(step));
    return new LessonSession(lesson, step, found, false, Optional.empty());
  }

  public Step step() {
    return attempt.step();
  }

  /** Shows the next move, or goes to the next step if this one is done. */
  public LessonSession next() {
    if (attempt.isMoving()) {
      return then(StepProgress::next);
    }
    return attempt.isDone() ? forward() : this;
  }

  public LessonSession play(Move move) {
    return then(now -> now.play(move));
  }

  /** Chooses an answer by its number, from 0. */
  public LessonSession choose(int choice) {
    return then(now -> now.choose(choice));
  }

  public LessonSession hint() {
    return then(StepProgress::hint);
  }

  public LessonSession undo() {
    return then(StepProgress::undo);
  }

  /** Plays everything pending; a refutation is taken back. */
  public LessonSession afterPlayback() {
    return then(StepProgress::afterPlayback);
  }

  private LessonSession then(UnaryOperator<StepProgress> what) {
    StepProgress next = what.apply(attempt);
    Optional<StepResult> came = next == attempt ? Optional.empty() : next.result().map(this::tried);
    return new LessonSession(lesson, index, next, isOver, came);
  }

  private StepResult tried(StepOutcome result) {
    return new StepResult(lesson.id(), step().name(), result);
  }

  /** Restarts the step. */
  public LessonSession again() {
    return at(lesson, index);
  }

  /** Goes to the next step, even if this one is not done; after the last one the lesson is over. */
  public LessonSession forward() {
    boolean isRead = attempt.isDone() && (step().task().isEmpty() || attempt.isFree());
    Optional<StepResult> came = isRead ? Optional.of(tried(StepOutcome.READ)) : Optional.empty();
    if (index + 1 == lesson.steps().size()) {
      return new LessonSession(lesson, index, attempt, true, isOver ? Optional.empty() : came);
    }
    StepProgress found = StepProgress.at(lesson.steps().get(index + 1));
    return new LessonSession(lesson, index + 1, found, false, came);
  }

  /** Ends here, whatever steps there are. */
  public LessonSession ended() {
    return new LessonSession(lesson, index, attempt, true, Optional.empty());
  }

  /** Goes to the previous step, or to the start of the first one. */
  public LessonSession back() {
    return at(lesson, isOver ? index : Math.max(0, index - 1));
  }
}

package dev.banmen.lesson;

import dev.banmen.game.Move;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A learner in a lesson: at which step, and how far in it. Immutable; every method gives what comes
 * next, or the same where what is asked for means nothing now.
 */
public final class LessonSession {
  private final Lesson lesson;
  private final int index;
  private final Attempt attempt;
  private final boolean isOver;
  private final Optional<Try> tried;

  private LessonSession(
      Lesson lesson, int index, Attempt attempt, boolean isOver, Optional<Try> tried) {
    this.lesson = lesson;
    this.index = index;
    this.attempt = attempt;
    this.isOver = isOver;
    this.tried = tried;
  }

  /** A lesson at its beginning. */
  public static LessonSession of(Lesson lesson) {
    return at(lesson, 0);
  }

  /**
   * A lesson at one of its steps.
   *
   * @param step its number, from 0
   */
  public static LessonSession at(Lesson lesson, int step) {
    Attempt found = Attempt.at(lesson.steps().get(step));
    return new LessonSession(lesson, step, found, false, Optional.empty());
  }

  public Lesson lesson() {
    return lesson;
  }

  /** The number of the step, from 0. */
  public int index() {
    return index;
  }

  public Step step() {
    return attempt.step();
  }

  /** How far the learner is in the step. */
  public Attempt attempt() {
    return attempt;
  }

  /** Whether the last step is done, and left. */
  public boolean isOver() {
    return isOver;
  }

  /** What is to be kept of the last thing that the learner did; empty if that was nothing. */
  public Optional<Try> tried() {
    return tried;
  }

  /** What comes next: a move to be shown, or the next step where this one is done. */
  public LessonSession next() {
    if (attempt.isMoving()) {
      return then(Attempt::next);
    }
    return attempt.isDone() ? forward() : this;
  }

  /** The learner makes a move. */
  public LessonSession play(Move move) {
    return then(now -> now.play(move));
  }

  /** The learner chooses an answer, by its number from 0. */
  public LessonSession choose(int choice) {
    return then(now -> now.choose(choice));
  }

  /** The learner asks for help. */
  public LessonSession hint() {
    return then(Attempt::hint);
  }

  /** The learner takes a move of free practice back. */
  public LessonSession undo() {
    return then(Attempt::undo);
  }

  /** Everything on its way is played, and taken back where it is a refutation. */
  public LessonSession settled() {
    return then(Attempt::settled);
  }

  private LessonSession then(UnaryOperator<Attempt> what) {
    Attempt next = what.apply(attempt);
    Optional<Try> came =
        next == attempt ? Optional.empty() : next.result().map(result -> tried(result));
    return new LessonSession(lesson, index, next, isOver, came);
  }

  private Try tried(TryResult result) {
    return new Try(lesson.id(), step().name(), result);
  }

  /** The step from its beginning. */
  public LessonSession again() {
    return at(lesson, index);
  }

  /** The next step, be this one done or not; after the last one the lesson is over. */
  public LessonSession forward() {
    boolean isRead = attempt.isDone() && isOnlyRead();
    Optional<Try> came = isRead ? Optional.of(tried(TryResult.READ)) : Optional.empty();
    if (index + 1 == lesson.steps().size()) {
      return new LessonSession(lesson, index, attempt, true, isOver ? Optional.empty() : came);
    }
    Attempt found = Attempt.at(lesson.steps().get(index + 1));
    return new LessonSession(lesson, index + 1, found, false, came);
  }

  private boolean isOnlyRead() {
    return step().task().isEmpty()
        || step().task().get() instanceof Practice practice && practice.goal().isEmpty();
  }

  /** The step before; the first one from its beginning. */
  public LessonSession back() {
    return at(lesson, isOver ? index : Math.max(0, index - 1));
  }
}

package dev.banmen.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A learner's progress: the tries at steps, in order. Immutable. */
public final class Progress {
  public static final Progress NONE = new Progress(List.of());

  /**
   * A step, by its lesson's name and its own.
   *
   * @param lesson its id; empty where the step's name is enough
   */
  public record StepId(String lesson, String step) {
    public StepId {
      lesson = LazySteps.isByContent(step) ? "" : lesson;
    }
  }

  private final List<DatedStepResult> tries;
  private final Set<StepId> done;

  private Progress(List<DatedStepResult> tries) {
    this.tries = Collections.unmodifiableList(tries);
    done =
        tries.stream()
            .map(DatedStepResult::tried)
            .filter(it -> it.result() == StepOutcome.READ || it.result() == StepOutcome.RIGHT)
            .map(StepResult::id)
            .collect(Collectors.toUnmodifiableSet());
  }

  /** Reads lines of a file; those without a try are skipped. */
  public static Progress of(List<String> lines) {
    return new Progress(lines.stream().map(DatedStepResult::of).flatMap(Optional::stream).toList());
  }

  public Progress and(DatedStepResult last) {
    List<DatedStepResult> more = new ArrayList<>(tries);
    more.add(last);
    return new Progress(more);
  }

  /** All tries, oldest first. */
  public List<DatedStepResult> tries() {
    return tries;
  }

  /** Whether a step is done: read, or answered right. */
  public boolean isDone(Lesson lesson, Step step) {
    return done.contains(new StepId(lesson.id(), step.name()));
  }

  /** Whether a step is done, by its number from 0, without making it. */
  public boolean isDone(Lesson lesson, int step) {
    return !done.isEmpty() && done.contains(new StepId(lesson.id(), lesson.stepName(step)));
  }

  /** How many of the steps that count are done. */
  public int done(Lesson lesson) {
    return (int) counted(lesson).filter(step -> isDone(lesson, step)).count();
  }

  /** Whether all steps that count are done. */
  public boolean isDone(Lesson lesson) {
    return counted(lesson).allMatch(step -> isDone(lesson, step));
  }

  private static IntStream counted(Lesson lesson) {
    return IntStream.range(0, lesson.steps().size()).filter(lesson::isCounted);
  }

  /**
   * The step to resume at, from 0: of those that count the first one not done; the first one if all
   * are.
   */
  public int resume(Lesson lesson) {
    return counted(lesson)
        .filter(step -> !isDone(lesson, step))
        .findFirst()
        .orElseGet(() -> counted(lesson).findFirst().orElse(0));
  }

  /**
   * The lesson to continue with: the one tried last if it is not done, else the first one not done,
   * of the same game if possible; empty if all are done. The learner's own mistakes are none of
   * them, as the review asks them when they are due.
   *
   * @param lessons in learning order
   */
  public Optional<Lesson> next(List<Lesson> lessons) {
    List<Lesson> all =
        lessons.stream().filter(lesson -> !MistakeProblem.isLesson(lesson.id())).toList();
    Optional<Lesson> last = last(all);
    if (last.isPresent() && !isDone(last.get())) {
      return last;
    }
    Optional<Lesson> same =
        all.stream()
            .filter(lesson -> last.isPresent() && isOfGame(lesson, last.get()))
            .filter(lesson -> !isDone(lesson))
            .findFirst();
    return same.or(() -> all.stream().filter(lesson -> !isDone(lesson)).findFirst());
  }

  private static boolean isOfGame(Lesson lesson, Lesson other) {
    return lesson.game().id().equals(other.game().id());
  }

  private Optional<Lesson> last(List<Lesson> all) {
    for (int i = tries.size() - 1; i >= 0; i--) {
      String id = tries.get(i).tried().lesson();
      Optional<Lesson> found = all.stream().filter(lesson -> lesson.id().equals(id)).findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}

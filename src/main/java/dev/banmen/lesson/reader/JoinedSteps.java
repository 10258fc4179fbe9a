package dev.banmen.lesson.reader;

import dev.banmen.lesson.Concept;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.ProblemHead;
import dev.banmen.lesson.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The problems of several files, one after the other. For any thread. */
final class JoinedSteps extends LazySteps {
  private final List<Lesson> files = new ArrayList<>(); // of each problem
  private final List<Integer> numbers = new ArrayList<>(); // in its file, from 0

  private JoinedSteps() {}

  /**
   * Joins files of problems to one; empty if there is none.
   *
   * @param files in this order; those of another game than the first are left out, and what is more
   *     than a file may have
   */
  static Optional<Lesson> of(String id, List<Lesson> files) {
    JoinedSteps steps = new JoinedSteps();
    for (Lesson file : files) {
      boolean isSame = file.game().id().equals(files.get(0).game().id());
      for (int i = 0; isSame && i < file.steps().size() && steps.size() < ProblemReader.MOST; i++) {
        steps.files.add(file);
        steps.numbers.add(i);
      }
    }
    String name = id.substring(id.lastIndexOf('/') + 1);
    return files.stream()
        .findFirst()
        .map(
            first ->
                new Lesson(
                    id,
                    name,
                    first.game(),
                    "",
                    first.source(),
                    new Concept(id, name),
                    Math.min(Lesson.LONGEST, steps.size()),
                    steps));
  }

  @Override
  public Step get(int index) {
    return files.get(index).steps().get(numbers.get(index));
  }

  @Override
  public int size() {
    return files.size();
  }

  /** A problem that is alone in its file has the name of that if it has none of its own. */
  @Override
  public ProblemHead head(int index) {
    Lesson file = files.get(index);
    ProblemHead own = file.head(numbers.get(index));
    return file.steps().size() > 1 ? own : new ProblemHead(own.name(), file.title(), own.level());
  }
}

package dev.banmen.app;

import dev.banmen.lesson.Lesson;
import java.util.List;
import java.util.Optional;

/**
 * A lesson in a file that somebody is working on. Immutable.
 *
 * @param file its name
 * @param stamp what tells this state of the file from another
 * @param lesson empty if it has faults
 * @param faults a line each
 */
public record LessonDraft(String file, String stamp, Optional<Lesson> lesson, List<String> faults) {
  public LessonDraft {
    faults = List.copyOf(faults);
  }
}

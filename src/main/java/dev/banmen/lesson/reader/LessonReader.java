package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.record.Fault;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Reads lessons in Markdown from any bytes. Immutable. */
public record LessonReader(Games games) {
  /** The maximum size of a file, in bytes. */
  public static final int LONGEST = LessonLines.MOST_BYTES;

  /**
   * The result of reading a file.
   *
   * @param lesson empty if there are faults
   * @param faults all faults, in the order of the file
   * @param readable the lesson without what has faults, for more to be found in it; empty if
   *     nothing is left
   * @param remarks gives the notes
   */
  public record ReadLesson(
      Optional<Lesson> lesson,
      List<Fault> faults,
      Optional<Lesson> readable,
      Supplier<List<Fault>> remarks) {
    ReadLesson(Optional<Lesson> lesson, List<Fault> faults) {
      this(lesson, faults, lesson, List::of);
    }

    /** Advice for its author, which is no fault; reads all of the file. */
    public List<Fault> notes() {
      return remarks.get();
    }
  }

  /**
   * Reads the lesson in a file.
   *
   * @param id the lesson's name
   */
  public ReadLesson read(String id, byte[] file) {
    Faults faults = new Faults(games.language());
    LessonLines lines = LessonLines.of(file, faults);
    if (lines.count() == 0 || !Limits.areKept(lines, faults)) {
      return new ReadLesson(Optional.empty(), faults.sorted());
    }
    LessonHeader head = LessonHeader.read(lines, games, faults);
    List<Section> sections = Outline.read(lines, head.body(), faults);
    List<Step> steps = new ArrayList<>();
    StepReader reader = new StepReader(head, faults);
    for (Section section : sections) {
      if (section != sections.get(0) || !section.isEmpty() || sections.size() == 1) {
        reader.read(section).ifPresent(steps::add);
      }
    }
    Optional<Lesson> readable =
        steps.isEmpty()
            ? Optional.empty()
            : Optional.of(lesson(id, sections.get(0).heading, head, steps));
    return faults.isEmpty()
        ? new ReadLesson(readable, List.of())
        : new ReadLesson(Optional.empty(), faults.sorted(), readable, List::of);
  }

  private static Lesson lesson(String id, String title, LessonHeader head, List<Step> steps) {
    Game game = head.chosenGame().orElseThrow();
    return new Lesson(
        id,
        title,
        game,
        head.part(),
        head.source(),
        head.concept(id, title),
        head.minutes(),
        steps);
  }
}

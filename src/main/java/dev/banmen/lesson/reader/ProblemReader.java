package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.record.Archive;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import java.util.List;
import java.util.Optional;

/** Reads problems from recorded games: a file is a lesson, a game in it is a step. Stateless. */
final class ProblemReader {
  /** The maximum number of problems in a file. */
  static final int MOST = 20_000;

  private ProblemReader() {}

  /**
   * Reads a file up to its first problem; the others are read when they are asked for.
   *
   * @param archive of games in memory
   */
  static ReadLesson read(String id, Archive archive, Games games) {
    Faults faults = new Faults(games.language());
    if (archive.size() > MOST) {
      faults.add(1, 0, "problem.many", archive.size(), MOST);
      return new ReadLesson(Optional.empty(), faults.sorted());
    }
    for (int i = 0; i < archive.size(); i++) {
      Optional<Problem> first = ProblemSteps.read(archive, i, games, faults);
      if (first.isPresent() && first.get().step("", "").isPresent()) {
        Game game = first.get().game();
        ProblemSteps steps = new ProblemSteps(archive, games, game);
        Lesson lesson = lesson(id, first.get(), steps);
        return new ReadLesson(Optional.of(lesson), List.of(), Optional.of(lesson), steps::notes);
      }
    }
    if (faults.isEmpty()) {
      faults.add(1, 0, "problem.none");
    }
    return new ReadLesson(Optional.empty(), faults.sorted());
  }

  private static Lesson lesson(String id, Problem first, List<Step> steps) {
    String title = steps.size() == 1 ? first.named("GN") : "";
    String name = title.isEmpty() ? id.substring(id.lastIndexOf('/') + 1) : title;
    int minutes = Math.min(Lesson.LONGEST, steps.size());
    Concept concept = new Concept(id, name);
    return new Lesson(id, name, first.game(), "", first.named("SO"), concept, minutes, steps);
  }
}

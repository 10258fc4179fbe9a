package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.Concept;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.reader.LessonReader.ReadLesson;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads problems from recorded games: a file is a lesson, a game in it is a step. */
final class ProblemReader {
  /** The maximum number of problems in a file: nobody would get through more. */
  static final int MOST = 1000;

  private static final String PROBLEM = "problem";

  private final Games games;
  private final Faults faults;
  private final List<Step> steps = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private Optional<Game> game = Optional.empty(); // of the first problem
  private String title = "";
  private String source = "";

  ProblemReader(Games games) {
    this.games = games;
    this.faults = new Faults(games.language());
  }

  ReadLesson read(String id, Archive archive) throws IOException {
    if (archive.size() > MOST) {
      faults.add(1, 0, "problem.many", archive.size(), MOST);
    }
    for (int i = 0; i < Math.min(MOST, archive.size()); i++) {
      try {
        problem(archive.game(i, Note.UNHEARD), i + 1);
      } catch (InputFault fault) {
        faults.tell((int) fault.line(), (int) fault.column(), fault.getMessage());
      } catch (OptionFault fault) {
        faults.tell(1, 0, fault.getMessage());
      }
    }
    if (faults.isEmpty() && steps.isEmpty()) {
      faults.add(1, 0, "problem.none");
    }
    if (!faults.isEmpty()) {
      return new ReadLesson(Optional.empty(), faults.sorted(), Optional.empty(), faults.notes());
    }
    String name =
        title.isEmpty() || steps.size() > 1 ? id.substring(id.lastIndexOf('/') + 1) : title;
    int minutes = Math.min(Lesson.LONGEST, steps.size());
    Lesson lesson =
        new Lesson(id, name, game.orElseThrow(), "", source, new Concept(id, name), minutes, steps);
    return new ReadLesson(Optional.of(lesson), List.of(), Optional.of(lesson), faults.notes());
  }

  private void problem(Recording recording, int number) {
    RecordTree tree = recording.tree();
    Problem problem = new Problem(recording, games, faults);
    if (game.isPresent() && !game.get().id().equals(problem.game().id())) {
      faults.add(tree.line(RecordTree.ROOT), 0, "problem.game", problem.game().id());
      return;
    }
    game = game.or(() -> Optional.of(problem.game()));
    String own = Printable.of(tree.text(RecordTree.ROOT, "GN").strip());
    title = title.isEmpty() ? own : title;
    String from = Printable.of(tree.text(RecordTree.ROOT, "SO").strip());
    source = source.isEmpty() ? from : source;
    String heading = own.isEmpty() ? PROBLEM + " " + number : own;
    String name = StepReader.name(heading);
    if (!names.add(name)) {
      name = name + "-" + number;
      names.add(name);
    }
    problem.step(name, heading).ifPresent(steps::add);
  }
}

package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Games;
import dev.banmen.game.OptionFault;
import dev.banmen.game.Position;
import dev.banmen.game.record.Archive;
import dev.banmen.game.record.Fault;
import dev.banmen.game.record.InputFault;
import dev.banmen.game.record.Note;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.RecordTree;
import dev.banmen.game.record.Recording;
import dev.banmen.lesson.LazySteps;
import dev.banmen.lesson.Lesson;
import dev.banmen.lesson.Paragraph;
import dev.banmen.lesson.ProblemHead;
import dev.banmen.lesson.Span;
import dev.banmen.lesson.Span.Look;
import dev.banmen.lesson.Step;
import dev.banmen.record.Markup;
import dev.banmen.text.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

/** The problems of a file, a step for each game. A game that is no problem is a step to read. */
final class ProblemSteps extends LazySteps {
  /** The properties that make a problem, beside its game: what is said of it may change. */
  private static final Set<String> CONTENT = Set.of("AB", "AW", "AE", "PL", "SZ", "B", "W");

  private final Archive archive;
  private final Games games;
  private final Game game;
  private final ProblemHead[] heads; // null where not known yet
  private volatile MadeStep last;

  private record MadeStep(int index, Step step) {}

  /**
   * The problems of these games.
   *
   * @param archive of games in memory
   * @param game which the problems must be of
   */
  ProblemSteps(Archive archive, Games games, Game game) {
    this.archive = archive;
    this.games = games;
    this.game = game;
    heads = new ProblemHead[archive.size()];
  }

  @Override
  public int size() {
    return heads.length;
  }

  @Override
  public Step get(int index) {
    MadeStep known = last;
    if (known != null && known.index() == index) {
      return known.step();
    }
    Faults faults = new Faults(games.language());
    Step step = made(index, faults).orElseGet(() -> skipped(index, faults.sorted().get(0)));
    last = new MadeStep(index, step);
    return step;
  }

  @Override
  public ProblemHead head(int index) {
    if (heads[index] == null) {
      try {
        Recording recording = archive.game(index, Note.UNHEARD);
        String own = text(recording, "GN");
        String level = ProblemHead.level(text(recording, "DI"), own);
        heads[index] =
            new ProblemHead(name(recording), heading(own, index), level, isAsking(recording));
      } catch (InputFault | OptionFault e) {
        heads[index] = new ProblemHead("game-" + (index + 1), heading("", index), "", false);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return heads[index];
  }

  /** Whether a game is a problem, not one that was played or that cannot be read. */
  boolean isProblem(int index) throws IOException {
    try {
      return LessonFiles.isProblem(archive.game(index, Note.UNHEARD).tree());
    } catch (InputFault | OptionFault e) {
      return false;
    }
  }

  /** Whether a game is one of the course, with moves; whether they can be played is not known. */
  private boolean isAsking(Recording recording) {
    return recording.family().equals(game.id())
        && recording.tree().firstChild(RecordTree.ROOT) != RecordTree.NONE;
  }

  private static String text(Recording recording, String id) {
    return Printable.of(recording.tree().text(RecordTree.ROOT, id).strip());
  }

  private static String name(Recording recording) {
    RecordTree tree = recording.tree();
    StringBuilder content = new StringBuilder(recording.family());
    for (int node = RecordTree.ROOT; node != RecordTree.NONE; node = tree.following(node)) {
      content.append('\n').append(tree.parent(node));
      Set<String> sorted = new TreeSet<>();
      for (Property property : tree.properties(node)) {
        if (CONTENT.contains(property.id())) {
          property.values().forEach(value -> sorted.add(property.id() + "=" + value));
        }
      }
      content.append(sorted);
    }
    byte[] bytes = content.toString().getBytes(StandardCharsets.UTF_8);
    return BY_CONTENT + UUID.nameUUIDFromBytes(bytes);
  }

  private Optional<Step> made(int index, Faults faults) {
    Optional<Problem> problem = read(archive, index, games, faults);
    if (problem.isPresent() && !problem.get().game().id().equals(game.id())) {
      faults.add(1, 0, "problem.game", problem.get().game().words().text("name"));
      return Optional.empty();
    }
    return problem.flatMap(one -> one.step(head(index).name(), head(index).heading()));
  }

  /** Reads a game as a problem; empty, with faults, if it cannot be read at all. */
  static Optional<Problem> read(Archive archive, int index, Games games, Faults faults) {
    try {
      return Optional.of(new Problem(archive.game(index, Note.UNHEARD), games, faults));
    } catch (InputFault fault) {
      faults.tell((int) fault.line(), (int) fault.column(), fault.getMessage());
    } catch (OptionFault fault) {
      faults.tell(1, 0, fault.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Optional.empty();
  }

  private String heading(String own, int index) {
    return own.isEmpty()
        ? games.language().words(Lesson.class).text("problem.number", index + 1)
        : own;
  }

  /** Returns a step that says why a game is no problem. */
  private Step skipped(int index, Fault why) {
    Span said = new Span(new Faults(games.language()).skipped(why).text(), Look.EMPHASIS);
    return new Step(
        head(index).name(),
        heading("", index),
        List.of(new Paragraph("", List.of(said))),
        Position.start(game),
        Markup.NONE,
        List.of(),
        Optional.empty());
  }

  /** Makes all steps, and returns what their author should know, in the order of the file. */
  List<Fault> notes() {
    List<Fault> notes = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      Faults faults = new Faults(games.language());
      if (made(i, faults).isEmpty()) {
        notes.add(faults.skipped(faults.sorted().get(0)));
      } else {
        notes.addAll(faults.notes());
      }
    }
    return notes;
  }
}

package dev.banmen.lesson.reader;

import dev.banmen.game.Game;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.lesson.Demonstration;
import dev.banmen.lesson.LessonMove;
import dev.banmen.lesson.Step;
import dev.banmen.lesson.Task;
import dev.banmen.record.Markup;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Converts sections to steps, one after the other. For one lesson. */
final class StepReader {
  private final LessonHeader head;
  private final Faults faults;
  private final Set<String> names = new HashSet<>();
  private Optional<Position> position; // at the end of the previous step; empty if it had faults

  StepReader(LessonHeader head, Faults faults) {
    this.head = head;
    this.faults = faults;
    position = head.chosenGame().map(Position::start);
  }

  /** Reads a section as a step; empty if it has no board without faults. */
  Optional<Step> read(Section section) {
    String name = section.name;
    if (!names.add(name)) {
      faults.add(section.line, 0, "heading.twice", section.heading);
    }
    if (section.isEmpty()) {
      faults.add(section.line, 0, "step.empty", section.heading);
    }
    return head.chosenGame().isPresent() ? read(section, name) : choices(section);
  }

  /** Reads a step without a known game, as far as possible. */
  private Optional<Step> choices(Section section) {
    only(section, "choices").ifPresent(fence -> TaskReader.choices(fence, faults));
    return Optional.empty();
  }

  private Optional<Step> read(Section section, String name) {
    Map<Site, String> labels = Map.of();
    Optional<FencedBlock> board = only(section, "board");
    if (board.isPresent()) {
      Optional<BoardReader.MarkedBoard> drawn = BoardReader.read(board.get(), head, faults);
      position = drawn.map(BoardReader.MarkedBoard::position);
      labels = drawn.map(BoardReader.MarkedBoard::labels).orElse(Map.of());
    }
    played(section);
    Markup markup =
        MarksReader.read(game(), position.isPresent(), labels, only(section, "marks"), faults);
    Optional<Position> start = position;
    List<Demonstration> showings = showings(section);
    position = position.map(from -> Step.end(from, showings));
    Optional<Task> task = task(section);
    return start.map(
        from -> new Step(name, section.heading, section.prose, from, markup, showings, task));
  }

  /** The game of the current board, else that of the header. */
  private Game game() {
    return position.map(Position::game).or(head::chosenGame).orElseThrow();
  }

  /** A step's name in progress files: the letters and digits of its heading. */
  static String name(String heading) {
    StringBuilder lower = new StringBuilder(); // each character by itself: files have these names
    heading.codePoints().map(Character::toLowerCase).forEach(lower::appendCodePoint);
    String words = lower.toString().replaceAll("[^\\p{L}\\p{Nd}]+", " ").strip();
    return words.isEmpty() ? "step" : words.replace(' ', '-');
  }

  private Optional<FencedBlock> only(Section section, String kind) {
    List<FencedBlock> all = section.fences.stream().filter(f -> f.kind().equals(kind)).toList();
    if (all.size() > 1) {
      faults.add(all.get(1).info(), "step.twice", kind);
    }
    return all.stream().findFirst();
  }

  private void played(Section section) {
    for (FencedBlock fence : moves(section, true)) {
      for (Demonstration showing : demonstrations(fence)) {
        for (LessonMove shown : showing.moves()) {
          if (shown.isRefused()) {
            faults.add(fence.info(), "moves.played.refused");
          }
          position = Optional.of(shown.after());
        }
      }
    }
  }

  private List<Demonstration> showings(Section section) {
    List<FencedBlock> fences = moves(section, false);
    return fences.isEmpty() ? List.of() : demonstrations(fences.get(0));
  }

  /** Reads the moves of a block; on a fault returns none and drops the position. */
  private List<Demonstration> demonstrations(FencedBlock fence) {
    MovesReader reader = new MovesReader(faults);
    if (position.isEmpty()) {
      reader.spell(fence, game());
      return List.of();
    }
    Optional<List<Demonstration>> read = reader.read(fence, position.get());
    position = position.filter(at -> read.isPresent());
    return read.orElse(List.of());
  }

  private List<FencedBlock> moves(Section section, boolean isPlayed) {
    List<FencedBlock> all =
        section.fences.stream()
            .filter(fence -> fence.kind().equals("moves"))
            .filter(fence -> MovesReader.isPlayed(fence) == isPlayed)
            .toList();
    if (all.size() > 1) {
      faults.add(all.get(1).info(), "step.twice", all.get(1).info().text());
    }
    return all.subList(0, Math.min(1, all.size()));
  }

  private Optional<Task> task(Section section) {
    Optional<Task> task = Optional.empty();
    int count = 0;
    for (FencedBlock fence : section.fences) {
      switch (fence.kind()) {
        case "answers" -> task = AnswersReader.read(fence, game(), position, faults);
        case "choices" -> task = TaskReader.choices(fence, faults);
        case "practice" -> task = TaskReader.practice(fence, game(), faults);
        default -> {
          continue;
        }
      }
      count++;
      if (count > 1) {
        faults.add(fence.info(), "step.tasks");
      }
    }
    return task;
  }
}

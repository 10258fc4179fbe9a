package dev.banmen.lesson;

import dev.banmen.game.Position;
import dev.banmen.game.Site;
import dev.banmen.record.Markup;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes a step of each section, one after the other. For one lesson. */
final class StepReader {
  private final Head head;
  private final Faults faults;
  private final Set<String> names = new HashSet<>();
  private Position position; // where the step before has ended

  StepReader(Head head, Faults faults) {
    this.head = head;
    this.faults = faults;
    position = Position.start(head.chosenGame().orElseThrow());
  }

  /** The step that a section is. */
  Step read(Section section) {
    String name = name(section.heading);
    if (!names.add(name)) {
      faults.add(section.line, 0, "heading.twice", section.heading);
    }
    if (section.isEmpty()) {
      faults.add(section.line, 0, "step.empty", section.heading);
    }
    Map<Site, String> labels = Map.of();
    Optional<Fence> board = only(section, "board");
    if (board.isPresent()) {
      Optional<BoardReader.Board> drawn = BoardReader.read(board.get(), head, faults);
      if (drawn.isEmpty()) {
        return step(name, section, Markup.NONE, List.of(), Optional.empty());
      }
      position = drawn.get().position();
      labels = drawn.get().labels();
    }
    played(section);
    Markup markup = MarksReader.read(position.game(), labels, only(section, "marks"), faults);
    Position start = position;
    List<Demonstration> showings = showings(section);
    Step shown =
        new Step(name, section.heading, section.prose, start, markup, showings, Optional.empty());
    position = shown.end();
    return new Step(name, section.heading, section.prose, start, markup, showings, task(section));
  }

  private Step step(
      String name,
      Section section,
      Markup markup,
      List<Demonstration> showings,
      Optional<Task> task) {
    return new Step(name, section.heading, section.prose, position, markup, showings, task);
  }

  /** What progress calls a step: the letters and digits of its heading. */
  static String name(String heading) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < heading.length(); ) {
      int c = Character.toLowerCase(heading.codePointAt(i));
      i += Character.charCount(heading.codePointAt(i));
      if (Character.isLetterOrDigit(c)) {
        name.appendCodePoint(c);
      } else if (name.length() > 0 && name.charAt(name.length() - 1) != '-') {
        name.append('-');
      }
    }
    int end = name.length();
    boolean isOpen = end > 0 && name.charAt(end - 1) == '-';
    return end == 0 ? "step" : name.substring(0, isOpen ? end - 1 : end);
  }

  private Optional<Fence> only(Section section, String kind) {
    List<Fence> all = section.fences.stream().filter(f -> f.kind().equals(kind)).toList();
    if (all.size() > 1) {
      faults.add(all.get(1).info(), "step.twice", kind);
    }
    return all.stream().findFirst();
  }

  private void played(Section section) {
    for (Fence fence : moves(section, true)) {
      for (Demonstration showing : new MovesReader(faults).read(fence, position)) {
        for (Shown shown : showing.moves()) {
          if (shown.isRefused()) {
            faults.add(fence.info(), "moves.played.refused");
          }
          position = shown.after();
        }
      }
    }
  }

  private List<Demonstration> showings(Section section) {
    List<Fence> fences = moves(section, false);
    return fences.isEmpty() ? List.of() : new MovesReader(faults).read(fences.get(0), position);
  }

  private List<Fence> moves(Section section, boolean isPlayed) {
    List<Fence> all =
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
    for (Fence fence : section.fences) {
      switch (fence.kind()) {
        case "answers" -> task = AnswersReader.read(fence, position, faults);
        case "choices" -> task = TaskReader.choices(fence, position.game(), faults);
        case "practice" -> task = TaskReader.practice(fence, position.game(), faults);
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

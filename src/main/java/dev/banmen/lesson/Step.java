package dev.banmen.lesson;

import dev.banmen.game.Position;
import dev.banmen.record.Markup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A screenful of a lesson. Immutable.
 *
 * @param name its name in progress files: one word, unique in its lesson, such as {@code two-eyes}
 * @param heading one line
 * @param start the position at first, with all that led to it
 * @param markup the marks drawn on it
 * @param showings the moves shown from there, one after the other
 * @param task the learner's task after that
 */
public record Step(
    String name,
    String heading,
    List<Paragraph> prose,
    Position start,
    Markup markup,
    List<Demonstration> showings,
    Optional<Task> task) {
  public Step {
    prose = List.copyOf(prose);
    showings = List.copyOf(showings);
  }

  Step named(String other) {
    return new Step(other, heading, prose, start, markup, showings, task);
  }

  /** Returns it with one more paragraph. */
  public Step with(Paragraph last) {
    List<Paragraph> more = new ArrayList<>(prose);
    more.add(last);
    return new Step(name, heading, more, start, markup, showings, task);
  }

  /** The position once all is shown, where the task starts. */
  public Position end() {
    return end(start, showings);
  }

  /** The position after showing these moves. */
  public static Position end(Position start, List<Demonstration> showings) {
    Position end = start;
    for (Demonstration showing : showings) {
      for (LessonMove shown : showing.moves()) {
        end = shown.after();
      }
    }
    return end;
  }
}

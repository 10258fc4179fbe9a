package dev.banmen.lesson;

import dev.banmen.game.Position;
import dev.banmen.record.Markup;
import java.util.List;
import java.util.Optional;

/**
 * A screenful of a lesson. Immutable.
 *
 * @param name what progress calls it: one word, unique in its lesson, such as {@code two-eyes}
 * @param heading one line
 * @param start what stands on the board at first, with all that led to it
 * @param markup what is drawn on it
 * @param showings what is played on from there, one after the other
 * @param task what the learner is asked after that
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

  /** The same under another name. */
  Step named(String other) {
    return new Step(other, heading, prose, start, markup, showings, task);
  }

  /** What stands on the board once all is shown: what the task begins with. */
  public Position end() {
    return end(start, showings);
  }

  /** What stands on a board once some moves are shown on it. */
  public static Position end(Position start, List<Demonstration> showings) {
    Position end = start;
    for (Demonstration showing : showings) {
      for (Shown shown : showing.moves()) {
        end = shown.after();
      }
    }
    return end;
  }
}

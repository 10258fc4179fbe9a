package dev.banmen.lesson;

import java.util.List;

/**
 * A position where the learner has to find a move, and perhaps more after the reply. Immutable.
 *
 * @param first what the learner's first move leads to
 */
public record Answers(Branch first, List<String> hints) implements Task {
  public Answers {
    hints = List.copyOf(hints);
  }
}

package dev.banmen.lesson;

import java.util.List;
import java.util.Optional;

/**
 * Free play by the rules, the learner moving for both sides. Immutable.
 *
 * @param goal what is to be reached; empty if it ends when the learner goes on
 */
public record Practice(Optional<Goal> goal, List<String> hints) implements Task {
  public Practice {
    hints = List.copyOf(hints);
  }
}

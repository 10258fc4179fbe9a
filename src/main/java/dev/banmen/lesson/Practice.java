package dev.banmen.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Free play by the rules, the learner moving for both sides. Immutable.
 *
 * @param goal empty if practice ends when the learner continues
 */
public record Practice(Optional<Goal> goal, List<String> hints) implements Task {
  public Practice {
    hints = List.copyOf(hints);
  }

  @Override
  public <T> T match(
      Function<Answers, T> answers,
      Function<ChoiceQuestion, T> choices,
      Function<Practice, T> practice) {
    return practice.apply(this);
  }
}

package dev.banmen.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A position where the learner has to find a move, and perhaps more after the reply. Immutable.
 *
 * @param first what the learner's first move leads to
 * @param claim what the lesson says of them for a solver; empty if it says nothing
 */
public record Answers(Branch first, List<String> hints, Optional<ProblemClaim> claim)
    implements Task {
  public Answers {
    hints = List.copyOf(hints);
  }

  @Override
  public <T> T match(
      Function<Answers, T> answers,
      Function<ChoiceQuestion, T> choices,
      Function<Practice, T> practice) {
    return answers.apply(this);
  }
}

package dev.banmen.lesson;

import dev.banmen.lesson.ProblemClaim.ClaimedLine;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A position where the learner has to find a move, and perhaps more after the reply. Immutable.
 *
 * @param first what the learner's first move leads to
 * @param claim what the lesson says of them for a solver; empty if it says nothing
 * @param lines the lines that they were read from, in the file's order; none if they are from a
 *     recorded game
 */
public record Answers(
    Branch first, List<String> hints, Optional<ProblemClaim> claim, List<ClaimedLine> lines)
    implements Task {
  public Answers {
    hints = List.copyOf(hints);
    lines = List.copyOf(lines);
  }

  @Override
  public <T> T match(
      Function<Answers, T> answers, Function<Choices, T> choices, Function<Practice, T> practice) {
    return answers.apply(this);
  }
}

package dev.banmen.lesson;

import dev.banmen.game.Explanation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A question with its answers to choose from. Immutable.
 *
 * @param choices 2 to {@link #MOST}, at least one of them right
 * @param why what to show on the board after each answer; empty for nothing
 */
public record ChoiceQuestion(List<Choice> choices, List<String> hints, Optional<Explanation> why)
    implements Task {
  /** The number of digit keys. */
  public static final int MOST = 9;

  /**
   * One answer.
   *
   * @param text one line
   * @param sentence the comment when it is chosen; may be empty
   */
  public record Choice(String text, boolean isRight, String sentence) {}

  public ChoiceQuestion {
    choices = List.copyOf(choices);
    hints = List.copyOf(hints);
  }

  @Override
  public <T> T match(
      Function<Answers, T> answers,
      Function<ChoiceQuestion, T> choices,
      Function<Practice, T> practice) {
    return choices.apply(this);
  }
}

package dev.banmen.lesson;

import java.util.List;

/**
 * A question with its answers to choose from. Immutable.
 *
 * @param choices 2 to {@link #MOST}, at least one of them right
 */
public record Choices(List<Choice> choices, List<String> hints) implements Task {
  /** As many as there are digits to press. */
  public static final int MOST = 9;

  /**
   * One answer.
   *
   * @param text one line
   * @param sentence what is said when it is chosen; may be empty
   */
  public record Choice(String text, boolean isRight, String sentence) {}

  public Choices {
    choices = List.copyOf(choices);
    hints = List.copyOf(hints);
  }
}

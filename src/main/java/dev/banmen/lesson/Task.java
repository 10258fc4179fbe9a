package dev.banmen.lesson;

import java.util.List;
import java.util.function.Function;

/** A learner's task. Immutable. */
public sealed interface Task permits Answers, ChoiceQuestion, Practice {
  /** Hints of one line each, in the order to give them. */
  List<String> hints();

  /** Returns the result of the function for this kind of task. */
  <T> T match(
      Function<Answers, T> answers,
      Function<ChoiceQuestion, T> choices,
      Function<Practice, T> practice);
}

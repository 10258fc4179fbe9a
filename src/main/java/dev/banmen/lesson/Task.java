package dev.banmen.lesson;

import java.util.List;

/** A learner's task. Immutable. */
public sealed interface Task permits Answers, Choices, Practice {
  /** Hints of one line each, in the order to give them. */
  List<String> hints();
}

package dev.banmen.lesson;

import java.util.List;

/** What a learner is asked to do. Immutable. */
public sealed interface Task permits Answers, Choices, Practice {
  /** What helps, one line each, the first to be given first. */
  List<String> hints();
}

package dev.banmen.lesson.reader;

import dev.banmen.lesson.Shown;
import java.util.List;

/**
 * A valid line of answers. Immutable.
 *
 * @param turns the learner's moves, each with the replies to it
 * @param isAny whether it applies to any other move after these
 */
record AnswerLine(Script text, boolean isRight, List<List<Shown>> turns, boolean isAny) {
  AnswerLine {
    turns = turns.stream().map(List::copyOf).toList();
  }

  String sentence() {
    return text.afterColon().text();
  }

  /** The number of the learner's moves that it answers. */
  int length() {
    return turns.size() + (isAny ? 1 : 0);
  }

  boolean isLast(int turn) {
    return turn + 1 == turns.size();
  }
}

package dev.banmen.lesson;

import java.util.List;

/**
 * Moves shown to the learner, with a comment. Immutable.
 *
 * @param moves in order; only the last one may be refused
 * @param sentence one line; empty if there is no comment
 */
public record Demonstration(List<LessonMove> moves, String sentence) {
  public Demonstration {
    moves = List.copyOf(moves);
  }
}

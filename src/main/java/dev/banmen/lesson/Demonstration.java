package dev.banmen.lesson;

import java.util.List;

/**
 * Moves that are played before the learner's eyes, and what is said of them. Immutable.
 *
 * @param moves in order; only the last one may be refused
 * @param sentence one line; empty if nothing is said
 */
public record Demonstration(List<Shown> moves, String sentence) {
  public Demonstration {
    moves = List.copyOf(moves);
  }
}

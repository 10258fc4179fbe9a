package dev.banmen.lesson;

import dev.banmen.game.Explanation;
import java.util.Optional;

/**
 * What a lesson says to what has just happened. Immutable.
 *
 * @param sentence one line; empty only for {@link Kind#SHOWN}
 * @param explanation what the rules say as well, where they refuse a move
 */
public record Feedback(Kind kind, String sentence, Optional<Explanation> explanation) {
  /** What has happened. */
  public enum Kind {
    /** The lesson has played something. */
    SHOWN,
    /** The answer is right, and more is to be found. */
    ON,
    /** The answer is right, and was the last one. */
    RIGHT,
    WRONG,
    /** The rules refuse the move, and the lesson says nothing of it. Nothing has changed. */
    REFUSED,
    /** A move of free practice is played. */
    PLAYED,
    /** The goal of the practice is reached. */
    REACHED,
    HINT
  }

  static Feedback of(Kind kind, String sentence) {
    return new Feedback(kind, sentence, Optional.empty());
  }
}

package dev.banmen.lesson;

import dev.banmen.game.Explanation;
import java.util.Optional;

/**
 * A lesson's comment on what just happened. Immutable.
 *
 * @param sentence one line; empty only for {@link FeedbackKind#SHOWN}
 * @param explanation why the rules refuse a move, or why an answer is right; empty for neither
 */
public record Feedback(FeedbackKind kind, String sentence, Optional<Explanation> explanation) {
  /** The event that is commented on. */
  public enum FeedbackKind {
    /** The lesson has played something. */
    SHOWN,
    /** The answer is right, and more is to be found. */
    ON,
    /** The answer is right, and was the last one. */
    RIGHT,
    WRONG,
    /** The rules refuse the move, and the lesson has no comment. Nothing has changed. */
    REFUSED,
    /** A move of free practice is played. */
    PLAYED,
    /** The goal of the practice is reached. */
    REACHED,
    HINT
  }

  static Feedback of(FeedbackKind kind, String sentence) {
    return new Feedback(kind, sentence, Optional.empty());
  }
}

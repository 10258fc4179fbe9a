package dev.banmen.lesson;

import dev.banmen.game.Move;
import dev.banmen.game.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A position with the learner to move, and the reply to each move. Immutable.
 *
 * @param replies to moves that the lesson names, in its order
 * @param other to any other move that the rules allow; empty if the lesson says nothing of them
 */
public record Branch(Position position, Map<Move, MoveReply> replies, Optional<Other> other) {
  /** The comment on a move that is not named. */
  public record Other(boolean isRight, String sentence, FileLine at) {
    /** A comment that stands in no file. */
    public Other(boolean isRight, String sentence) {
      this(isRight, sentence, FileLine.NONE);
    }
  }

  public Branch {
    replies = Collections.unmodifiableMap(new LinkedHashMap<>(replies));
  }
}

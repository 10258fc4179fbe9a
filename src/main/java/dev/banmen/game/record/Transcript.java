package dev.banmen.game.record;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A text format of a game's play: reads whole inputs into the moves tried in them. It refuses the
 * inputs that its {@link Judge} refuses, with the same fault. Immutable.
 */
public interface Transcript {
  /** The format's name: lower case, one word, such as {@code exercise}. */
  default String name() {
    return "exercise";
  }

  default String board() {
    return "array";
  }

  /**
   * Reads one whole input.
   *
   * @return its games, in order; none if the input says so
   * @throws InputFault if the input isn't in this format
   */
  List<Recorded> read(Tokens in) throws InputFault, IOException;

  /** Returns the writer of this format: the transcript itself if it is one too. */
  default Optional<ExerciseWriter> writer() {
    return this instanceof ExerciseWriter writer ? Optional.of(writer) : Optional.empty();
  }
}

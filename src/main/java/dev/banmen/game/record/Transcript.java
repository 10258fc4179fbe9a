package dev.banmen.game.record;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * A written form of a game's play: reads whole inputs into what was tried in them. What a {@link
 * Judge} refuses to read, with the same fault, its transcript refuses too. Immutable.
 */
public interface Transcript {
  /** What the form is called: lower case, one word, such as {@code exercise}. */
  default String name() {
    return "exercise";
  }

  /** How a board that is drawn in the input is read, see {@link Judge#board}. */
  default String board() {
    return "array";
  }

  /**
   * Reads one whole input.
   *
   * @return its games, in order; none if the input says so
   * @throws InputFault if the input is not of this form
   */
  List<Recorded> read(Tokens in) throws InputFault, IOException;

  /** Who writes this form; nobody by default. */
  default Optional<ExerciseWriter> scribe() {
    return Optional.empty();
  }
}

package dev.banmen.study;

/**
 * A player's score at guessing the moves of a recording. Immutable.
 *
 * @param right the moves found at the first try
 * @param moves the moves found or shown
 * @param tries the wrong guesses at the current move
 */
public record Guesses(int right, int moves, int tries) {
  public static final Guesses NONE = new Guesses(0, 0, 0);

  /** After a wrong guess, which another may follow. */
  public Guesses wrong() {
    return new Guesses(right, moves, tries + 1);
  }

  /** After the move was found. */
  public Guesses found() {
    return new Guesses(right + (tries == 0 ? 1 : 0), moves + 1, 0);
  }

  /** After the move was shown because it was not found. */
  public Guesses shown() {
    return new Guesses(right, moves + 1, 0);
  }
}

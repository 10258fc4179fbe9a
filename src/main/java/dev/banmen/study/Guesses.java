package dev.banmen.study;

import dev.banmen.game.Site;

/** Moves guessed or shown, those right at the first try, and the tries at this one. Immutable. */
public record Guesses(int right, int moves, int tries) {
  public static final Guesses NONE = new Guesses(0, 0, 0);

  /** A guess that was wrong: another one may follow. */
  public Guesses wrong() {
    return new Guesses(right, moves, tries + 1);
  }

  /** The move was found. */
  public Guesses found() {
    return new Guesses(right + (tries == 0 ? 1 : 0), moves + 1, 0);
  }

  /** The move was not found, and shown. */
  public Guesses shown() {
    return new Guesses(right, moves + 1, 0);
  }

  /** How many rows and columns there are between two sites together. */
  public static int distance(Site one, Site other) {
    return Math.abs(one.row() - other.row()) + Math.abs(one.col() - other.col());
  }
}

package dev.banmen.game;

import dev.banmen.text.Words;

/**
 * One of the two players. A game gives its own display names (black and white, first and second)
 * through its {@link Words}; in code there are only these two.
 */
public enum Side {
  BLACK,
  WHITE;

  public Side opponent() {
    return this == BLACK ? WHITE : BLACK;
  }

  /**
   * The name in files, protocols and options, whatever the language: {@code black} or {@code
   * white}.
   */
  public String id() {
    return this == BLACK ? "black" : "white";
  }

  /** The mark of this player's pieces. */
  public Mark mark() {
    return this == BLACK ? Mark.BLACK : Mark.WHITE;
  }
}

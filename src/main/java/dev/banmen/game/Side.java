package dev.banmen.game;

import dev.banmen.text.Words;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One of the two players. A game gives its own display names (black and white, first and second)
 * through its {@link Words}; in code there are only these two.
 */
public enum Side {
  BLACK,
  WHITE;

  /** Returns the side that has this {@link #id}; empty if none has. */
  public static Optional<Side> of(String id) {
    return Stream.of(values()).filter(side -> side.id().equals(id)).findFirst();
  }

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

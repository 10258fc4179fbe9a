package dev.banmen.game;

import java.util.Optional;

/** The state of a site: empty, a piece of one side, or a fixture that is part of the board. */
public enum Mark {
  EMPTY,
  BLACK,
  WHITE,
  /** Belongs to the board itself and never changes: the dots of a doubled lattice. */
  FIXTURE;

  /** The side that owns this mark; empty for {@link #EMPTY} and {@link #FIXTURE}. */
  public Optional<Side> side() {
    return switch (this) {
      case BLACK -> Optional.of(Side.BLACK);
      case WHITE -> Optional.of(Side.WHITE);
      default -> Optional.empty();
    };
  }
}

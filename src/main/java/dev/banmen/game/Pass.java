package dev.banmen.game;

import java.util.Objects;

/**
 * A turn in which nothing is placed.
 *
 * @param side who passes
 */
public record Pass(Side side) implements Move {
  public Pass {
    Objects.requireNonNull(side);
  }

  // Written out, as in Place.
  @Override
  public boolean equals(Object other) {
    return other instanceof Pass pass && side == pass.side;
  }

  @Override
  public int hashCode() {
    return side.ordinal();
  }
}

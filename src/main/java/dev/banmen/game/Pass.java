package dev.banmen.game;

/** A turn in which nothing is placed. */
public record Pass(Side side) implements Move {
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

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
}

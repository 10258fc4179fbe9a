package dev.banmen.game;

import java.util.Objects;

/**
 * A piece put on a site: a stone, a disc, a line.
 *
 * @param side who moves
 * @param site where, possibly off the board
 */
public record Place(Side side, Site site) implements Move {
  public Place {
    Objects.requireNonNull(side);
    Objects.requireNonNull(site);
  }
}

package dev.banmen.game;

import java.util.Optional;

/** How a game's players write a site. Only here does {@code D4} mean anything. */
public interface Notation {
  /** In place of a site's index: what is written names none. */
  int UNREADABLE = -3;

  /** The name of a site of the lattice. */
  String name(Site site);

  /**
   * The site that a name means, in upper or lower case. A well-formed name of a place off the board
   * gives a site off the lattice, so that the refusal can say so; anything else is empty.
   */
  Optional<Site> parse(String name);

  /**
   * What {@link Lattice#index(Site)} says of the site that a name means; {@link #UNREADABLE} if it
   * means none. What is written for a pass never gives a site of the lattice. A notation that many
   * records are read in may answer without making an object.
   */
  default int index(String name, Lattice lattice) {
    Optional<Site> site = parse(name);
    return site.isEmpty() ? UNREADABLE : lattice.index(site.get());
  }

  /** Whether this is written for a pass. */
  default boolean isPass(String name) {
    return name.isEmpty() || name.equalsIgnoreCase("pass");
  }

  /** The label at the edge of a row; empty where the row has none. */
  String row(int row);

  /** The label at the edge of a column; empty where the column has none. */
  String column(int col);

  /** A move as it is written: the site's name, or {@code pass}. */
  default String name(Move move) {
    return move instanceof Place place ? name(place.site()) : "pass";
  }
}

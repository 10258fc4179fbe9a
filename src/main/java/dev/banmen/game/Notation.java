package dev.banmen.game;

import java.util.Optional;

/** How a game's players write sites: the only place where {@code D4} means anything. */
public interface Notation {
  /** Instead of a site's index: the text names no site. */
  int UNREADABLE = -3;

  /** Returns the name of a site of the lattice. */
  String name(Site site);

  /**
   * Returns the site that a name means, in upper or lower case. A well-formed name of a place off
   * the board gives a site off the lattice, for the refusal to say so; anything else is empty.
   */
  Optional<Site> parse(String name);

  /**
   * Returns the {@link Lattice#index(Site)} of the site that a name means; {@link #UNREADABLE} if
   * it means none. The text of a pass never gives a site of the lattice. A notation that many
   * records are read in may answer without making an object.
   */
  default int index(String name, Lattice lattice) {
    Optional<Site> site = parse(name);
    return site.isEmpty() ? UNREADABLE : lattice.index(site.get());
  }

  /** Whether this text is a pass. */
  default boolean isPass(String name) {
    return name.isEmpty() || name.equalsIgnoreCase("pass");
  }

  /** The label at the edge of a row; empty where the row has none. */
  String row(int row);

  /** Returns the length of the longest label of the first rows. */
  default int widestRow(int rows) {
    int widest = 0;
    for (int row = 0; row < rows; row++) {
      widest = Math.max(widest, row(row).length());
    }
    return widest;
  }

  /** The label at the edge of a column; empty where the column has none. */
  String column(int col);

  /** Returns a move as players write it: the site's name, or {@code pass}. */
  default String name(Move move) {
    return move instanceof Place place ? name(place.site()) : "pass";
  }
}

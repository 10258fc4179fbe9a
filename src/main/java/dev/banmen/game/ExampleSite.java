package dev.banmen.game;

import java.util.Optional;

/** Picks a site to name as an example: one on which somebody may move. */
public final class ExampleSite {
  private ExampleSite() {}

  /**
   * Returns the nearest site on which a move can be played; if there is none, the nearest open one.
   */
  public static Optional<Site> near(Position position, Site site) {
    Lattice lattice = position.lattice();
    Site nearest = null;
    boolean isPlayable = false;
    for (int i = lattice.nextOpen(0); i >= 0; i = lattice.nextOpen(i + 1)) {
      Site other = lattice.site(i);
      boolean isNearer = nearest == null || other.distance(site) < nearest.distance(site);
      if ((isNearer || !isPlayable) && isPlayable(position, other)) {
        nearest = other;
        isPlayable = true;
      } else if (isNearer && !isPlayable) {
        nearest = other;
      }
    }
    return Optional.ofNullable(nearest);
  }

  private static boolean isPlayable(Position position, Site site) {
    for (Side side : position.movers()) {
      if (position.miss(new Place(side, site)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Returns that site's name; {@code pass} on a board that takes nothing else. */
  public static String name(Position position, Site near) {
    return near(position, near).map(position.game().notation()::name).orElse("pass");
  }
}

package dev.banmen.record;

import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.record.Property;
import dev.banmen.game.record.Recordable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the sites in a property's values, rectangles included: {@code aa:cc} (SGF FF[4], compressed
 * point lists). Immutable.
 */
public final class Sites {
  private final Lattice lattice;
  private final Notation notation;

  /** Reads sites as written in records of this game. */
  public Sites(Game game) {
    lattice = game.lattice();
    notation = Recordable.notation(game);
  }

  /** The sites on the board in all values, in order. */
  public List<Site> of(Property property) {
    List<Site> sites = new ArrayList<>();
    for (String value : property.values()) {
      add(value, sites);
    }
    return sites;
  }

  public List<Site> of(String value) {
    List<Site> sites = new ArrayList<>();
    add(value, sites);
    return sites;
  }

  private void add(String value, List<Site> sites) {
    int colon = value.indexOf(':');
    Optional<Site> one = site(colon < 0 ? value : value.substring(0, colon));
    Optional<Site> other = colon < 0 ? one : site(value.substring(colon + 1));
    if (one.isEmpty() || other.isEmpty()) {
      return;
    }
    int top = Math.min(one.get().row(), other.get().row());
    int left = Math.min(one.get().col(), other.get().col());
    int bottom = Math.max(one.get().row(), other.get().row());
    int right = Math.max(one.get().col(), other.get().col());
    for (int row = top; row <= bottom; row++) {
      for (int col = left; col <= right; col++) {
        sites.add(new Site(row, col));
      }
    }
  }

  private Optional<Site> site(String name) {
    return notation.parse(name).filter(lattice::contains);
  }
}

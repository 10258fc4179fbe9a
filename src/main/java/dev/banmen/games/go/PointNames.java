package dev.banmen.games.go;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** Names points of a grid in sentences. Immutable. */
final class PointNames {
  /** How many points of a long list are named. */
  private static final int LISTED = 8;

  private final Lattice lattice;
  private final Notation notation;
  private final Words words;

  PointNames(Lattice lattice, Notation notation, Words words) {
    this.lattice = lattice;
    this.notation = notation;
    this.words = words;
  }

  String name(Site site) {
    return notation.name(site);
  }

  String name(Grid grid, int point) {
    return name(site(grid, point));
  }

  Site site(Grid grid, int point) {
    return lattice.site(grid.siteOf[point]);
  }

  List<Site> sites(Grid grid, List<Integer> points) {
    List<Site> sites = new ArrayList<>();
    points.forEach(point -> sites.add(site(grid, point)));
    return sites;
  }

  /** Lists the names of stones, only the first ones if there are many. */
  String names(List<Site> sites) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < Math.min(LISTED, sites.size()); i++) {
      names.append(i == 0 ? "" : " ").append(name(sites.get(i)));
    }
    return sites.size() <= LISTED
        ? names.toString()
        : words.text("list.more", names, sites.size() - LISTED);
  }

  String stones(int count) {
    return words.text("count.stones", count);
  }

  String liberties(int count) {
    return words.text("count.liberties", count);
  }

  /** Says that a place is off the board: its name, and where the board ends. */
  String offBoard(String key, Site site) {
    return words.text(
        key, name(site), notation.column(0), notation.column(lattice.cols() - 1), lattice.rows());
  }
}

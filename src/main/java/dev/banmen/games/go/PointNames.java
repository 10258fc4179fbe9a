package dev.banmen.games.go;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.text.WordList;
import dev.banmen.text.Words;
import java.util.ArrayList;
import java.util.List;

/** Names the points of a board in sentences. Immutable. */
final class PointNames {
  private static final int LISTED = 8; // of a long list

  private final Lattice lattice;
  private final Grid grid;
  private final Notation notation;
  private final Words words;

  PointNames(Lattice lattice, Notation notation, Words words) {
    this.lattice = lattice;
    grid = Grid.of(lattice.rows(), lattice.cols());
    this.notation = notation;
    this.words = words;
  }

  String name(Site site) {
    return notation.name(site);
  }

  String name(int point) {
    return name(site(point));
  }

  Site site(int point) {
    return lattice.site(grid.siteOf[point]);
  }

  List<Site> sites(List<Integer> points) {
    List<Site> sites = new ArrayList<>();
    points.forEach(point -> sites.add(site(point)));
    return sites;
  }

  /** Lists the names of sites, only the first ones if there are many. */
  String list(List<Site> sites) {
    List<String> names = sites.stream().map(this::name).toList();
    return WordList.firstSites(words.language(), names, LISTED);
  }

  String stones(int count) {
    return words.text("count.stones", count);
  }

  String liberties(int count) {
    return words.text("count.liberties", count);
  }

  String offBoard(String key, Site site) {
    return words.text(
        key, name(site), notation.column(0), notation.column(lattice.cols() - 1), lattice.rows());
  }
}

package dev.banmen.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.hex.HexFamily;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class OpeningsTest {
  private static final List<Site> FIRST = List.of(new Site(0, 1), new Site(2, 2));

  /** The names of an opening in all ways in which a square can be turned and mirrored. */
  private static Set<String> names(Game game) {
    Lattice lattice = game.lattice();
    Openings openings = new Openings(game, new OpeningNames(game));
    Set<String> names = new TreeSet<>();
    for (Symmetry way : Symmetry.of(lattice)) {
      names.add(openings.name(FIRST.stream().map(site -> way.of(site, lattice)).toList()));
    }
    return names;
  }

  @Test
  void onASquareAllEightAreOneOpening() {
    assertThat(names(Catalog.ALL.find("go").orElseThrow().game(Map.of("size", "5")))).hasSize(1);
  }

  @Test
  void inHexOnlyAHalfTurnLeavesAnOpeningTheSame() {
    assertThat(names(new HexFamily().game(Map.of("size", "5")))).hasSize(4);
  }

  @Test
  void aSymmetryTakesTheBoardToItself() {
    Lattice lattice = new HexFamily().game(Map.of("size", "4")).lattice();
    for (Symmetry way : Symmetry.of(lattice)) {
      Set<Site> seen = new TreeSet<>();
      for (int site = 0; site < lattice.size(); site++) {
        seen.add(way.of(lattice.site(site), lattice));
      }
      assertThat(seen).as(way.name()).hasSize(lattice.size()).allMatch(lattice::contains);
    }
  }
}

package dev.banmen.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.ExampleSite;
import dev.banmen.game.Family;
import dev.banmen.game.Game;
import dev.banmen.game.Move;
import dev.banmen.game.Notation;
import dev.banmen.game.Place;
import dev.banmen.game.Played;
import dev.banmen.game.Position;
import dev.banmen.game.Site;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A site named as an example can be typed and played. */
class SpecimenTest {
  static List<Family> families() {
    return Catalog.ALL.families();
  }

  @ParameterizedTest
  @MethodSource("families")
  void anExampleIsTheNearestSiteThatCanBePlayed(Family family) {
    Game game = family.game(Map.of());
    Position position = Position.start(game);
    SplittableRandom random = new SplittableRandom(9);
    for (int ply = 0; ply < 60; ply++) {
      List<Move> legal = position.legalMoves();
      List<Site> sites =
          legal.stream().filter(Place.class::isInstance).map(m -> ((Place) m).site()).toList();
      if (sites.isEmpty()) {
        return;
      }
      Site cursor = game.lattice().site(random.nextInt(game.lattice().size()));
      Site example = ExampleSite.near(position, cursor).orElseThrow();
      assertThat(sites).contains(example);
      int nearest = sites.stream().mapToInt(site -> distance(site, cursor)).min().getAsInt();
      assertThat(distance(example, cursor)).isEqualTo(nearest);
      Notation notation = game.notation();
      assertThat(notation.parse(ExampleSite.name(position, cursor)))
          .isEqualTo(Optional.of(example));
      position = ((Played) position.play(legal.get(random.nextInt(legal.size())))).after();
    }
  }

  private static int distance(Site one, Site other) {
    return Math.abs(one.row() - other.row()) + Math.abs(one.col() - other.col());
  }
}

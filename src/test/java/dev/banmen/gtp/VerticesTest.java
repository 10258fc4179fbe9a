package dev.banmen.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Ground;
import dev.banmen.game.Lattice;
import dev.banmen.game.Pass;
import dev.banmen.game.Place;
import dev.banmen.game.Side;
import dev.banmen.game.Site;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VerticesTest {
  private final Vertices vertices = new Vertices(Lattice.full(9, 25, Ground.CROSSINGS), false);

  @Test
  void columnsHaveNoIAndRowsCountFromTheBottom() {
    assertThat(vertices.name(new Site(0, 8))).isEqualTo("J9");
    assertThat(vertices.name(new Site(8, 24))).isEqualTo("Z1");
    assertThat(vertices.site("j9")).contains(new Site(0, 8));
    assertThat(vertices.site("I9")).isEmpty();
    assertThat(vertices.site("J10")).isEmpty();
    assertThat(vertices.site("J0")).isEmpty();
    assertThat(vertices.site("AA1")).isEmpty();
  }

  @Test
  void inOthelloRowsCountFromTheTop() {
    Vertices othello = new Vertices(Catalog.ALL.find("othello").orElseThrow().game(Map.of()));
    assertThat(othello.name(new Site(0, 0))).isEqualTo("A1");
    assertThat(othello.site("f5")).contains(new Site(4, 5));
    assertThat(othello.row(0)).isEqualTo(7);
    assertThat(othello.number(7)).isEqualTo("8");
    Vertices gomoku = new Vertices(Catalog.ALL.find("gomoku").orElseThrow().game(Map.of()));
    assertThat(gomoku.name(new Site(0, 0))).isEqualTo("A15");
    assertThat(gomoku.row(0)).isZero();
  }

  @Test
  void aPassIsAMoveButNoSite() {
    assertThat(vertices.move(Side.WHITE, "PASS")).contains(new Pass(Side.WHITE));
    assertThat(vertices.move(Side.WHITE, "a1")).contains(new Place(Side.WHITE, new Site(8, 0)));
    assertThat(vertices.move(Side.WHITE, "passe")).isEmpty();
    assertThat(vertices.site("pass")).isEmpty();
  }
}

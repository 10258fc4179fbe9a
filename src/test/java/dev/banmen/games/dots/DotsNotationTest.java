package dev.banmen.games.dots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.game.Lattice;
import dev.banmen.game.Notation;
import dev.banmen.game.Site;
import dev.banmen.game.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DotsNotationTest {
  private final DotsGame game = new DotsGame(new Size(4, 6), Ties.DRAW);
  private final Lattice lattice = game.lattice();
  private final Notation notation = game.notation();

  @Test
  void theRowComesFirstAndTheUpperOrLeftPointFirst() {
    assertThat(notation.name(new Site(0, 1))).isEqualTo("1,1-1,2");
    assertThat(notation.name(new Site(1, 0))).isEqualTo("1,1-2,1");
    assertThat(notation.name(new Site(6, 9))).isEqualTo("4,5-4,6");
  }

  @Test
  void everySiteHasItsOwnName() {
    for (int index = 0; index < lattice.size(); index++) {
      Site site = lattice.site(index);
      assertThat(notation.parse(notation.name(site))).contains(site);
    }
  }

  @Test
  void eitherPointMayComeFirst() {
    assertThat(notation.parse("1,2-1,1")).contains(new Site(0, 1));
    assertThat(notation.parse("2,1 - 1,1")).contains(new Site(1, 0));
    assertThat(notation.parse("02,01-1,1")).contains(new Site(1, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,1-2,2", "1,2-2,1", "3,3-3,3", "2,2", "1,1-1,3", "1,1-1,4", "1,1-4,6"})
  void pointsThatAreNoNeighboursGiveASiteThatIsNoLine(String name) {
    Site site = notation.parse(name).orElseThrow();
    assertThat(lattice.contains(site)).isTrue();
    assertThat(lattice.isOpen(site)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0,1-1,1",
        "1,0-1,1",
        "0,1-2,1",
        "4,1-5,1",
        "1,6-1,7",
        "1,1-1,7",
        "5,6-4,6",
        "0,0",
        "1,1-0,6",
        "1,7-5,1",
        "1,1-99999999999999999999,1"
      })
  void pointsOffTheBoardGiveASiteOffTheLattice(String name) {
    assertThat(lattice.contains(notation.parse(name).orElseThrow())).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "1", "1,", "a,1-1,1", "1,1-1", "-1,1-1,1", "1,1-1,2-1,3", "D4", "١,١"})
  void anythingElseIsNoName(String name) {
    assertThat(notation.parse(name)).isEmpty();
  }

  @Test
  void labelsStandAtTheDots() {
    assertThat(notation.row(0)).isEqualTo("1");
    assertThat(notation.row(1)).isEmpty();
    assertThat(notation.column(10)).isEqualTo("6");
    assertThat(notation.column(9)).isEmpty();
  }
}

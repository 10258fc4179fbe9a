package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Game;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import dev.banmen.tui.canvas.Extent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A board that is turned or mirrored is the same board: only where its sites are seen changes. */
class TurnedBoardTest {
  private static Game game(String id, String size) {
    return Catalog.ALL.find(id).orElseThrow().game(Map.of("size", size));
  }

  private static List<BoardLook> looks(Lattice lattice) {
    List<BoardLook> looks = new ArrayList<>();
    BoardLook look = BoardLook.PLAIN;
    for (int i = 0; i < 4; i++) {
      looks.add(look);
      looks.add(look.flipped());
      look = look.rotated(lattice);
    }
    return looks;
  }

  @ParameterizedTest
  @CsvSource({"go,9", "go,5x7", "othello,8", "dots,6", "dots,3x5"})
  void turningFourTimesAndFlippingTwiceIsNothing(String id, String size) {
    Lattice lattice = game(id, size).lattice();
    BoardLook look = BoardLook.PLAIN.flipped();
    assertThat(look.flipped()).isEqualTo(BoardLook.PLAIN);
    assertThat(look.rotated(lattice)).isNotEqualTo(look);
    BoardLook turned = look.rotated(lattice).rotated(lattice).rotated(lattice).rotated(lattice);
    assertThat(turned).isEqualTo(look);
    assertThat(new HashSet<>(looks(lattice))).hasSize(lattice.rows() == lattice.cols() ? 8 : 4);
  }

  /** For each pair, what one does after the other is what their product does. */
  @ParameterizedTest
  @CsvSource({"go,5", "dots,3"})
  void symmetriesFollowEachOther(String id, String size) {
    Lattice lattice = game(id, size).lattice();
    Site site = new Site(1, 3);
    for (Symmetry one : Symmetry.values()) {
      assertThat(one.then(one.inverse())).isEqualTo(Symmetry.IDENTITY);
      for (Symmetry other : Symmetry.values()) {
        assertThat(one.then(other).of(site, lattice))
            .as("%s, %s", one, other)
            .isEqualTo(other.of(one.of(site, lattice), lattice));
      }
    }
  }

  /** In each way to see it, at two sizes, and where only a part of it fits. */
  @ParameterizedTest
  @CsvSource({"go,9,80", "go,9,20", "go,5x7,80", "othello,8,80", "dots,6,60", "dots,6,20"})
  void aClickOnASiteReachesTheSiteThatIsDrawnThere(String id, String size, int cols) {
    Game game = game(id, size);
    Lattice lattice = game.lattice();
    for (BoardLook look : looks(lattice)) {
      Site middle = lattice.site(lattice.size() / 2);
      Extent area = Extent.of(cols, cols / 2);
      BoardView view = new BoardView(lattice, game.notation(), area, middle).seenAs(look);
      Set<List<Integer>> places = new HashSet<>();
      for (int i = 0; i < lattice.size(); i++) {
        Site site = lattice.site(i);
        int x = view.window().x() + view.x(site);
        int y = view.window().y() + view.y(site);
        assertThat(places.add(List.of(x, y))).isTrue();
        if (view.window().contains(x, y)) {
          assertThat(view.siteAt(x, y)).as("%s of %s", site, look).isEqualTo(site);
        }
      }
    }
  }

  /** What the cursor's step looks like on the screen does not depend on how the board is turned. */
  @ParameterizedTest
  @CsvSource({"go,9", "othello,8", "dots,6"})
  void anArrowGoesWhereItPoints(String id, String size) {
    Game game = game(id, size);
    Lattice lattice = game.lattice();
    Site plain = lattice.site(lattice.nextOpen(lattice.size() / 2));
    for (BoardLook look : looks(lattice)) {
      Symmetry back = look.turn().inverse();
      Site real = back.of(plain, lattice);
      for (int[] way : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
        Site there = CursorStep.from(real, way[0], way[1], lattice, look.turn());
        Site expected = CursorStep.from(plain, way[0], way[1], lattice, Symmetry.IDENTITY);
        assertThat(look.turn().of(there, lattice)).as("%s", look).isEqualTo(expected);
      }
    }
  }
}

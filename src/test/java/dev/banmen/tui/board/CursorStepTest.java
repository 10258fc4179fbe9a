package dev.banmen.tui.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.banmen.catalog.Catalog;
import dev.banmen.game.Lattice;
import dev.banmen.game.Site;
import dev.banmen.game.Symmetry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cursor steps over sites that take moves, and over nothing else. */
class CursorStepTest {
  private static final int[][] WAYS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

  private static Lattice lattice(String game, String size) {
    return Catalog.ALL.find(game).orElseThrow().game(Map.of("size", size)).lattice();
  }

  private static List<Site> open(Lattice lattice) {
    List<Site> open = new ArrayList<>();
    for (int i = lattice.nextOpen(0); i >= 0; i = lattice.nextOpen(i + 1)) {
      open.add(lattice.site(i));
    }
    return open;
  }

  private static Site step(Site site, int[] way, Lattice lattice) {
    return CursorStep.from(site, way[0], way[1], lattice, Symmetry.IDENTITY);
  }

  /** How many keys each site is away from one. */
  private static Map<Site, Integer> away(Site from, Lattice lattice) {
    Map<Site, Integer> away = new HashMap<>(Map.of(from, 0));
    Deque<Site> left = new ArrayDeque<>(List.of(from));
    while (!left.isEmpty()) {
      Site site = left.remove();
      for (int[] way : WAYS) {
        Site next = step(site, way, lattice);
        if (away.putIfAbsent(next, away.get(site) + 1) == null) {
          left.add(next);
        }
      }
    }
    return away;
  }

  @ParameterizedTest
  @CsvSource({"go,9", "go,1", "othello,8", "gomoku,15", "dots,6", "dots,2", "dots,2x5", "dots,5x2"})
  void everySiteThatTakesAMoveIsReachedAndTheOppositeKeyComesBack(String game, String size) {
    Lattice lattice = lattice(game, size);
    List<Site> open = open(lattice);
    for (Site from : open) {
      assertThat(away(from, lattice).keySet()).containsExactlyInAnyOrderElementsOf(open);
      for (int[] way : WAYS) {
        Site there = step(from, way, lattice);
        Site back = step(there, new int[] {-way[0], -way[1]}, lattice);
        if (!there.equals(from)) { // it was not at the edge
          assertThat(back).as("%s by way of %s", from, there).isEqualTo(from);
        }
      }
    }
  }

  /** As many keys as there are sites between, or a few more. */
  @Test
  void noLineIsMuchFurtherThanItLooks() {
    Lattice lattice = lattice("dots", "6");
    for (Site from : open(lattice)) {
      away(from, lattice)
          .forEach(
              (to, keys) -> {
                int rows = Math.abs(from.row() - to.row());
                int cols = Math.abs(from.col() - to.col());
                assertThat(keys).as("%s %s", from, to).isLessThanOrEqualTo(rows + cols / 2 + 2);
              });
    }
  }

  @Test
  void leftAndRightFollowTheLinesAndDownGoesRoundABox() {
    Lattice lattice = lattice("dots", "3");
    assertThat(CursorStep.from(new Site(0, 1), 0, 1, lattice, Symmetry.IDENTITY))
        .isEqualTo(new Site(0, 3));
    assertThat(CursorStep.from(new Site(0, 1), 1, 0, lattice, Symmetry.IDENTITY))
        .isEqualTo(new Site(1, 0));
    assertThat(CursorStep.from(new Site(0, 1), 2, 0, lattice, Symmetry.IDENTITY))
        .isEqualTo(new Site(2, 1));
    assertThat(CursorStep.from(new Site(1, 0), 0, 4, lattice, Symmetry.IDENTITY))
        .isEqualTo(new Site(1, 4));
    assertThat(CursorStep.from(new Site(1, 4), 1, 0, lattice, Symmetry.IDENTITY))
        .isEqualTo(new Site(3, 4));
  }

  /** A click may put the cursor on a dot or a box: the next key goes to the line beside it. */
  @Test
  void fromADotOrABoxEachKeyGoesToTheLineBesideIt() {
    Lattice lattice = lattice("dots", "3");
    for (Site site : new Site[] {new Site(1, 1), new Site(2, 2)}) {
      for (int[] way : WAYS) {
        assertThat(step(site, way, lattice)).isEqualTo(site.plus(way[0], way[1]));
      }
    }
    assertThat(CursorStep.from(new Site(0, 0), -1, 0, lattice, Symmetry.IDENTITY))
        .isEqualTo(new Site(0, 0));
  }
}
